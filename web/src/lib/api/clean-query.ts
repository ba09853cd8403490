import type * as z from 'zod';
import type { ListQuery } from './use-list-query.ts';

export type ToInput = (filters: ListQuery['filters']) => object;

/**
 * The state of a list without what its contract refuses, as in an address that was made up by hand or by an older
 * version of the app.
 */
export function cleanQuery(query: ListQuery, schema: z.ZodType, toInput: ToInput): ListQuery {
  const { sorting } = query;
  const isAccepted = (input: object) => {
    const { success, data } = schema.safeParse(input);
    // A schema ignores names that it does not know.
    const known: object = success && typeof data === 'object' && data !== null ? data : {};
    return Object.keys(input).length > 0 && Object.keys(input).every((name) => name in known);
  };
  return {
    ...query,
    sorting:
      sorting && isAccepted({ sort: sorting.key, direction: sorting.direction })
        ? sorting
        : undefined,
    filters: Object.fromEntries(
      Object.entries(query.filters).filter(([name, value]) =>
        isAccepted(toInput({ [name]: value })),
      ),
    ),
  };
}
