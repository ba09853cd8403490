import { paths } from '../../lib/paths.ts';
import { type Feature, recordKind } from '../feature.ts';

export const fragranceKind = recordKind('fragrances', {
  list: paths.fragrances,
  add: paths.addFragrance,
  one: paths.fragrance,
});

export const fragrances: Feature = {
  label: ({ parts }) => parts.jumpTargets.fragrances,
  icon: 'M10 2.8c3 3.6 4.8 6 4.8 8.7a4.8 4.8 0 0 1-9.6 0c0-2.7 1.8-5.1 4.8-8.7Z',
  href: () => paths.fragrances.getHref(),
  screens: {
    [paths.fragrances.path]: async () => (await import('./fragrances-screen.tsx')).FragrancesScreen,
    [paths.addFragrance.path]: async () =>
      (await import('./add-fragrance-screen.tsx')).AddFragranceScreen,
    [paths.fragrance.path]: async () => (await import('./fragrance-screen.tsx')).FragranceScreen,
    [paths.fragranceDeleted.path]: async () =>
      (await import('./fragrance-deleted-screen.tsx')).FragranceDeletedScreen,
  },
  record: fragranceKind,
  waits: ['draftFragrances'],
};
