import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';

type Part = OutputOf<typeof getInsight>['trend']['now'][number];
export type WeekEvent = keyof Part['events'];

const DAYS = 7;

/** How many days of its week are over with this day, from 1 for a Monday to 7. */
const daysOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS) + 1;

/**
 * What happened in the week of the last day, from Monday to that day, and in all of the week before: how much it was by
 * the end of each day. `was` is that of the same days.
 */
export function weeksOf(days: readonly Part[], event: WeekEvent) {
  const passed = daysOf(days.at(-1)?.day ?? '');
  const now = running(days.slice(-passed), event);
  const before = running(days.slice(-passed - DAYS, -passed), event);
  return { now, before, count: now.at(-1) ?? 0, was: before[passed - 1] ?? 0 };
}

function running(days: readonly Part[], event: WeekEvent): number[] {
  let sum = 0;
  return days.map(({ events }) => {
    sum += events[event];
    return sum;
  });
}
