import { instantsOf } from '../../lib/days.ts';

/** The names of the filters in the address. */
export const HISTORY_FILTERS = ['from', 'to', 'salesperson', 'provider', 'isCompleted'] as const;

type Filters = { readonly [Name in (typeof HISTORY_FILTERS)[number]]?: string };

/** Converts the address's filters to the calls' input, which excludes the end. */
export function historyInput({ from, to, ...others }: Filters) {
  const { from: start, before } = instantsOf({ from, to });
  return { ...others, ...(start && { from: start }), ...(before && { to: before }) };
}
