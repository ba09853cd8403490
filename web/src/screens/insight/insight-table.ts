import type { ReactNode } from 'react';

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
  /** What the number counts, in a sentence; without one it is only another form of a number beside it. */
  means?: string | ((row: Row) => string);
  figure: (row: Row) => Figure;
  /** What the cell has; the number, unless given. */
  show?: (row: Row) => ReactNode;
  /** A tinted cell, the darker the larger its number is. */
  isTinted?: boolean;
};

/** A table of insight: what its card shows, and what is copied and exported of it. */
export type InsightTable<Row> = {
  key: string;
  title: string;
  text?: string;
  /** The title of the first column, which has the names. */
  name: string;
  nameOf: (row: Row) => string;
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
