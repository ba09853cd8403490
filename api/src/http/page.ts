import type { Query } from '../services/store/store.ts';

/** The wire's `page` and `limit` as the store takes them. */
export function pageQuery(input: {
  page?: string | undefined;
  limit: number;
}): Pick<Query, 'after' | 'limit'> {
  return { limit: input.limit, ...(input.page && { after: input.page }) };
}
