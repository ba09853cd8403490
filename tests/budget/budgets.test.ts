import { expect, test } from 'vitest';
import { type Budgets, budgetFor, check, readBudgets, tightened } from './budgets.ts';
import { FIGURES, type Figures } from './figures.ts';

const NONE = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures;
const row = (step: string, figures: Partial<Figures>, instance: 'warm' | 'cold' = 'warm') => ({
  step,
  instance,
  figures: { ...NONE, ...figures },
});
const budgets = (budget: Budgets['budget']): Budgets => ({
  about: '',
  figures: ['operations', 'units'],
  budget,
});

const SAVE = budgets({ 'save · warm': [3, 14.2] });

test('A step within its budget passes, also when it reaches it exactly', () => {
  // 14.2 and the error of a sum.
  const rows = [row('save', { operations: 3, units: 14.1 + 0.1 + 1e-12 })];
  expect(check(SAVE, rows)).toEqual({ passed: 1, failures: [] });
});

test('A figure over its budget fails with its step, name, budget and measurement', () => {
  const rows = [row('save', { operations: 4, units: 15.26 })];
  expect(check(SAVE, rows)).toEqual({
    passed: 0,
    failures: [
      'save · warm: operations budget 3, measured 4',
      'save · warm: units budget 14.2, measured 15.3',
    ],
  });
});

test('A step without a budget fails, and so does a budget without its step', () => {
  const rows = [row('save', { operations: 1 }, 'cold')];
  expect(check(SAVE, rows)).toEqual({
    passed: 0,
    failures: [
      'save · warm: has a budget, but is not measured',
      'save · cold: has no budget yet; npm run budget -- --write adds one',
    ],
  });
});

test('Tightening lowers budgets, adds new steps, forgets old ones, and raises nothing', () => {
  const before = budgets({ 'save · warm': [3, 14.2], 'gone · warm': [1, 1] });
  const rows = [
    row('save', { operations: 4, units: 12.01 }),
    row('new', { operations: 1, units: 2.31 }),
  ];
  expect(tightened(before, rows)).toEqual(
    budgets({ 'save · warm': [3, 13], 'new · warm': [1, 2.4] }),
  );
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

test('Every step of the file has a budget for each figure', () => {
  const { figures, budget } = readBudgets();
  expect(figures).toEqual([...FIGURES]);
  for (const columns of Object.values(budget)) expect(columns).toHaveLength(10);
});
