import { expect, test } from 'vitest';
import { type Budgets, budgetFor, check, readBudgets, tightened } from './budgets.ts';
import { FIGURES, type Figures } from './figures.ts';
import type { Metered } from './run-meter.ts';

const NONE = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures;
const row = (step: string, figures: Partial<Figures>, instance: 'warm' | 'cold' = 'warm') => ({
  step,
  instance,
  figures: { ...NONE, ...figures },
});

const metered = (some: Partial<Metered>): Metered => ({
  rows: [],
  other: { results: 500, rows: [] },
  results: 5000,
  charges: [],
  respondent: {},
  largest: { document: 'quizVersions v', kb: 500 },
  ...some,
});
const budgets = (some: Partial<Budgets>): Budgets => ({
  about: '',
  figures: ['operations', 'units'],
  budget: {},
  aim: {},
  grows: {},
  respondentUnits: {},
  ...some,
});

const SAVE = { 'save · warm': [3, 14.2] };

test('A step within its budget passes, also when it reaches it exactly', () => {
  // 14.2 and the error of a sum.
  const rows = [row('save', { operations: 3, units: 14.1 + 0.1 + 1e-12 })];
  expect(check(budgets({ budget: SAVE }), metered({ rows }))).toEqual({
    passed: 1,
    failures: [],
    misses: [],
  });
});

test('A figure over its budget fails with its step, name, budget and measurement', () => {
  const rows = [row('save', { operations: 4, units: 15.26 })];
  expect(check(budgets({ budget: SAVE }), metered({ rows }))).toMatchObject({
    passed: 0,
    failures: [
      'save · warm: operations budget 3, measured 4',
      'save · warm: units budget 14.2, measured 15.3',
    ],
  });
});

test('A step without a budget fails, and so does a budget without its step', () => {
  const rows = [row('save', { operations: 1 }, 'cold')];
  expect(check(budgets({ budget: SAVE }), metered({ rows })).failures).toEqual([
    'save · warm: is in "budget", but is not measured',
    'save · cold: has no budget yet; npm run budget -- --write adds one',
  ]);
});

test('An aim that is not reached is named and does not fail', () => {
  const rows = [row('save', { operations: 3, units: 10 })];
  const aim = { 'save · warm': { operations: 2, units: 10 } };
  expect(check(budgets({ budget: SAVE, aim }), metered({ rows }))).toEqual({
    passed: 1,
    failures: [],
    misses: ['save · warm: operations aim 2, measured 3'],
  });
});

test('A figure that depends on the length of the history fails unless it is known to', () => {
  const rows = [row('save', { operations: 3, units: 10 })];
  const other = { results: 500, rows: [row('save', { operations: 3, units: 9.7 })] };
  const measured = metered({ rows, other });
  expect(check(budgets({ budget: SAVE }), measured).failures).toEqual([
    'save · warm: units depends on the history: 10 for 5000 results, 9.7 for 500',
  ]);
  const grows: Budgets['grows'] = { 'save · warm': ['units'] };
  expect(check(budgets({ budget: SAVE, grows }), measured).failures).toEqual([]);
});

test.each([
  [100, 101.1, 0],
  [100, 101.2, 1],
  [100, 98.8, 1],
])(
  'A figure of %d may be %d with another history: a number of more digits is longer',
  (here, there, failures) => {
    const rows = [row('list', { units: here })];
    const other = { results: 500, rows: [row('list', { units: there })] };
    const file = budgets({ budget: { 'list · warm': [0, 100] } });
    expect(check(file, metered({ rows, other })).failures).toHaveLength(failures);
  },
);

test('A container in which a respondent costs more than its budget fails', () => {
  const respondentUnits = { invites: 29.5 };
  const respondent = { invites: 29.6, claims: 6.5 };
  expect(check(budgets({ respondentUnits }), metered({ respondent })).failures).toEqual([
    'a respondent in invites: units budget 29.5, measured 29.6',
    'a respondent in claims: units budget 0, measured 6.5',
  ]);
});

test('A document of more than 500 KB fails', () => {
  const largest = { document: 'quizVersions v', kb: 500.1 };
  expect(check(budgets({}), metered({})).failures).toEqual([]);
  expect(check(budgets({}), metered({ largest })).failures).toEqual([
    'the document quizVersions v: budget 500 KB, measured 500.1',
  ]);
});

