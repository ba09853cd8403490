import { PAGE_SIZE } from '@vse/domain/limits';
import { useEffect } from 'react';
import { statusOf } from './api-error.ts';
import type { Around } from './staff.ts';
import type { ListQuery, ListQueryChange } from './use-list-query.ts';

/** The page of a list that is shown, and the ways to others. */
export type Pages = {
  /** From 1. */
  number: number;
  /** Undefined on the last page, and while another one loads. */
  next?: (() => void) | undefined;
  /** Undefined on the first page, and while another one loads. */
  previous?: (() => void) | undefined;
  /** The rows are still those of another page. */
  isLoading: boolean;
  /** In a list whose rows are all in the browser. */
  goTo?: (page: number) => void;
};

type SetQuery = (change: ListQueryChange) => void;

/** The pages of a list whose rows are all in the browser. A page number beyond the last page means the last page. */
export function pagesOfRows(query: ListQuery, setQuery: SetQuery, total: number): Pages {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const number = Math.min(query.page, last);
  const goTo = (page: number) => setQuery({ page });
  return {
    number,
    next: number < last ? () => goTo(number + 1) : undefined,
    previous: number > 1 ? () => goTo(number - 1) : undefined,
    isLoading: false,
    goTo,
  };
}

/** Which page of a server's list the address means: a number without a token is the first page. */
export const pageIn = ({ page, at }: ListQuery) =>
  page > 1 && at !== '' ? { number: page, at } : { number: 1, at: '' };

type Answer = {
  /** What the server says of the pages around this one; undefined before its first answer. */
  around: Around | undefined;
  error: unknown;
  isLoading: boolean;
};

/**
 * The pages of a list whose server hands out a token for the page before and one for the page after. Leads to the first
 * page from one that no longer exists, and from one that has become the first.
 */
export function useTokenPages(
  query: ListQuery,
  setQuery: SetQuery,
  { around, error, isLoading }: Answer,
): Pages {
  const { number, at } = pageIn(query);
  const { nextPage, previousPage } = (!isLoading && around) || {};
  const isFirst = error === undefined && !isLoading && around && previousPage === undefined;
  const isGone = at !== '' && (isFirst || statusOf(error) === 400);
  useEffect(() => {
    if (isGone) setQuery({ page: 1 });
  }, [isGone, setQuery]);
  return {
    number,
    next: nextPage ? () => setQuery({ page: number + 1, at: nextPage }) : undefined,
    previous: previousPage
      ? () => setQuery({ page: number - 1, at: number === 2 ? '' : previousPage })
      : undefined,
    isLoading,
  };
}
