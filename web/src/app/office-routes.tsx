import { Navigate, Route, Routes, useParams } from 'react-router';
import { paths } from '../lib/paths.ts';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { officePart } from './office-part.tsx';

const StartScreen = officePart(
  async () => (await import('../screens/start/start-screen.tsx')).StartScreen,
);
const DashboardScreen = officePart(
  async () => (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
);
const UsersScreen = officePart(
  async () => (await import('../screens/users/users-screen.tsx')).UsersScreen,
);
const AddUserScreen = officePart(
  async () => (await import('../screens/users/add-user-screen.tsx')).AddUserScreen,
);
const UserScreen = officePart(
  async () => (await import('../screens/users/user-screen.tsx')).UserScreen,
);
const UserDeletedScreen = officePart(
  async () => (await import('../screens/users/user-deleted-screen.tsx')).UserDeletedScreen,
);
const InvitesScreen = officePart(
  async () => (await import('../screens/invites/invites-screen.tsx')).InvitesScreen,
);
const AdjectivesScreen = officePart(
  async () => (await import('../screens/adjectives/adjectives-screen.tsx')).AdjectivesScreen,
);
const AddAdjectiveScreen = officePart(
  async () => (await import('../screens/adjectives/add-adjective-screen.tsx')).AddAdjectiveScreen,
);
const AdjectiveScreen = officePart(
  async () => (await import('../screens/adjectives/adjective-screen.tsx')).AdjectiveScreen,
);
const AdjectiveDeletedScreen = officePart(
  async () =>
    (await import('../screens/adjectives/adjective-deleted-screen.tsx')).AdjectiveDeletedScreen,
);
const FragrancesScreen = officePart(
  async () => (await import('../screens/fragrances/fragrances-screen.tsx')).FragrancesScreen,
);
const AddFragranceScreen = officePart(
  async () => (await import('../screens/fragrances/add-fragrance-screen.tsx')).AddFragranceScreen,
);
const FragranceScreen = officePart(
  async () => (await import('../screens/fragrances/fragrance-screen.tsx')).FragranceScreen,
);
const FragranceDeletedScreen = officePart(
  async () =>
    (await import('../screens/fragrances/fragrance-deleted-screen.tsx')).FragranceDeletedScreen,
);
const ProvidersScreen = officePart(
  async () => (await import('../screens/providers/providers-screen.tsx')).ProvidersScreen,
);
const AddProviderScreen = officePart(
  async () => (await import('../screens/providers/add-provider-screen.tsx')).AddProviderScreen,
);
const ProviderScreen = officePart(
  async () => (await import('../screens/providers/provider-screen.tsx')).ProviderScreen,
);
const ProviderDeletedScreen = officePart(
  async () =>
    (await import('../screens/providers/provider-deleted-screen.tsx')).ProviderDeletedScreen,
);
const InventoryScreen = officePart(
  async () => (await import('../screens/providers/inventory/inventory-screen.tsx')).InventoryScreen,
);
const QuestionsScreen = officePart(
  async () => (await import('../screens/questions/questions-screen.tsx')).QuestionsScreen,
);
const AddQuestionScreen = officePart(
  async () => (await import('../screens/questions/add-question-screen.tsx')).AddQuestionScreen,
);
const QuestionScreen = officePart(
  async () => (await import('../screens/questions/question-screen.tsx')).QuestionScreen,
);
const QuestionDeletedScreen = officePart(
  async () =>
    (await import('../screens/questions/question-deleted-screen.tsx')).QuestionDeletedScreen,
);
const HistoryScreen = officePart(
  async () => (await import('../screens/history/history-screen.tsx')).HistoryScreen,
);
const UserLogsScreen = officePart(
  async () => (await import('../screens/user-logs/user-logs-screen.tsx')).UserLogsScreen,
);
const AuditScreen = officePart(
  async () => (await import('../screens/audit/audit-screen.tsx')).AuditScreen,
);
const PeopleScreen = officePart(
  async () => (await import('../screens/people/people-screen.tsx')).PeopleScreen,
);
const ChangesScreen = officePart(
  async () => (await import('../screens/changes/changes-screen.tsx')).ChangesScreen,
);
const JobsScreen = officePart(
  async () => (await import('../screens/jobs/jobs-screen.tsx')).JobsScreen,
);
const InsightScreen = officePart(
  async () => (await import('../screens/insight/insight-screen.tsx')).InsightScreen,
);
const StyleGuideScreen = officePart(
  async () => (await import('../screens/style-guide/style-guide-screen.tsx')).StyleGuideScreen,
);

/** The routes of the back office, and the not-found page. */
export function OfficeRoutes() {
  return (
    <Routes>
      <Route path={paths.start.path} element={<StartScreen />} />
      <Route path={paths.dashboard.path} element={<DashboardScreen />} />
      <Route path={paths.users.path} element={<UsersScreen />} />
      <Route path={paths.addUser.path} element={<AddUserScreen />} />
      <Route path={paths.user.path} element={<UserScreen />} />
      <Route path={paths.userDeleted.path} element={<UserDeletedScreen />} />
      <Route path={paths.invites.path} element={<InvitesScreen />} />
      <Route path={paths.adjectives.path} element={<AdjectivesScreen />} />
      <Route path={paths.addAdjective.path} element={<AddAdjectiveScreen />} />
      <Route path={paths.adjective.path} element={<AdjectiveScreen />} />
      <Route path={paths.adjectiveDeleted.path} element={<AdjectiveDeletedScreen />} />
      <Route path={paths.fragrances.path} element={<FragrancesScreen />} />
      <Route path={paths.addFragrance.path} element={<AddFragranceScreen />} />
      <Route path={paths.fragrance.path} element={<FragranceScreen />} />
      <Route path={paths.fragranceDeleted.path} element={<FragranceDeletedScreen />} />
      <Route path={paths.providers.path} element={<ProvidersScreen />} />
      <Route path={paths.addProvider.path} element={<AddProviderScreen />} />
      <Route path={paths.provider.path} element={<ProviderScreen />} />
      <Route path={paths.providerDeleted.path} element={<ProviderDeletedScreen />} />
      <Route path={paths.providerDeletedByName.path} element={<ProviderDeletedScreen />} />
      <Route path={paths.inventory.path} element={<InventoryScreen />} />
      <Route path={paths.questions.path} element={<QuestionsScreen />} />
      <Route path={paths.addQuestion.path} element={<AddQuestionScreen />} />
      <Route path={paths.question.path} element={<QuestionScreen />} />
      <Route path={paths.questionDeleted.path} element={<QuestionDeletedScreen />} />
      <Route path={paths.questionUpdate.path} element={<ToQuestion />} />
      <Route
        path={`${paths.result.path}/download-answers`}
        element={<ToDownload download="answers" />}
      />
      <Route
        path={`${paths.result.path}/download-fragrances`}
        element={<ToDownload download="fragrances" />}
      />
      <Route path={paths.quizResults.path} element={<HistoryScreen />} />
      <Route path={paths.userLogs.path} element={<UserLogsScreen />} />
      <Route path={paths.audit.path} element={<AuditScreen />} />
      <Route path={paths.people.path} element={<PeopleScreen />} />
      <Route path={paths.changes.path} element={<ChangesScreen />} />
      <Route path={paths.jobs.path} element={<JobsScreen />} />
      <Route path={paths.insight.path} element={<InsightScreen />} />
      <Route path={paths.styleGuide.path} element={<StyleGuideScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** The specification's route table has this placeholder; its content is on the question's page. */
function ToQuestion() {
  const { questionId = '' } = useParams();
  return <Navigate to={paths.question.getHref(questionId)} replace />;
}

/** The specification's placeholders lead to the results, where an Admin's download starts. */
function ToDownload({ download }: { download: 'answers' | 'fragrances' }) {
  const { resultId = '' } = useParams();
  return <Navigate to={paths.result.getHref(resultId)} state={{ download }} replace />;
}
