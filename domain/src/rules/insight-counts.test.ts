import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverOf } from './insight-cells.ts';
import { additionsOf, changesOf, detailsIn, detailsOf, progressOf } from './insight-counts.ts';
import { type Case, type Facts, factsOf } from './insight-facts.ts';
import { FUNNEL, type FunnelCounter } from './insight-names.ts';
import { plus, type Tally } from './insight-tally.ts';

const START = Date.UTC(2026, 4, 1);
const HOUR = 3_600_000;
const iso = (hours: number) => new Date(START + hours * HOUR).toISOString();

/** At most one of each kind for a fragrance, as they are stored. */
const outcomes = fc.uniqueArray(
  fc.oneof(
    fc.record({
      at: fc.nat({ max: 3 }),
      kind: fc.constantFrom('asked', 'sent', 'chosen', 'refused'),
    }),
    fc.record({
      at: fc.nat({ max: 3 }),
      kind: fc.constant('smelled' as const),
      rating: fc.integer({ min: 1, max: 5 }),
    }),
  ),
  { selector: ({ at, kind }) => `${at} ${kind}`, maxLength: 8 },
);

/** A case in any state that the product can bring it into. */
const cases: fc.Arbitrary<Case & { now: number }> = fc
  .record({
    source: fc.constantFrom('invite', 'project'),
    salesperson: fc.constantFrom('', 'jonah', 'mara'),
    provider: fc.constantFrom('aurum', 'verdier'),
    at: fc.nat({ max: 2000 }),
    wait: fc.nat({ max: 400 }),
    isRedeemed: fc.boolean(),
    isRevoked: fc.boolean(),
    isMailSent: fc.constantFrom(true, false, undefined),
    answered: fc.nat({ max: 4 }),
    isCompleted: fc.boolean(),
    opened: fc.subarray([0, 1, 2]),
    outcomes,
    hasInvite: fc.boolean(),
    hasResult: fc.boolean(),
    age: fc.nat({ max: 400 }),
  })
  .map((one): Case & { now: number } => {
    const { source, salesperson, provider, at, wait, isRedeemed, age } = one;
    const isInvited = source === 'invite' && (one.hasInvite || !isRedeemed);
    const started = iso(at + wait);
    const selected = [[0], [1, 2], [1], [0]].map((answers, q) => (q < one.answered ? answers : []));
    const isCompleted = one.isCompleted && one.answered === 4;
    const owner = { provider, salesperson };
    const result = {
      ...owner,
      started,
      completed: isCompleted ? iso(at + wait + 0.05) : null,
      touched: Date.parse(started) + 60_000,
      isEnded: one.isRevoked,
      version: 'v1',
      selected: one.answered === 0 ? [] : selected,
      savedAt: selected.map((answers, q) => (answers.length > 0 ? 5 * (q + 1) : null)),
      recommended: isCompleted ? ['oak', 'rose', 'sage', 'fern'] : [],
      opened: isCompleted ? one.opened : [],
      outcomes: isCompleted ? one.outcomes : [],
    };
    const invite = {
      ...owner,
      invited: iso(at),
      expires: iso(at + 14 * 24),
      redeemed: isRedeemed ? started : null,
      isRevoked: one.isRevoked,
      isMailSent: one.isMailSent,
    };
    const hasResult = source === 'project' || (isRedeemed && (one.hasResult || !isInvited));
    return {
      source,
      invite: isInvited ? invite : undefined,
      result: hasResult ? result : undefined,
      before: undefined,
      now: START + (at + wait + age) * HOUR,
    };
  });
const facts = cases.map((one): Facts => {
  const known = factsOf(one, one.now);
  if (!known) throw new Error('No facts');
  return known.facts;
});
const many = fc.array(facts, { maxLength: 30 });

/** What a case adds to both documents of a span. */
const countsOf = (each: Facts): Tally => plus(progressOf(each), detailsOf(each)) ?? {};

const sumOf = (all: readonly Tally[]) =>
  all.reduce<Tally | undefined>((sum, one) => plus(sum, one), undefined);

function funnelOf(all: readonly Facts[]): Record<FunnelCounter, number> {
  const sum = sumOf(all.map(countsOf)) as { funnel?: number[] } | undefined;
  return Object.fromEntries(FUNNEL.map((name, at) => [name, sum?.funnel?.[at] ?? 0])) as Record<
    FunnelCounter,
    number
  >;
}

