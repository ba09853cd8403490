import { dayRange } from '../../lib/day-range.ts';

/** The names of the filters in the address. Days are in the browser's time zone, as YYYY-MM-DD. */
export const HISTORY_FILTERS = ['from', 'to', 'salesperson', 'provider', 'isCompleted'] as const;

type Filters = { readonly [Name in (typeof HISTORY_FILTERS)[number]]?: string };

/**
 * Converts the address's filters to the calls' input: from midnight to midnight in the browser's time zone, excluding
 * the end. Days in the wrong order are the same range; an invalid day filters nothing.
 */
export function historyInput({ from, to, ...others }: Filters) {
  const days = dayRange({ from, to });
  return {
    ...others,
    ...(days.from && { from: days.from }),
    ...(days.next && { to: days.next }),
  };
}
