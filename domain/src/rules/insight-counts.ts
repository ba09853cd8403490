import { cellOf, SPANS, type Span } from './insight-cells.ts';
import { type Facts, LONGEST_SECONDS } from './insight-facts.ts';
import { FUNNEL, type FunnelCounter, type Source } from './insight-names.ts';
import { plus, type Tally } from './insight-tally.ts';
import { OUTCOMES } from './outcomes.ts';

/** The upper bounds of the bins that times are counted in, in seconds. A longer time is left out. */
export const QUESTION_BOUNDS = [
  ...[2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60, 90, 120, 180, 300, 600],
  LONGEST_SECONDS,
] as const;
export const QUIZ_BOUNDS = [
  ...[15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 180, 210, 240, 300, 360, 480, 600, 900, 1200],
  LONGEST_SECONDS,
] as const;

/** The bin of a time, as a list of counters with 1 at its position; empty for a time that is left out. */
function binOf(bounds: readonly number[], seconds: number | null | undefined): number[] {
  const bin = seconds == null ? -1 : bounds.findIndex((bound) => seconds <= bound);
  return bin < 0 ? [] : oneAt(bin);
}

const oneAt = (...positions: number[]): number[] =>
  Array.from({ length: Math.max(-1, ...positions) + 1 }, (_, at) =>
    positions.includes(at) ? 1 : 0,
  );

function funnelOf(facts: Facts): number[] {
  const { isHandedOver, redeemed, answered, completed, opened, state } = facts;
  const isUnanswered = redeemed !== null && answered === null;
  const stands = isUnanswered ? (state === 'open' ? 'openUnanswered' : 'leftUnanswered') : state;
  const counters: FunnelCounter[] = [
    'invited',
    ...(isHandedOver ? (['handedOver'] as const) : []),
    ...(redeemed === null ? [] : (['redeemed'] as const)),
    ...(answered === null ? [] : (['answered'] as const)),
    ...(completed !== null && opened.length > 0 ? (['openedSheet'] as const) : []),
    stands,
  ];
  return oneAt(...counters.map((counter) => FUNNEL.indexOf(counter)));
}

/**
 * For each question [[reached, answered, left], how often each answer was selected, bins of its time]. Reached: it, or
 * all before it, have answers. Left: the first one without, of a quiz that was left; after the last one when all have
 * answers.
 */
function questionsOf({ selected, seconds, state }: Facts): Tally[] {
  const first = selected.findIndex((answers) => answers.length === 0);
  const stop = first < 0 ? selected.length : first;
  const isLeft = state === 'left' ? 1 : 0;
  return Array.from({ length: Math.max(selected.length, stop + 1) }, (_, at) => {
    const answers = selected[at] ?? [];
    const isAnswered = answers.length > 0;
    const reached = isAnswered || at === stop ? 1 : 0;
    const steps = [reached, isAnswered ? 1 : 0, at === stop ? isLeft : 0];
    return [steps, oneAt(...answers), binOf(QUESTION_BOUNDS, seconds[at])];
  });
}

/**
 * The counters of a fragrance, by their positions: how often it was recommended at each place, its one-sheet opened, and
 * its outcomes; `ratings` is the sum of those of `smelled`.
 */
export const FRAGRANCE = [
  'first',
  'second',
  'further',
  'openedSheet',
  ...OUTCOMES,
  'ratings',
] as const;

function fragrancesOf({ recommended, opened, outcomes = [] }: Facts): Tally {
  return Object.fromEntries(
    recommended.map((id, rank) => {
      const own = outcomes.filter(([at]) => at === rank);
      const counters = new Set<FragranceCounter>([
        PLACES[rank] ?? 'further',
        ...(opened.includes(rank) ? (['openedSheet'] as const) : []),
        ...own.flatMap(([, kind = -1]) => OUTCOMES[kind] ?? []),
      ]);
      const ratings = own.reduce((sum, [, , rating = 0]) => sum + rating, 0);
      return [
        id,
        FRAGRANCE.map((counter) =>
          counter === 'ratings' ? ratings : Number(counters.has(counter)),
        ),
      ];
    }),
  );
}

