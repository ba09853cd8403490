import { Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { lazyPart, retryOnce } from '../lib/browser/lazy-part.tsx';
import { paths } from '../lib/paths.ts';
import { preloadQuizResult } from '../lib/preload-quiz-result.ts';
import { InviteScreen } from '../screens/invite/invite-screen.tsx';
import { QuizWithoutIdScreen } from '../screens/quiz/quiz-without-id-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const loadQuiz = async () => (await import('../screens/quiz/quiz-screen.tsx')).QuizScreen;
const loadResults = async () =>
  (await import('../screens/results/results-screen.tsx')).ResultsScreen;

const QuizScreen = lazyPart(loadQuiz);
const ResultsScreen = lazyPart(loadResults);
const LoginScreen = lazyPart(
  async () => (await import('../screens/login/login-screen.tsx')).LoginScreen,
);
// One chunk for the whole office, because a list of all its screens and files would enlarge the respondents' first
// page.
const OfficeRoutes = lazyPart(async () => (await import('./office-routes.tsx')).OfficeRoutes);

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
          <Route path={paths.quizWithoutId.path} element={<QuizWithoutIdScreen />} />
          <Route path={paths.quiz.path} element={<QuizScreen />} />
          <Route path={paths.quizComplete.path} element={<ResultsScreen />} />
          <Route path={paths.result.path} element={<ResultsScreen />} />
          <Route path="*" element={<OfficeRoutes />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** How long nothing is drawn, so that a screen need not replace a skeleton. After it, the page says that it is loading. */
const PATIENCE_MS = 200;
/** What has come by then still has to be read. */
const READING_MS = 50;

/**
 * Waits for what a link right to a quiz or its results shows: code and data are on their way since index.html. Drawn in
 * one go, it is there sooner on a slow phone than after a skeleton that it replaces. For the data, which may take long
 * when the code is in the browser's cache, it waits no longer than since index.html has asked. The code is waited for
 * from now on: it comes with this file or right after it, and React keeps a skeleton that stands for code for 300 ms.
 */
export async function preloadScreen(pathname: string) {
  const screens = [
    [paths.quiz.path, QuizScreen],
    [paths.quizComplete.path, ResultsScreen],
    [paths.result.path, ResultsScreen],
  ] as const;
  for (const [path, screen] of screens) {
    const id = matchPath(path, pathname)?.params.resultId;
    if (id === undefined) continue;
    const [navigation] = performance.getEntriesByType('navigation');
    const asked = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
    const data = preloadQuizResult(id).catch(() => {});
    await inTime(screen.preload(), performance.now());
    await inTime(data, asked);
  }
}

/** Waits until it is there, has failed, or the patience since then has ended. */
async function inTime(wanted: Promise<unknown>, since: number) {
  const left = Math.max(READING_MS, since + PATIENCE_MS - performance.now());
  await Promise.race([wanted, new Promise((enough) => setTimeout(enough, left))]).catch(() => {});
}

/** Prefetches the respondent's next screens, so that they open at once and also offline. */
function useRespondentsNextScreens() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadQuiz, loadResults]) retryOnce<unknown>(load).catch(() => {});
    }, 1500);
    return () => clearTimeout(timer);
  }, []);
}
