import { NewFragrance } from '@vse/domain/records/fragrances';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { fragranceKind, onlyFragrance } from '../../api/src/services/catalogue/fragrances.ts';
import { type OpenedContext, openContext } from '../../tests/support/context.ts';
import { manyFragrances } from './many-fragrances.ts';

let opened: OpenedContext;
beforeAll(() => {
  opened = openContext({});
});
afterAll(() => opened.stop());

test('2,200 generated fragrances are valid, each with a SKU of its own', () => {
  const made = manyFragrances(2200, ['calm', 'bright', 'warm']);
  expect(made).toHaveLength(2200);
  for (const fragrance of made) expect(NewFragrance.parse(fragrance)).toEqual(fragrance);
  expect(new Set(made.map(({ sku }) => sku)).size).toBe(2200);
});

const LETTERS = fc.constantFrom(...('aÉßŻçжΩԾყאدگचমமด夜木동አ𠮷🌹½ ’-'.match(/./gu) ?? []));
const words = (most: number) =>
  fc
    .string({ unit: LETTERS, minLength: 1, maxLength: most })
    .map((text) => text.trim())
    .filter((text) => text !== '');

test('a name and texts in every script are stored unchanged', async () => {
  const [sample] = manyFragrances(1, []);
  if (!sample) throw new Error('The generator made nothing');
  let number = 0;
  await fc.assert(
    fc.asyncProperty(words(90), words(400), words(4900), async (name, short, long) => {
      const texts = { name, shortDescription: short, longDescription: long };
      const sku = `SCRIPT-${number++}`;
      const fragrance = NewFragrance.parse({ ...sample, ...texts, sku });
      const id = await addRecord(opened.context, fragranceKind, sku, fragrance);
      expect((await onlyFragrance(opened.context, id)).items[0]).toMatchObject({ ...texts, sku });
    }),
    { numRuns: 50 },
  );
});
