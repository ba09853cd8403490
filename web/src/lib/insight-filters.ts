import type { getInsight } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { dayAfter, daysBetween } from '@vse/domain/rules/insight-periods';

/** The names of the filters in the address. Days are in the browser's time zone, as YYYY-MM-DD. */
export const INSIGHT_FILTERS = ['from', 'to', 'provider', 'source', 'salesperson'] as const;
type Filters = { readonly [Name in (typeof INSIGHT_FILTERS)[number]]?: string };

/** Without a chosen start. */
const USUAL_DAYS = 30;

const isDay = (day: string | undefined): day is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? ''));

/**
 * Converts the address's filters to the call's input. Days in the wrong order are the same period; without an end
 * the period ends today, and without a start it has 30 days.
 */
export function insightInput(
  { from, to, source, ...people }: Filters,
  today: string,
  timeZone: string,
): InputOf<typeof getInsight> {
  const end = isDay(to) ? to : isDay(from) && from > today ? from : today;
  const start = isDay(from) ? from : dayAfter(end, 1 - USUAL_DAYS);
  const period = start > end ? { from: end, to: start } : { from: start, to: end };
  const isOneDay = daysBetween(period.from, period.to) === 1;
  return {
    ...period,
    timeZone,
    ...(isOneDay && { by: 'hour' as const }),
    ...people,
    ...((source === 'invite' || source === 'project') && { source }),
  };
}
