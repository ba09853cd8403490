import { MOST_FOUND } from '@vse/domain/records/found';
import { finderOf, wordsOf } from '@vse/domain/rules/words';
import type { Hit } from '../../features/finder.ts';

/** The hits of one kind. */
export type HitGroup = {
  name: string;
  title: string;
  hits: readonly Hit[];
  /** How many match; undefined where the server only knows that there are more. */
  total?: number | undefined;
  /** Leads to all that match, when there are more. */
  all?: { label: string; href: string } | undefined;
};

/** The rows that match, those first that begin with what was typed. Nothing typed finds nothing. */
export function matchingRows<Row>(
  rows: readonly Row[] | undefined,
  typed: string,
  textOf: (row: Row) => string,
): Row[] {
  const [first] = wordsOf(typed);
  if (first === undefined) return [];
  const isFound = finderOf(typed);
  const begins = (row: Row) => wordsOf(textOf(row))[0]?.startsWith(first) ?? false;
  const found = (rows ?? []).filter((row) => isFound(textOf(row)));
  return [...found.filter(begins), ...found.filter((row) => !begins(row))];
}

/** As many rows as a group shows. */
export const shownOf = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, MOST_FOUND);

/** The address of a list that searches for a text. */
export const listHref = (href: string, find: string) =>
  `${href}?${new URLSearchParams({ find: find.trim() })}`;
