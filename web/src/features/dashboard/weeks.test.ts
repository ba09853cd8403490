import { expect, test } from 'vitest';
import { weeksOf } from './weeks.ts';

/** Days up to and with this one, on each of which so many were completed. */
const daysUntil = (last: string, counts: readonly number[]) =>
  counts.map((completed, at) => {
    const time = Date.parse(last) - (counts.length - 1 - at) * 86_400_000;
    const day = new Date(time).toISOString().slice(0, 10);
    const events = { invited: 0, redeemed: 0, answered: 0, completed };
    return { day, start: `${day}T00:00:00.000Z`, hours: 24, events };
  });

test('a week is compared with the same days of the week before, whose line goes on', () => {
  // A Thursday. Before the Monday of last week were others.
  const days = daysUntil('2026-11-26', [9, 9, 1, 2, 0, 3, 1, 0, 4, 5, 0, 1, 2]);
  expect(weeksOf(days, 'completed')).toEqual({
    now: [5, 5, 6, 8],
    before: [1, 3, 3, 6, 7, 7, 11],
    count: 8,
    was: 6,
  });
});

test('on a Monday one day is compared, and on a Sunday all seven', () => {
  const counts = Array.from({ length: 30 }, (_, at) => at);
  expect(weeksOf(daysUntil('2026-11-30', counts), 'completed')).toMatchObject({
    now: [29],
    count: 29,
    was: 22,
  });
  expect(weeksOf(daysUntil('2026-11-29', counts), 'completed')).toMatchObject({
    count: 23 + 24 + 25 + 26 + 27 + 28 + 29,
    was: 16 + 17 + 18 + 19 + 20 + 21 + 22,
  });
});

test('without any event both weeks are 0', () => {
  const days = daysUntil('2026-11-26', Array(30).fill(1));
  expect(weeksOf(days, 'invited')).toMatchObject({ count: 0, was: 0, now: [0, 0, 0, 0] });
});
