import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const jobs: Feature = {
  label: ({ rail }) => rail.jobs,
  icon: 'M5 3h10M5 17h10M6.2 3v2.4c0 1.9 3.8 2.9 3.8 4.6s-3.8 2.7-3.8 4.6V17M13.8 3v2.4c0 1.9-3.8 2.9-3.8 4.6s3.8 2.7 3.8 4.6V17',
  href: () => paths.jobs.getHref(),
  screens: {
    [paths.jobs.path]: async () => (await import('./jobs-screen.tsx')).JobsScreen,
  },
  waits: ['failedJobs'],
};
