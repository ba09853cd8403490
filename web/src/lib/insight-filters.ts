import type { getInsight } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import { periodOf } from './days.ts';

/** The names of the filters in the address. */
export const INSIGHT_FILTERS = ['from', 'to', 'provider', 'source', 'salesperson'] as const;
type Filters = { readonly [Name in (typeof INSIGHT_FILTERS)[number]]?: string };

/** Converts the address's filters to the call's input. A single day is asked for by the hour. */
export function insightInput(
  { from, to, source, ...people }: Filters,
  today: string,
  timeZone: string,
): InputOf<typeof getInsight> {
  const period = periodOf({ from, to }, today);
  return {
    ...period,
    timeZone,
    ...(period.from === period.to && { by: 'hour' as const }),
    ...people,
    ...((source === 'invite' || source === 'project') && { source }),
  };
}
