import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { defineFinder } from '../finder.ts';
import { adjectiveKind } from './feature.ts';

export const finder = defineFinder({
  name: 'adjectives',
  useRows: useAdjectives,
  textOf: ({ name }) => name,
  hitOf: ({ id, name }) => ({
    label: name,
    picture: { kind: 'icon', name: 'adjectives' },
    href: adjectiveKind.recordHref(id),
  }),
});
