import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const changes: Feature = {
  label: ({ rail }) => rail.changes,
  icon: 'm10 3 7.2 3.6L10 10.2 2.8 6.6ZM2.8 10.1l7.2 3.6 7.2-3.6M2.8 13.4 10 17l7.2-3.6',
  href: () => paths.changes.getHref(),
  screens: {
    [paths.changes.path]: async () => (await import('./changes-screen.tsx')).ChangesScreen,
  },
};
