import type { Cell } from '@vse/domain/rules/exports';
import type { ReactNode } from 'react';
import type { InsightWords, OfficeWords } from '../../lib/words/types.ts';

export type Both = { now: number; before: number };
/** A number of the period and of the one before, and of how many cases it is. Seconds and ratings have the number of those instead. */
export type Figure = {
  now: number | null;
  before: number | null;
  of?: Both | undefined;
  isSeconds?: boolean;
  /** A mean rating, of so many ratings. */
  isRating?: boolean;
};

export type Column<Row> = {
  key: string;
  title: string;
  /** Only another form of the number beside it: not exported, and without a meaning of its own. */
  isForm?: boolean;
  figure: (row: Row) => Figure;
  /** What the cell has; the number, unless given. */
  show?: (row: Row) => ReactNode;
  /** A tinted cell, the darker the larger its number is. */
  isTinted?: boolean;
};

/** The words of a table that the dashboard has, too. */
export type TableWords = { insight: InsightWords; funnel: OfficeWords['funnel'] };

/** A table of insight: what its card shows, and what is copied and exported of it. */
export type InsightTable<Row> = {
  /** With the key of a column, or of a row where `isByRow`, it leads to the sentence that says what a number counts. */
  key: string;
  isByRow?: boolean;
  title: string;
  text?: string;
  /** The title of the first column, which has the names. */
  name: string;
  nameOf: (row: Row) => string;
  /** What spreadsheets have instead of the first column: days as dates, and a column for each thing to group by. */
  exported?: { columns: readonly string[]; cellsOf: (row: Row) => readonly Cell[] };
  keyOf: (row: Row) => string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
};

/** The share that a number has of its cases, from 0 to 1; undefined without cases. */
export function shareOf(
  { of, isSeconds, isRating, ...figure }: Figure,
  when: 'now' | 'before' = 'now',
) {
  const [count, cases] = [figure[when], of?.[when]];
  return count === null || isSeconds || isRating || !cases ? undefined : count / cases;
}

/** The same figure for the period before. */
export const earlier = ({ before, of, ...rest }: Figure): Figure => ({
  ...rest,
  now: before,
  before: null,
  of: of && { now: of.before, before: 0 },
});

/** Where the words have what a number counts. */
export type MeaningKey = { table: string; of: string };
export const meaningKeyOf = <Row>(
  { key, isByRow, keyOf }: InsightTable<Row>,
  column: string,
  row: Row,
): MeaningKey => ({ table: key, of: isByRow ? keyOf(row) : column });
