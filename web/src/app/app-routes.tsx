import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { InviteScreen } from '../screens/invite/invite-screen.tsx';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { QuizWithoutIdScreen } from '../screens/quiz/quiz-without-id-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { insist, lazyPart } from './lazy-part.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const loadQuiz = async () => (await import('../screens/quiz/quiz-screen.tsx')).QuizScreen;
const loadResults = async () =>
  (await import('../screens/results/results-screen.tsx')).ResultsScreen;

const QuizScreen = lazyPart(loadQuiz);
const ResultsScreen = lazyPart(loadResults);
const LoginScreen = lazyPart(
  async () => (await import('../screens/login/login-screen.tsx')).LoginScreen,
);
const StartScreen = lazyPart(
  async () => (await import('../screens/start/start-screen.tsx')).StartScreen,
);
const DashboardScreen = lazyPart(
  async () => (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
);
const UsersScreen = lazyPart(
  async () => (await import('../screens/users/users-screen.tsx')).UsersScreen,
);
const AddUserScreen = lazyPart(
  async () => (await import('../screens/users/add-user-screen.tsx')).AddUserScreen,
);
const UserScreen = lazyPart(
  async () => (await import('../screens/users/user-screen.tsx')).UserScreen,
);
const UserDeletedScreen = lazyPart(
  async () => (await import('../screens/users/user-deleted-screen.tsx')).UserDeletedScreen,
);
const InvitesScreen = lazyPart(
  async () => (await import('../screens/invites/invites-screen.tsx')).InvitesScreen,
);
const StyleGuideScreen = lazyPart(
  async () => (await import('../screens/style-guide/style-guide-screen.tsx')).StyleGuideScreen,
);

export function AppRoutes() {
  useRespondentsNextScreens();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route path={paths.home.path} element={<InviteScreen />} />
          <Route path={paths.invite.path} element={<InviteScreen />} />
          <Route path={paths.login.path} element={<LoginScreen />} />
          <Route path={paths.start.path} element={<StartScreen />} />
          <Route path={paths.quizWithoutId.path} element={<QuizWithoutIdScreen />} />
          <Route path={paths.quiz.path} element={<QuizScreen />} />
          <Route path={paths.quizComplete.path} element={<ResultsScreen />} />
          <Route path={paths.result.path} element={<ResultsScreen />} />
          <Route path={paths.dashboard.path} element={<DashboardScreen />} />
          <Route path={paths.users.path} element={<UsersScreen />} />
          <Route path={paths.addUser.path} element={<AddUserScreen />} />
          <Route path={paths.user.path} element={<UserScreen />} />
          <Route path={paths.userDeleted.path} element={<UserDeletedScreen />} />
          <Route path={paths.invites.path} element={<InvitesScreen />} />
          <Route path={paths.styleGuide.path} element={<StyleGuideScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** While a person types or answers, what comes next is fetched: it opens at once, and also without a network. */
function useRespondentsNextScreens() {
  useEffect(() => {
    const timer = setTimeout(() => {
      insist(loadQuiz).catch(() => {});
      insist(loadResults).catch(() => {});
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}