test('no step of a funnel is longer than the one before, and all cases are in one state', () => {
  fc.assert(
    fc.property(many, (all) => {
      const n = funnelOf(all);
      expect(n.completed).toBeLessThanOrEqual(n.answered);
      expect(n.answered).toBeLessThanOrEqual(n.redeemed);
      expect(n.redeemed).toBeLessThanOrEqual(n.invited);
      expect(n.handedOver).toBeLessThanOrEqual(n.invited);
      expect(n.openedSheet).toBeLessThanOrEqual(n.completed);
      expect(n.completed + n.left + n.open).toBe(n.answered);
      expect(n.answered + n.openUnanswered + n.leftUnanswered).toBe(n.redeemed);
      expect(n.redeemed + n.waiting + n.revoked + n.expired).toBe(n.invited);
      expect(n.invited).toBe(all.length);
    }),
    { numRuns: 500 },
  );
});

type Question = [number[], number[], number[]];
const questionsOf = (all: readonly Facts[]): Question[] =>
  ((sumOf(all.map(countsOf)) as { quiz?: Record<string, Question[]> })?.quiz?.v1 ?? []).map(
    (each) => each || [],
  );
const at = (list: number[] | undefined, position: number) => (list || [])[position] ?? 0;

test('a case that reached a question answered it, left there, or is still there', () => {
  fc.assert(
    fc.property(many, (all) => {
      for (const [question] of questionsOf(all)) {
        expect(at(question, 1) + at(question, 2)).toBeLessThanOrEqual(at(question, 0));
        expect(at(question, 0)).toBeLessThanOrEqual(all.length);
      }
      const left = questionsOf(all).reduce((sum, [question]) => sum + at(question, 2), 0);
      const quizzes = all.filter(({ version }) => version !== '');
      expect(left).toBe(quizzes.filter(({ state }) => state === 'left').length);
    }),
    { numRuns: 300 },
  );
});

test('no outcome of a fragrance is more frequent than the fragrance, and ratings are from 1 to 5', () => {
  fc.assert(
    fc.property(many, (all) => {
      const sum = sumOf(all.map(countsOf)) as { fragrances?: Record<string, number[]> } | undefined;
      for (const counters of Object.values(sum?.fragrances ?? {})) {
        const [first, second, further, opened, asked, sent, smelled, chosen, refused, ratings] =
          Array.from({ length: 10 }, (_, position) => counters[position] ?? 0) as NumbersOfTen;
        const recommended = first + second + further;
        for (const counter of [opened, asked, sent, smelled, chosen, refused])
          expect(counter).toBeLessThanOrEqual(recommended);
        expect(ratings).toBeGreaterThanOrEqual(smelled);
        expect(ratings).toBeLessThanOrEqual(5 * smelled);
      }
    }),
    { numRuns: 300 },
  );
});
type NumbersOfTen = [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

test('counts what became of each fragrance by its place', () => {
  const [one] = fc.sample(
    facts.filter(({ completed }) => completed !== null),
    { numRuns: 1, seed: 3 },
  );
  if (!one) throw new Error('No facts');
  const counts = plus(
    countsOf({
      ...one,
      opened: [],
      outcomes: [
        [0, 1],
        [0, 2, 4],
        [0, 3],
        [2, 0],
        [2, 4],
      ],
    }),
    undefined,
  );
  expect(counts).toMatchObject({
    fragrances: {
      oak: [1, 0, 0, 0, 0, 1, 1, 1, 0, 4],
      rose: [0, 1],
      sage: [0, 0, 1, 0, 1, 0, 0, 0, 1],
    },
  });
});

test('until a quiz is answered, a case changes no details', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const isKept = plus(detailsOf(one), undefined) === undefined;
      expect(isKept).toBe(one.answered === null);
    }),
  );
});

