import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const dashboard: Feature = {
  label: ({ parts }) => parts.dashboard,
  icon: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  href: () => paths.dashboard.getHref(),
  screens: {
    [paths.dashboard.path]: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  },
};
