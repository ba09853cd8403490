import { expect, test } from 'vitest';
import { totalsOf } from './list-totals.ts';

const NONE = { loaded: undefined, counted: undefined, all: undefined, isNarrowed: false };
const counted = (total: number, second = 0) => ({
  total,
  countedDate: `2026-05-01T08:00:0${second}.000Z`,
});

test('without a count there is no number', () => {
  expect(totalsOf(NONE)).toEqual({ total: undefined, all: undefined, countedDate: undefined });
});

test('rows that are all loaded are counted by themselves, also when there are none', () => {
  expect(totalsOf({ ...NONE, loaded: 0 })).toMatchObject({ total: 0, all: 0 });
  expect(totalsOf({ ...NONE, loaded: 3, counted: counted(2), all: counted(2) })).toEqual({
    total: 3,
    all: 3,
    countedDate: undefined,
  });
  expect(totalsOf({ ...NONE, loaded: 3, all: counted(40), isNarrowed: true })).toMatchObject({
    total: 3,
    all: 40,
  });
});

test('a number below 1,000 has no date, because it is exact', () => {
  const exact = { counted: counted(999), all: counted(999) };
  expect(totalsOf({ ...NONE, ...exact })).toEqual({ total: 999, all: 999, countedDate: undefined });
  const many = { counted: counted(1000), all: counted(1000) };
  expect(totalsOf({ ...NONE, ...many }).countedDate).toBe('2026-05-01T08:00:00.000Z');
});

test('the date is that of the older number that can be a kept one', () => {
  const isNarrowed = true;
  const date = (of: object) => totalsOf({ ...NONE, isNarrowed, ...of }).countedDate;
  expect(date({ counted: counted(1200, 5), all: counted(5000, 3) })).toBe(
    '2026-05-01T08:00:03.000Z',
  );
  expect(date({ counted: counted(12, 1), all: counted(5000, 3) })).toBe('2026-05-01T08:00:03.000Z');
  expect(date({ loaded: 1200, counted: counted(1200, 1) })).toBeUndefined();
});
