import type { FragranceRow } from '@vse/domain/records/fragrances';
import { expect, test } from 'vitest';
import { sampleRow } from '../../../lib/records/sample-row.ts';
import { byFamily, changesOf, narrowed, withStock } from './inventory.ts';

const row = (name: string, part: Partial<FragranceRow> = {}): FragranceRow =>
  sampleRow({ id: name.toLowerCase(), name, sku: `${name}-1`, ...part });

test('a switch turned off and on again restores the inventory with its order', () => {
  const before = [{ id: 'c' }, { id: 'a' }, { id: 'b' }];
  const without = withStock(before, ['a'], false, before);
  expect(without).toEqual([{ id: 'c' }, { id: 'b' }]);
  expect(withStock(without, ['a'], true, before)).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }]);
});

test('a fragrance that this page does not know stays in the inventory', () => {
  const before = [{ id: 'unknown' }, { id: 'a' }];
  expect(withStock(before, ['b'], true, before)).toEqual([
    { id: 'unknown' },
    { id: 'a' },
    { id: 'b' },
  ]);
});

test('families are in the specification’s order, without empty ones', () => {
  const rows = [row('Oak', { family: 'Woody' }), row('Yuzu'), row('Mint', { family: 'Aromatic' })];
  expect(byFamily(rows).map(({ name, rows: of }) => [name, of.map((one) => one.name)])).toEqual([
    ['Aromatic', ['Mint']],
    ['Citrus', ['Yuzu']],
    ['Woody', ['Oak']],
  ]);
});

test('a search matches name and SKU, and the filters reduce the result', () => {
  const rows = [row('Yuzu'), row('Rose', { family: 'Floral', sku: 'YZ-7' }), row('Iris')];
  const names = (find: string, filters: Record<string, string> = {}) =>
    narrowed(rows, { find, filters }).map(({ name }) => name);
  expect(names('yuz')).toEqual(['Yuzu']);
  expect(names(' yz ')).toEqual(['Rose']);
  expect(names('', { family: 'Citrus' })).toEqual(['Yuzu', 'Iris']);
  expect(names('i', { family: 'Citrus', collection: 'Holidays' })).toEqual([]);
});

test('each switch and each field that differs is a change', () => {
  const before = { name: 'Aurum', showLogoOnPdf: true, fragrances: [{ id: 'a' }, { id: 'b' }] };
  expect(changesOf(before, { ...before, fragrances: [{ id: 'b' }, { id: 'a' }] })).toBe(0);
  expect(changesOf(before, { ...before, fragrances: [{ id: 'b' }, { id: 'c' }] })).toBe(2);
  expect(changesOf(before, { name: 'Verdier', showLogoOnPdf: false, fragrances: [] })).toBe(4);
  expect(changesOf(before, { ...before, offersSamples: true })).toBe(1);
  expect(changesOf(before, { ...before, privacyNotice: 'https://verdier.example' })).toBe(1);
  expect(changesOf(before, { ...before, offersSamples: false, privacyNotice: '' })).toBe(0);
});
