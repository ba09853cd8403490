import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const userLogs: Feature = {
  label: ({ tiles }) => tiles.userLogs,
  icon: 'M12 3.5h3a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-3M3 10h9M8.8 6.6 12.2 10l-3.4 3.4',
  href: () => paths.userLogs.getHref(),
  screens: {
    [paths.userLogs.path]: async () => (await import('./user-logs-screen.tsx')).UserLogsScreen,
  },
};
