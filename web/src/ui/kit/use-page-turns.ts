import { type RefObject, useEffect, useRef } from 'react';
import type { List } from '../../lib/api/use-list.ts';
import { focusRow } from './list-rows.ts';

/** Undefined: there is no such page. */
export type Turns = { next: (() => void) | undefined; previous: (() => void) | undefined };

export type PageTurns = Turns & { goTo: (page: number, row: number) => void };

/**
 * The ways to the pages around the one that is shown. When its rows have come, the first one takes the focus, and the
 * top of the list comes into sight.
 */
export function usePageTurns(
  place: RefObject<HTMLElement | null>,
  { items, pages }: Pick<List<unknown>, 'items' | 'pages'>,
): PageTurns {
  /** The row that takes the focus, and the page that it is on. */
  const awaited = useRef<{ page: number; row: number }>(null);
  const { number, isLoading } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are in the document when they have changed
  useEffect(() => {
    if (!place.current || isLoading || awaited.current?.page !== number) return;
    const { row } = awaited.current;
    awaited.current = null;
    focusRow(place.current, row);
  }, [items, number, isLoading, place]);
  const turning = (turn: (() => void) | undefined, page: number, row = 0) =>
    turn &&
    (() => {
      awaited.current = { page, row };
      turn();
    });
  return {
    next: turning(pages.next, number + 1),
    previous: turning(pages.previous, number - 1),
    goTo: (page, row) => {
      awaited.current = { page, row };
      if (page === number && place.current) {
        awaited.current = null;
        focusRow(place.current, row);
      } else pages.goTo?.(page);
    },
  };
}
