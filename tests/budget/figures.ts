import type { CountedCall } from './counting-store.ts';
import { kilobytes } from './request-units.ts';

/** What the budget file limits of each step, in the order of its columns. */
export const FIGURES = [
  'operations',
  'reads',
  'writes',
  'queries',
  'counts',
  'documents',
  'kbLoaded',
  'kbReturned',
  'responseKb',
  'units',
] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

/** The figures of some calls of the store, and of the response that they were for. */
export function figuresOf(calls: readonly CountedCall[], responseBytes: number): Figures {
  const count = (...kinds: CountedCall['kind'][]) =>
    calls.filter(({ kind }) => kinds.includes(kind)).length;
  const total = (of: (call: CountedCall) => number) =>
    calls.reduce((sum, call) => sum + of(call), 0);
  return {
    operations: calls.length,
    reads: count('read'),
    writes: count('create', 'replace', 'remove'),
    queries: count('page'),
    counts: count('count'),
    documents: total(({ documents }) => documents),
    kbLoaded: kilobytes(total(({ bytesLoaded }) => bytesLoaded)),
    kbReturned: kilobytes(total(({ bytesReturned }) => bytesReturned)),
    responseKb: kilobytes(responseBytes),
    units: total(({ units }) => units),
  };
}

const mapped = (change: (figure: Figure) => number) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, change(figure)])) as Figures;

export const sumOf = (all: readonly Figures[]): Figures =>
  mapped((figure) => all.reduce((sum, figures) => sum + figures[figure], 0));

/** The figures of one of `parts`: a person of a list, a result of an export. */
export const shareOf = (figures: Figures, parts: number): Figures =>
  mapped((figure) => figures[figure] / parts);
