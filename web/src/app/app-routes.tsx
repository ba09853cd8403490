import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { InviteScreen } from '../screens/invite/invite-screen.tsx';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { QuizWithoutIdScreen } from '../screens/quiz/quiz-without-id-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const loadQuiz = () => import('../screens/quiz/quiz-screen.tsx');
const loadResults = () => import('../screens/results/results-screen.tsx');

const QuizScreen = lazy(async () => ({ default: (await loadQuiz()).QuizScreen }));
const ResultsScreen = lazy(async () => ({ default: (await loadResults()).ResultsScreen }));
const LoginScreen = lazy(async () => ({
  default: (await import('../screens/login/login-screen.tsx')).LoginScreen,
}));
const StartScreen = lazy(async () => ({
  default: (await import('../screens/start/start-screen.tsx')).StartScreen,
}));
const DashboardScreen = lazy(async () => ({
  default: (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
}));
const UsersScreen = lazy(async () => ({
  default: (await import('../screens/users/users-screen.tsx')).UsersScreen,
}));
const AddUserScreen = lazy(async () => ({
  default: (await import('../screens/users/add-user-screen.tsx')).AddUserScreen,
}));
const UserScreen = lazy(async () => ({
  default: (await import('../screens/users/user-screen.tsx')).UserScreen,
}));
const UserDeletedScreen = lazy(async () => ({
  default: (await import('../screens/users/user-deleted-screen.tsx')).UserDeletedScreen,
}));
const InvitesScreen = lazy(async () => ({
  default: (await import('../screens/invites/invites-screen.tsx')).InvitesScreen,
}));
const StyleGuideScreen = lazy(async () => ({
  default: (await import('../screens/style-guide/style-guide-screen.tsx')).StyleGuideScreen,
}));

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
      loadQuiz().catch(() => {});
      loadResults().catch(() => {});
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}