type FragranceCounter = (typeof FRAGRANCE)[number];
const PLACES = ['first', 'second'] as const;

/** How far a case came: what it adds to the document of the span that it began in. */
export function progressOf(facts: Facts): Tally {
  const { version } = facts;
  const steps = (question: Tally) => (Array.isArray(question) ? question.slice(0, 1) : []);
  return {
    funnel: funnelOf(facts),
    ...(version !== '' && { quiz: { [version]: questionsOf(facts).map(steps) } }),
  };
}

/** What else it adds, to a document of its own: large ones, which change only when a quiz is answered. */
export function detailsOf(facts: Facts): Tally {
  const { version, totalSeconds, completed } = facts;
  const withoutSteps = (question: Tally) =>
    Array.isArray(question) ? [0, ...question.slice(1)] : [];
  return {
    ...(completed !== null && { times: binOf(QUIZ_BOUNDS, totalSeconds) }),
    ...(version !== '' && { quiz: { [version]: questionsOf(facts).map(withoutSteps) } }),
    fragrances: fragrancesOf(facts),
  };
}

/** Whose cases a document counts: all, those of a provider, those of a salesperson at a provider. */
export type Scope = { provider?: string; salesperson?: string };
/** A part of a document: what a case adds to the cell of a scope and a source. */
export type Addition = { scope: Scope; source: Source; cell: string; counts: Tally };

/** The name of the document that says which spans of eight days there are, and how many cases began in each. */
export const ROOT = 'r';

/** The names of the documents that a span has besides its own, read only by those who need them. */
export const detailsIn = (cell: string) => `${cell}.details`;
export const quartersIn = (block: string) => `${block}.quarters`;

/**
 * All that a case adds. Its counts are in every span that it began in. Spans of eight days also have `hours`: for each
 * hour, by its position, what happened in it; and in a document of their own `events`, for each quarter hour.
 */
export function additionsOf(facts: Facts): Addition[] {
  const { cohort, redeemed, answered, completed, source, provider, salesperson } = facts;
  const events = [cohort, redeemed, answered, completed].flatMap((quarter, event) =>
    quarter === null ? [] : [{ quarter, event }],
  );
  const blocks = events.flatMap(({ quarter, event }) => {
    const cell = cellOf('b', quarter);
    const at = quarter % SPANS.b;
    return [
      { cell, counts: { hours: { [Math.floor(at / SPANS.h)]: oneAt(event) } } },
      { cell: quartersIn(cell), counts: { events: { [at]: oneAt(event) } } },
    ];
  });
  const [progress, details] = [progressOf(facts), detailsOf(facts)];
  const cells = (Object.keys(SPANS) as Span[]).flatMap((span) => {
    const cell = cellOf(span, cohort);
    return [
      { cell, counts: progress },
      { cell: detailsIn(cell), counts: details },
    ];
  });
  const began = { [cellOf('b', cohort)]: 1 };
  const touched = Object.fromEntries(events.map(({ quarter }) => [cellOf('b', quarter), 1]));
  const parts = [...cells, ...blocks, { cell: ROOT, counts: { began, touched } }];
  const scopes: Scope[] = [{}, { provider }, { provider, salesperson }];
  return scopes.flatMap((scope) => parts.map((part) => ({ scope, source, ...part })));
}

const keyOf = ({ scope, source, cell }: Addition) =>
  JSON.stringify([scope.provider, scope.salesperson, source, cell]);

/** What has to be added to each document when the facts of cases change; documents that stay as they are left out. */
export function changesOf(
  cases: readonly { before: Facts | null; after: Facts | null }[],
): Addition[] {
  const sums = new Map<string, { of: Addition; counts: Tally | undefined }>();
  const add = (facts: Facts | null, sign: 1 | -1) => {
    for (const addition of facts ? additionsOf(facts) : []) {
      const key = keyOf(addition);
      const counts = plus(sums.get(key)?.counts, addition.counts, sign);
      sums.set(key, { of: addition, counts });
    }
  };
  for (const { before, after } of cases) {
    add(after, 1);
    add(before, -1);
  }
  return [...sums.values()].flatMap(({ of, counts }) =>
    counts === undefined ? [] : [{ ...of, counts }],
  );
}
