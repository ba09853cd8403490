import { MINUTE_MS } from '@vse/domain/rules/durations';
import { dayAfter } from '@vse/domain/rules/insight-periods';

/** The first and the last day of a range, as YYYY-MM-DD in the browser's time zone. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** A range with both ends. */
export type Period = { from: string; to: string };

/** The days in their order. An invalid day leaves its end open. */
export function daysIn(days: Days): Days {
  const from = valid(days.from);
  const to = valid(days.to);
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

/** Of a day that the calendar has: `Date` makes March 3 of February 31. */
function valid(day = ''): string | undefined {
  const start = startOfDay(day);
  return start && localDay(start) === day ? day : undefined;
}

/**
 * Converts two days to the instants from the midnight before the first to the midnight after the last. Days in the wrong
 * order are the same range; an invalid day leaves its end open.
 */
export function instantsOf(days: Days): { from?: string; before?: string } {
  const { from, to } = daysIn(days);
  const start = from && startOfDay(from);
  const end = to && startOfDay(to, 1);
  return { ...(start && { from: start.toISOString() }), ...(end && { before: end.toISOString() }) };
}

/**
 * Midnight in the browser's time zone, on that day or some days later. Not added in hours, because a day has 23 or 25
 * hours when clocks change.
 */
export function startOfDay(day: string, later = 0): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** Returns the day of an instant, as YYYY-MM-DD in the browser's time zone. */
export function localDay(date: string | Date): string {
  const at = new Date(date);
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`;
}

export const DAY_PRESETS = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days of a preset. All but the last month end today. */
export function presetDays(preset: DayPreset, now: Date): Period {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // Counted in days of the calendar, because a day has 23 or 25 hours when clocks change.
  const day = (ofMonth: number, inMonth = month) => localDay(new Date(year, inMonth, ofMonth));
  const to = day(date);
  switch (preset) {
    case 'today':
      return { from: to, to };
    case 'last7':
      return { from: day(date - 6), to };
    case 'last30':
      return { from: day(date - 29), to };
    case 'thisMonth':
      return { from: day(1), to };
    case 'lastMonth':
      return { from: day(1, month - 1), to: day(0) };
  }
}

/** Without a chosen start. */
const USUAL_DAYS = 30;

/** Closes the open ends of a range: without an end it ends today, and without a start it has 30 days. */
export function periodOf(days: Days, today: string): Period {
  const { from, to } = daysIn(days);
  const end = to ?? (from && from > today ? from : today);
  return { from: from ?? dayAfter(end, 1 - USUAL_DAYS), to: end };
}

/** Reads a range of minutes as `datetime-local` fields have it. An end that is malformed or not set is ''. */
export const minutesIn = ({ from = '', to = '' }: Days): Period => ({
  from: startOfMinute(from) ? from : '',
  to: startOfMinute(to) ? to : '',
});

function startOfMinute(local: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || !valid(local.slice(0, 10)))
    return undefined;
  const start = new Date(local);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** Converts minutes to the instants from the start of the first to the end of the last. Undefined unless both are set. */
export function instantsOfMinutes({
  from,
  to,
}: Period): { from: string; before: string } | undefined {
  const start = startOfMinute(from);
  const last = startOfMinute(to);
  if (!start || !last) return undefined;
  return {
    from: start.toISOString(),
    before: new Date(last.getTime() + MINUTE_MS).toISOString(),
  };
}
