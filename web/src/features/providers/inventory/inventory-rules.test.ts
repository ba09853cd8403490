import { expect, test } from 'vitest';
import { mayEditInventory, mayReadInventory } from './inventory-rules.ts';

const own = { id: 'p1', name: 'Aurum Scent Co.', showLogoOnPdf: false };

test.each([
  ['Admin', 'p1', true, true],
  ['Admin', 'p2', true, true],
  ['Manager', 'p1', true, true],
  ['Manager', 'p2', true, true],
  ['Salesperson', 'p1', true, false],
  ['Salesperson', 'p2', false, false],
] as const)('%s and the inventory of %s: reads %s, edits %s', (kind, id, reads, edits) => {
  expect(mayReadInventory({ kind, provider: own }, id)).toBe(reads);
  expect(mayEditInventory({ kind, provider: own })).toBe(edits);
});

test('a Salesperson without a provider reads no inventory', () => {
  expect(mayReadInventory({ kind: 'Salesperson', provider: null }, '')).toBe(false);
});
