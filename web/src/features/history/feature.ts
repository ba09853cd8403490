import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const quizResults: Feature = {
  label: ({ parts }) => parts.history,
  icon: 'M3.2 7.5A7.2 7.2 0 1 1 2.8 10M3 3.8v3.9h3.9M10 6.2V10l2.8 1.7',
  href: () => paths.quizResults.getHref(),
  screens: {
    [paths.quizResults.path]: async () => (await import('./history-screen.tsx')).HistoryScreen,
  },
  pageOf: paths.result.getHref,
  begin: { label: ({ office }) => office.dashboard.beginQuiz, href: paths.start.getHref() },
};
