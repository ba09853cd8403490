import { DOCUMENT_BYTES, INVENTORY_LENGTH, MAX_ADJECTIVES, NAME_LENGTH } from '@vse/domain/limits';
import { expect, test } from 'vitest';
import { contentHash } from '../../store/ids.ts';
import { partNameOf } from './published-parts.ts';
import type { FragranceRow } from './published-rows.ts';

/** Ids as clients make them, of the longest that contracts accept. */
const ids = Array.from({ length: INVENTORY_LENGTH }, (_, at) => contentHash(`${at}`).slice(0, 64));
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
/** Three bytes each in UTF-8. */
const LONGEST = '香'.repeat(NAME_LENGTH);

test('the largest part of 5,000 published fragrances is a fifth of the largest document', () => {
  const row: FragranceRow = {
    name: LONGEST,
    sku: LONGEST,
    version: contentHash('a version'),
    adjectives: ids.slice(0, MAX_ADJECTIVES).map((id) => [id, 100]),
  };
  const parts = Map.groupBy(ids, (id) => partNameOf({ kind: 'fragrance', id }));
  const sizes = [...parts.values()].map((part) =>
    bytesOf(Object.fromEntries(part.map((id) => [id, row]))),
  );
  expect(sizes).toHaveLength(64);
  expect(Math.max(...sizes)).toBeLessThan(DOCUMENT_BYTES / 5);
});

test('an inventory of 5,000 fragrances, and the published part of it, fit into a document', () => {
  const rows = Object.fromEntries(ids.map((id) => [id, 1]));
  expect(bytesOf(rows)).toBeLessThan(DOCUMENT_BYTES / 4);
  expect(bytesOf(ids.map((id) => ({ id })))).toBeLessThan(DOCUMENT_BYTES / 3);
});