test('Tightening lowers budgets, adds new steps, forgets old ones, and raises nothing', () => {
  const before = budgets({
    budget: { 'save · warm': [3, 14.2], 'gone · warm': [1, 1] },
    respondentUnits: { invites: 40, claims: 5 },
  });
  const measured = metered({
    rows: [
      row('save', { operations: 4, units: 12.01 }),
      row('new', { operations: 1, units: 2.31 }),
    ],
    respondent: { claims: 6.5, invites: 29.41 },
  });
  expect(tightened(before, measured)).toMatchObject({
    budget: { 'save · warm': [3, 13], 'new · warm': [1, 2.4] },
    respondentUnits: { invites: 30, claims: 5 },
  });
  expect(tightened(before, measured).budget).not.toHaveProperty('gone · warm');
});

test('the set of 5,000 records is expected of the long measurement alone', () => {
  const name = 'change set of 5,000, a record · warm';
  const known = budgets({ budget: { [name]: [7, 70] } });
  const other = (results: number) => metered({ rows: [], other: { results, rows: [] } });
  expect(check(known, other(500)).failures).toEqual([]);
  expect(tightened(known, other(500)).budget).toEqual({ [name]: [7, 70] });
  expect(check(known, other(100_000)).failures).toEqual([
    `${name}: is in "budget", but is not measured`,
  ]);
});

test('Only a longer history shortens the list of what grows', () => {
  const before = budgets({ grows: { 'save · warm': ['units', 'operations'] } });
  const rows = [row('save', { operations: 3, units: 10 })];
  const growing = [row('save', { operations: 3, units: 30 })];
  const short = metered({ rows, other: { results: 500, rows } });
  const long = metered({ rows, other: { results: 100_000, rows: growing } });
  expect(tightened(before, short).grows).toEqual({ 'save · warm': ['units', 'operations'] });
  expect(tightened(before, long).grows).toEqual({ 'save · warm': ['units'] });
});

test.each([
  [0, 0],
  [3, 3],
  [2.31, 2.4],
  [9.91, 10],
  [10.01, 11],
  [4386.2, 4387],
  [2.1 + 0.1 + 0.1, 2.3],
])('The budget for %d is %d', (measured, budget) => {
  expect(budgetFor(measured)).toBe(budget);
});

test('Every step of the file has a figure for each column, and every aim names a step', () => {
  const { figures, budget, aim, grows } = readBudgets();
  expect(figures).toEqual([...FIGURES]);
  for (const columns of Object.values(budget)) expect(columns).toHaveLength(10);
  for (const key of [...Object.keys(aim), ...Object.keys(grows)])
    expect(Object.keys(budget)).toContain(key);
});

test('No budget is above its aim', () => {
  const { figures, budget, aim } = readBudgets();
  const above = Object.entries(aim).flatMap(([key, most]) =>
    figures.flatMap((figure, column) => {
      const allowed = budget[key]?.[column] ?? Number.POSITIVE_INFINITY;
      return allowed > (most[figure] ?? Number.POSITIVE_INFINITY) ? [`${key}: ${figure}`] : [];
    }),
  );
  expect(above).toEqual([]);
});

test('A respondent costs the same with 52 and 5,000 fragrances, and with 100 questions 5 % more at most', () => {
  const { figures, budget } = readBudgets();
  const [few, many, asked] = [
    '52 fragrances, 12 questions',
    '5,000 fragrances, 12 questions',
    '52 fragrances, 100 questions',
  ].map((of) => {
    const row = budget[`respondent, in all (${of}) · warm`] ?? [];
    return { operations: row[figures.indexOf('operations')], units: row[figures.indexOf('units')] };
  });
  expect(many).toEqual(few);
  expect(asked?.operations).toBe(few?.operations);
  expect((asked?.units ?? 0) / (few?.units ?? 0)).toBeLessThan(1.05);
});

test.each(['history', 'invites', 'audit'])(
  'The last page of the %s costs as many calls and documents as the first, and units within a tenth',
  (list) => {
    const { budget, figures } = readBudgets();
    for (const instance of ['warm', 'cold']) {
      const costOf = (page: string) => {
        const row = budget[`${list}, ${page} page · ${instance}`] ?? [];
        return Object.fromEntries(figures.map((figure, column) => [figure, row[column] ?? 0]));
      };
      const [first, last] = [costOf('first'), costOf('last')];
      for (const figure of ['operations', 'reads', 'queries', 'documents'])
        expect(last[figure], figure).toBe(first[figure]);
      expect((last.units ?? 0) / (first.units ?? 0)).toBeLessThan(1.1);
    }
  },
);
