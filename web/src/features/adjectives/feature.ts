import { paths } from '../../lib/paths.ts';
import { type Feature, recordKind } from '../feature.ts';

export const adjectiveKind = recordKind('adjectives', {
  list: paths.adjectives,
  add: paths.addAdjective,
  one: paths.adjective,
});

export const adjectives: Feature = {
  label: ({ parts }) => parts.jumpTargets.adjectives,
  icon: 'M3.5 3.5h6l7 7-6 6-7-7zM7 7v.1',
  href: () => paths.adjectives.getHref(),
  screens: {
    [paths.adjectives.path]: async () => (await import('./adjectives-screen.tsx')).AdjectivesScreen,
    [paths.addAdjective.path]: async () =>
      (await import('./add-adjective-screen.tsx')).AddAdjectiveScreen,
    [paths.adjective.path]: async () => (await import('./adjective-screen.tsx')).AdjectiveScreen,
    [paths.adjectiveDeleted.path]: async () =>
      (await import('./adjective-deleted-screen.tsx')).AdjectiveDeletedScreen,
  },
  record: adjectiveKind,
};
