import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const insight: Feature = {
  label: ({ rail }) => rail.insight,
  icon: 'M3.5 16.5h13M5.5 13.5V9M10 13.5v-10M14.5 13.5v-7',
  href: () => paths.insight.getHref(),
  screens: {
    [paths.insight.path]: async () => (await import('./insight-screen.tsx')).InsightScreen,
  },
};
