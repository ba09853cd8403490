import { NAME_LENGTH } from '@vse/domain/limits';
import { dayRange } from '../../lib/day-range.ts';
import { idIn } from '../../lib/id-in.ts';

/** The names of the filters in the address. Days are in the browser's time zone, as YYYY-MM-DD. */
export const HISTORY_FILTERS = ['from', 'to', 'salesperson', 'provider', 'isCompleted'] as const;

type Filters = Readonly<Record<string, string>>;

/**
 * Converts the address's filters to the calls' input: from midnight to midnight in the browser's time zone, excluding
 * the end. Days in the wrong order are the same range; an invalid day or an unknown value filters nothing.
 */
export function historyInput(filters: Filters) {
  const { from, next } = dayRange(filters);
  const { salesperson, provider, isCompleted } = filters;
  return {
    ...(from && { from }),
    ...(next && { to: next }),
    ...(salesperson && { salesperson: salesperson.slice(0, NAME_LENGTH) }),
    ...(idIn(provider) && { provider: idIn(provider) }),
    ...((isCompleted === 'true' || isCompleted === 'false') && { isCompleted }),
  };
}
