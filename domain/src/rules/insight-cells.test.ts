import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, cellOf, coverOf, quarterOf, quartersOf } from './insight-cells.ts';

const quarters = fc.integer({ min: 1_970_000, max: 1_990_000 });

test('names the spans that a time is in', () => {
  const quarter = quarterOf('2026-11-24T05:44:59.999Z');
  expect(['b', 'd', 'h', 'q'].map((span) => cellOf(span as 'b', quarter))).toEqual([
    'b2597',
    'd20781',
    'h498749',
    'q1994998',
  ]);
  expect(quartersOf('d20781')).toEqual({ from: 1_994_976, to: 1_995_072 });
});

test('covers a period with spans that follow each other without a gap', () => {
  fc.assert(
    fc.property(quarters, fc.nat({ max: 366 * 96 }), (from, length) => {
      let next = from;
      for (const cell of coverOf(from, from + length)) {
        const span = quartersOf(cell);
        expect(span.from).toBe(next);
        next = span.to;
      }
      expect(next).toBe(from + length);
    }),
  );
});

test('covers 62 days of a half-hour zone with few spans', () => {
  for (let shift = 0; shift < 96 * 8; shift += 2)
    expect(coverOf(1_994_976 + shift, 1_994_976 + shift + 62 * 96).length).toBeLessThanOrEqual(72);
});

test('names each span of eight days that a period touches', () => {
  expect(blocksOf(767, 769)).toEqual(['b0', 'b1']);
  expect(blocksOf(768, 1536)).toEqual(['b1']);
});
