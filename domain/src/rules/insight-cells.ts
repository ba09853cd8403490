import { MINUTE_MS } from './durations.ts';

/** Insight counts in quarter hours of UTC, because the days of every time zone begin at one. */
export const QUARTER_MS = 15 * MINUTE_MS;

/** The number of a quarter hour since 1970. Throws RangeError for what is no date. */
export function quarterOf(date: string | number | Date): number {
  const quarter = Math.floor(new Date(date).getTime() / QUARTER_MS);
  if (Number.isNaN(quarter)) throw new RangeError('Not a date');
  return quarter;
}

/**
 * The spans that documents are for, in quarter hours, the longest first: eight days, a day, an hour, a quarter hour. Each
 * is a whole number of the next.
 */
export const SPANS = { b: 768, d: 96, h: 4, q: 1 } as const;
export type Span = keyof typeof SPANS;
const NAMES = Object.keys(SPANS) as Span[];

/** The name of the span that a quarter hour is in, such as d20781. */
export const cellOf = (span: Span, quarter: number): string =>
  `${span}${Math.floor(quarter / SPANS[span])}`;

/** The quarter hours of a span: from the first up to, and without, the last. */
export function quartersOf(cell: string): { from: number; to: number } {
  const width = SPANS[cell.charAt(0) as Span];
  const from = Number(cell.slice(1)) * width;
  return { from, to: from + width };
}

/** The fewest spans that together are the quarter hours of `from` up to, and without, `to`. */
export function coverOf(from: number, to: number): string[] {
  const cells: string[] = [];
  for (let quarter = from; quarter < to; ) {
    const start = quarter;
    const span =
      NAMES.find((name) => start % SPANS[name] === 0 && start + SPANS[name] <= to) ?? 'q';
    cells.push(cellOf(span, quarter));
    quarter += SPANS[span];
  }
  return cells;
}

/** The spans of eight days that any of these quarter hours is in. */
export function blocksOf(from: number, to: number): string[] {
  const [first, last] = [Math.floor(from / SPANS.b), Math.floor((to - 1) / SPANS.b)];
  return Array.from({ length: last - first + 1 }, (_, at) => `b${first + at}`);
}
