import { shown } from './budgets.ts';
import type { Comparison } from './compare.ts';
import { FIGURES } from './figures.ts';
import type { Row } from './measure.ts';

const WIDTH = 11;
const cells = (values: readonly string[]) => values.map((value) => value.padStart(WIDTH)).join('');

/** Every step with its figures, warm and cold. */
export function stepTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length)) + 2;
  const body = rows.map(
    ({ step, instance, figures }) =>
      `${step.padEnd(width)}${instance}${cells(FIGURES.map((figure) => shown(figures[figure])))}`,
  );
  return [`${''.padEnd(width + 4)}${cells(FIGURES)}`, ...body].join('\n');
}

/** The formula beside what an account has charged, and how many times as much that is. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const width = Math.max(...comparisons.map(({ name }) => name.length), 4) + 2;
  const body = comparisons.map(({ name, lines, logged, formula }) => {
    const ratio = formula === undefined ? '-' : (logged / formula).toFixed(2);
    const values = [`${lines}`, shown(logged), formula === undefined ? '-' : shown(formula), ratio];
    return `${name.padEnd(width)}${cells(values)}`;
  });
  return [`${'call'.padEnd(width)}${cells(['lines', 'logged', 'formula', 'ratio'])}`, ...body].join(
    '\n',
  );
}
