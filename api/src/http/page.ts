import type { Condition, Query } from '../services/store/store.ts';

/** The wire's `page` and `limit` as the store takes them. */
export function pageQuery(input: {
  page?: string | undefined;
  limit: number;
}): Pick<Query, 'after' | 'limit'> {
  return { limit: input.limit, ...(input.page && { after: input.page }) };
}

type PageOf<Item> = { items: Item[]; nextPage?: string };

/** With the first page, how many records there are in all: a COUNT query. */
export async function withTotal<Item>(
  input: { page?: string | undefined },
  page: PageOf<Item>,
  count: () => Promise<number>,
): Promise<PageOf<Item> & { total?: number }> {
  return input.page ? page : { ...page, total: await count() };
}

/** The condition of a search, none for an empty one. */
export const foundBy = (field: string, find: string | undefined): Condition[] =>
  find ? [{ field, contains: find }] : [];
