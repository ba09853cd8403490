import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const people: Feature = {
  label: ({ rail }) => rail.people,
  icon: 'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5v-1a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v1M13 7h4M13 10h4',
  href: () => paths.people.getHref(),
  screens: {
    [paths.people.path]: async () => (await import('./people-screen.tsx')).PeopleScreen,
  },
};