test('counts what a case says of its questions, its fragrances and its time', () => {
  const one: Facts = {
    source: 'invite',
    provider: 'aurum',
    salesperson: 'jonah',
    cohort: 1_975_140,
    isHandedOver: true,
    redeemed: 1_975_240,
    answered: 1_975_240,
    completed: 1_975_241,
    state: 'completed',
    version: 'v1',
    selected: [[1], [0, 2]],
    seconds: [9, null],
    totalSeconds: 128,
    recommended: ['oak', 'rose', 'sage', 'fern'],
    opened: [1, 3],
  };
  expect(plus(countsOf(one), undefined)).toEqual({
    funnel: [1, 1, 1, 1, 1, 1],
    times: [0, 0, 0, 0, 0, 0, 0, 0, 1],
    quiz: {
      v1: [
        [
          [1, 1],
          [0, 1],
          [0, 0, 0, 0, 0, 0, 1],
        ],
        [
          [1, 1],
          [1, 0, 1],
        ],
        [[1]],
      ],
    },
    fragrances: { oak: [1], rose: [0, 1, 0, 1], sage: [0, 0, 1], fern: [0, 0, 1, 1] },
  });
  const left = {
    ...one,
    state: 'left',
    completed: null,
    selected: [[1], []],
    seconds: [1800, null],
    opened: [],
  } as const;
  const lastBin = [...Array(19).fill(0), 1];
  expect(plus(countsOf(left), undefined)).toMatchObject({
    quiz: { v1: [[[1, 1], [0, 1], lastBin], [[1, 0, 1]]] },
  });
  const slow = { ...one, seconds: [1801, null], totalSeconds: 1801 };
  const counts = plus(countsOf(slow), undefined);
  expect(counts).not.toHaveProperty('times');
  expect(counts).toMatchObject({
    quiz: {
      v1: [
        [
          [1, 1],
          [0, 1],
        ],
        [
          [1, 1],
          [1, 0, 1],
        ],
        [[1]],
      ],
    },
  });
});

test('each case is once in each span that it began in, and its events are in blocks', () => {
  const [one] = fc.sample(
    facts.filter(({ completed }) => completed !== null),
    { numRuns: 1, seed: 3 },
  );
  if (!one) throw new Error('No facts');
  const all = additionsOf(one).filter(({ scope }) => scope.provider === undefined);
  const cells = all.map(({ cell }) => cell);
  expect(cells.slice(0, 8).map((cell) => cell.replace(/\d+/, ''))).toEqual([
    ...['b', 'b.details', 'd', 'd.details', 'h', 'h.details', 'q', 'q.details'],
  ]);
  expect(cells.at(-1)).toBe('r');
  expect(cells.slice(8, -1).every((cell) => /^b\d+(\.quarters)?$/.test(cell))).toBe(true);
  // Four events, in hours and in quarter hours.
  expect(cells).toHaveLength(8 + 4 * 2 + 1);
});

test('documents that are changed case by case, in any order, are those of all cases at once', () => {
  const steps = fc.array(fc.record({ id: fc.nat({ max: 6 }), facts: fc.option(facts) }), {
    maxLength: 25,
  });
  type Sums = Map<string, Tally | undefined>;
  const add = (sums: Sums, changes: ReturnType<typeof changesOf>) => {
    for (const { scope, source, cell, counts } of changes) {
      const key = JSON.stringify([scope, source, cell]);
      sums.set(key, plus(sums.get(key), counts));
    }
    return sums;
  };
  const shown = (sums: Sums) => [...sums].filter(([, counts]) => counts !== undefined).sort();
  fc.assert(
    fc.property(steps, (all) => {
      const last = new Map<number, Facts | null>();
      const sums: Sums = new Map();
      for (const { id, facts: after } of all) {
        add(sums, changesOf([{ before: last.get(id) ?? null, after }]));
        last.set(id, after);
      }
      const cases = [...last.values()].map((after) => ({ before: null, after }));
      expect(shown(sums)).toEqual(shown(add(new Map(), changesOf(cases))));
    }),
    { numRuns: 200 },
  );
});

test('the numbers of providers and of salespeople add up to those of all, over any period', () => {
  fc.assert(
    fc.property(many, fc.nat({ max: 3000 }), fc.nat({ max: 9000 }), (all, shift, length) => {
      const from = Math.floor(START / 900_000) + shift;
      const spans = coverOf(from, from + length);
      const cells = [...spans, ...spans.map(detailsIn)];
      const changes = changesOf(all.map((after) => ({ before: null, after }))).filter(({ cell }) =>
        cells.includes(cell),
      );
      const of = (count: number) =>
        sumOf(
          changes
            .filter(({ scope }) => Object.keys(scope).length === count)
            .map(({ counts }) => {
              const { hours: _, ...rest } = counts as Record<string, Tally>;
              return rest;
            }),
        );
      const within = all.filter(({ cohort }) => cohort >= from && cohort < from + length);
      const expected = sumOf(within.map(countsOf));
      for (const count of [0, 1, 2]) expect(of(count)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});
