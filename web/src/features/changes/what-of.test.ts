import type { ChangeSet } from '@vse/domain/records/change-sets';
import { expect, test } from 'vitest';
import texts from '../../lib/words/changes/en.json';
import { isolatedWords } from '../../lib/words/isolated-words.ts';
import { officeWords } from '../../lib/words/office-words.ts';
import type { ChangesWords } from '../../lib/words/types.ts';
import { whatOf } from './what-of.ts';

const changes = isolatedWords<ChangesWords>(texts, 'en');
const words = { changes, fragrances: (await officeWords()).fragrances, number: String };
const set = (part: Partial<ChangeSet>) =>
  ({ kind: 'fragrance', fields: [], total: 12, undoes: null, ...part }) as ChangeSet;

test.each<[Partial<ChangeSet>, string]>([
  [{ fields: [{ field: 'publishState', value: 'Published' }] }, 'Published 12 fragrances'],
  [{ fields: [{ field: 'publishState', value: 'Draft' }], total: 1 }, 'Set 1 fragrance to Draft'],
  [{ fields: [{ field: 'family', value: 'Woody' }] }, 'Family Woody for 12 fragrances'],
  [{ fields: [{ field: 'family', value: '' }] }, 'Changed 12 fragrances'],
  [
    {
      fields: [
        { field: 'family', value: 'Woody' },
        { field: 'collection', value: 'Core' },
      ],
    },
    'Changed 12 fragrances',
  ],
  [
    { kind: 'provider', fields: [{ field: 'add', value: '5' }], total: 1 },
    'Inventory of 1 provider: 5 added',
  ],
  [
    {
      kind: 'provider',
      fields: [
        { field: 'take', value: '2' },
        { field: 'add', value: '5' },
      ],
      total: 2,
    },
    'Inventories of 2 providers: 5 added, 2 removed',
  ],
  [
    { kind: 'provider', fields: [{ field: 'add', value: '' }], total: 2 },
    'Inventories of 2 providers',
  ],
  [{ undoes: 'set', total: 3 }, 'Undid a change of 3 records'],
])('a change set with %j is named', (part, text) => {
  expect(whatOf(set(part), words)).toBe(text);
});
