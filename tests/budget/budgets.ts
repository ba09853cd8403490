import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { FIGURES, type Figure } from './figures.ts';
import type { Row, Units } from './measure.ts';
import type { Metered } from './run-meter.ts';

export const BUDGET_FILE = resolve(import.meta.dirname, 'budgets.json');

/** The budget of every figure of every step. The file's own `about` says how it may change. */
export const Budgets = z.strictObject({
  about: z.string(),
  /** The names of the columns of `budget`. */
  figures: z.array(z.enum(FIGURES)),
  budget: z.record(z.string(), z.array(z.number())),
  /** What a figure is to come down to, where the step costs more than that still. */
  aim: z.record(z.string(), z.partialRecord(z.enum(FIGURES), z.number())),
  /** The figures that still grow with the history. */
  grows: z.record(z.string(), z.array(z.enum(FIGURES))),
  /** What one respondent costs with their invite on warm instances, by container: infra/README.md follows from it. */
  respondentUnits: z.record(z.string(), z.number()),
});
export type Budgets = z.output<typeof Budgets>;

export const readBudgets = (): Budgets =>
  Budgets.parse(JSON.parse(readFileSync(BUDGET_FILE, 'utf8')));

/** The results of the long history. */
const LONG_RESULTS = 100_000;

const keyOf = ({ step, instance }: Row) => `${step} · ${instance}`;

/** How far a figure may differ between a short and a long history: a number of more digits takes a few bytes more. */
const TOLERANCE = { share: 0.01, amount: 0.1 };

/** No document may be larger: a replace costs 10 units a KB, and Cosmos DB refuses more than 2 MB. */
const LARGEST_KB = 500;

export type Findings = {
  /** How many steps keep to their budgets. */
  passed: number;
  /** What is over its budget, grows, or is not in the file: a line each. */
  failures: string[];
  /** Aims that are not reached yet: a line each. */
  misses: string[];
};

/** Compares what was measured with the budgets. */
export function check(budgets: Budgets, metered: Metered): Findings {
  const failures = [...unknownSteps(budgets, metered), ...growth(budgets, metered)];
  let passed = 0;
  for (const row of metered.rows) {
    const over = overBudget(budgets, row);
    failures.push(...over);
    if (over.length === 0) passed += 1;
  }
  for (const [container, units] of Object.entries(metered.respondent)) {
    const budget = budgets.respondentUnits[container] ?? 0;
    if (exact(units) > budget)
      failures.push(line(`a respondent in ${container}`, 'units', budget, units));
  }
  const { document, kb } = metered.largest;
  if (kb > LARGEST_KB)
    failures.push(`the document ${document}: budget ${LARGEST_KB} KB, measured ${shown(kb)}`);
  return { passed, failures, misses: missedAims(budgets, metered.rows) };
}

function overBudget(budgets: Budgets, row: Row): string[] {
  const key = keyOf(row);
  const budget = budgets.budget[key];
  if (!budget) return [`${key}: has no budget yet; npm run budget -- --write adds one`];
  return budgets.figures.flatMap((figure, column) => {
    const most = budget[column] ?? 0;
    const measured = exact(row.figures[figure]);
    return measured > most ? [line(key, figure, most, measured)] : [];
  });
}

/** A step that takes minutes, which only the measurement with the long history has. */
const LONG_ONLY = /^(change set|erasure) of 5,000/;

const isLeftOut = (key: string, { other }: Metered) =>
  LONG_ONLY.test(key) && other.results < LONG_RESULTS;

function unknownSteps(budgets: Budgets, metered: Metered): string[] {
  const known = new Set(metered.rows.map(keyOf));
  return ['budget', 'aim', 'grows'].flatMap((part) =>
    Object.keys(budgets[part as 'budget'])
      .filter((key) => !known.has(key) && !isLeftOut(key, metered))
      .map((key) => `${key}: is in "${part}", but is not measured`),
  );
}

/** Figures that differ between the two histories, except those that are known to. */
function growth({ grows }: Budgets, metered: Metered): string[] {
  const { results, other } = metered;
  return differing(metered).flatMap(({ key, figures }) =>
    figures
      .filter(({ figure }) => !grows[key]?.includes(figure))
      .map(
        ({ figure, here, there }) =>
          `${key}: ${figure} depends on the history: ${shown(here)} for ${results} results, ${shown(there)} for ${other.results}`,
      ),
  );
}

function differing({ rows, other }: Metered) {
  const others = new Map(other.rows.map((row) => [keyOf(row), row]));
  return rows.map((row) => {
    const key = keyOf(row);
    const figures = FIGURES.flatMap((figure) => {
      const here = row.figures[figure];
      const there = others.get(key)?.figures[figure] ?? here;
      const allowed = TOLERANCE.amount + TOLERANCE.share * here;
      return Math.abs(here - there) <= allowed ? [] : [{ figure, here, there }];
    });
    return { key, figures };
  });
}

function missedAims(budgets: Budgets, rows: Row[]): string[] {
  return rows.flatMap((row) =>
    FIGURES.flatMap((figure) => {
      const aim = budgets.aim[keyOf(row)]?.[figure];
      const measured = row.figures[figure];
      return aim !== undefined && measured > aim
        ? [`${keyOf(row)}: ${figure} aim ${aim}, measured ${shown(measured)}`]
        : [];
    }),
  );
}

const line = (what: string, figure: Figure, budget: number, measured: number) =>
  `${what}: ${figure} budget ${budget}, measured ${shown(measured)}`;

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
export function tightened(budgets: Budgets, metered: Metered): Budgets {
  const budget = metered.rows.map((row) => {
    const before = budgets.budget[keyOf(row)];
    const next = budgets.figures.map((figure, column) =>
      lowered(before?.[column], row.figures[figure]),
    );
    return [keyOf(row), next];
  });
  const leftOut = Object.entries(budgets.budget).filter(([key]) => isLeftOut(key, metered));
  return {
    ...budgets,
    budget: Object.fromEntries([...budget, ...leftOut]),
    grows: stillGrowing(budgets, metered),
    respondentUnits: loweredUnits(budgets.respondentUnits, metered.respondent),
  };
}

const lowered = (before: number | undefined, measured: number) =>
  Math.min(before ?? Number.POSITIVE_INFINITY, budgetFor(measured));

/** A shorter history does not show all that grows, so only a longer one shortens the list. */
function stillGrowing({ grows }: Budgets, metered: Metered): Budgets['grows'] {
  if (metered.other.results < metered.results) return grows;
  const known = differing(metered).map(({ key, figures }): [string, Figure[]] => [
    key,
    figures.flatMap(({ figure }) => (grows[key]?.includes(figure) ? [figure] : [])),
  ]);
  return Object.fromEntries(known.filter(([, figures]) => figures.length > 0));
}

/** The busiest container first. */
function loweredUnits(before: Budgets['respondentUnits'], measured: Units) {
  const entries = Object.entries(measured).map(([container, units]): [string, number] => {
    return [container, lowered(before[container], units)];
  });
  return Object.fromEntries(entries.sort(([, a], [, b]) => b - a));
}
