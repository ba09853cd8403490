import { wordsOf } from '@vse/domain/rules/words';
import type { Condition, Paging } from '../store/store.ts';

/** Converts the wire's `page` and `limit` to a store query. */
export function pageQuery(input: { page?: string | undefined; limit: number }): Paging {
  return { limit: input.limit, ...(input.page && { after: input.page }) };
}

/** Further typed words are ignored: each costs a look-up in the index. */
const MOST_WORDS = 10;

/** The condition of a search in the words of records; none when nothing was typed. */
export function foundBy(find = ''): Condition[] {
  const begins = wordsOf(find).slice(0, MOST_WORDS);
  return begins.length > 0 ? [{ field: 'findWords', begins }] : [];
}

const LATEST = '9999-12-31T23:59:59.999Z';

/**
 * Converts a date of the wire to the stored form, UTC with milliseconds, so that text order is time order. Its offset can
 * move it past the year 9999, whose text would come first.
 */
export function storedDate(date: string): string {
  const stored = new Date(date).toISOString();
  return stored.startsWith('+') ? LATEST : stored;
}
