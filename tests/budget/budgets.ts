import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { FIGURES } from './figures.ts';
import type { Row } from './measure.ts';

export const BUDGET_FILE = resolve(import.meta.dirname, 'budgets.json');

/** The budget of every figure of every step. The file's own `about` says how it may change. */
const Budgets = z.strictObject({
  about: z.string(),
  /** The names of the columns of `budget`. */
  figures: z.array(z.enum(FIGURES)),
  budget: z.record(z.string(), z.array(z.number())),
});
export type Budgets = z.output<typeof Budgets>;

export const readBudgets = (): Budgets =>
  Budgets.parse(JSON.parse(readFileSync(BUDGET_FILE, 'utf8')));

const keyOf = ({ step, instance }: Row) => `${step} · ${instance}`;

export type Findings = {
  /** How many steps keep to their budgets. */
  passed: number;
  /** What is over its budget or is not in the file: a line each. */
  failures: string[];
};

/** Compares what was measured with the budgets. */
export function check(budgets: Budgets, rows: readonly Row[]): Findings {
  const measured = new Set(rows.map(keyOf));
  const gone = Object.keys(budgets.budget)
    .filter((key) => !measured.has(key))
    .map((key) => `${key}: has a budget, but is not measured`);
  const over = rows.map((row) => overBudget(budgets, row));
  return {
    passed: over.filter((lines) => lines.length === 0).length,
    failures: [...gone, ...over.flat()],
  };
}

function overBudget({ figures, budget }: Budgets, row: Row): string[] {
  const key = keyOf(row);
  const columns = budget[key];
  if (!columns) return [`${key}: has no budget yet; npm run budget -- --write adds one`];
  return figures.flatMap((figure, column) => {
    const most = columns[column] ?? 0;
    const measured = row.figures[figure];
    const isOver = exact(measured) > most;
    return isOver ? [`${key}: ${figure} budget ${most}, measured ${shown(measured)}`] : [];
  });
}

/** Without the error of floating-point sums, which is in the last digits. */
const exact = (sum: number) => Number(sum.toFixed(6));

/** Rounded to tenths. */
export const shown = (value: number) => String(Math.round(value * 10) / 10);

/** The smallest budget for a figure: a whole number from ten on, and tenths below. */
export function budgetFor(measured: number): number {
  const digits = measured < 10 ? 10 : 1;
  return Math.ceil(exact(measured * digits)) / digits;
}

/**
 * Budgets tightened to what was measured, with those of new steps, and without those of steps that are gone. Nothing is
 * raised.
 */
export function tightened(budgets: Budgets, rows: readonly Row[]): Budgets {
  const budget = rows.map((row): [string, number[]] => {
    const before = budgets.budget[keyOf(row)];
    const columns = budgets.figures.map((figure, column) =>
      Math.min(before?.[column] ?? Number.POSITIVE_INFINITY, budgetFor(row.figures[figure])),
    );
    return [keyOf(row), columns];
  });
  return { ...budgets, budget: Object.fromEntries(budget) };
}
