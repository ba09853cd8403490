/** The first and the last day of a range, as YYYY-MM-DD. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** The days in their order. An invalid day leaves its end open. */
export function daysIn({ from, to }: Days): Days {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { from: valid(first), to: valid(last) };
}

const valid = (day: string | undefined) => (day && startOfDay(day) ? day : undefined);

/**
 * Converts two days to the instants from the midnight before the first to the midnight after the last, in the browser's
 * time zone. Days in the wrong order are swapped; an invalid day leaves its end open.
 */
export function dayRange(days: Days): { from?: string; next?: string } {
  const { from, to } = daysIn(days);
  const start = from && startOfDay(from);
  const end = to && startOfDay(to, 1);
  return { ...(start && { from: start.toISOString() }), ...(end && { next: end.toISOString() }) };
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
