import type { Condition, Paging } from '../store/store.ts';

/** Converts the wire's `page` and `limit` to a store query. */
export function pageQuery(input: { page?: string | undefined; limit: number }): Paging {
  return { limit: input.limit, ...(input.page && { after: input.page }) };
}

/** Adds to the first page how many records there are in all, with a COUNT query. */
export async function withTotal<Page extends object>(
  input: { page?: string | undefined },
  page: Page,
  count: () => Promise<number>,
): Promise<Page & { total?: number }> {
  return input.page ? page : { ...page, total: await count() };
}

/** The condition of a search; none when the search is empty. */
export const foundBy = (field: string, find: string | undefined): Condition[] =>
  find ? [{ field, contains: find }] : [];

/** Converts a date of the wire to the stored form, UTC with milliseconds, so that text order is time order. */
export const storedDate = (date: string) => new Date(date).toISOString();
