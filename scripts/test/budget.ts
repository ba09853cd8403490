import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { BUDGET_FILE, check, readBudgets, shown, tightened } from '../../tests/budget/budgets.ts';
import { FIGURES } from '../../tests/budget/figures.ts';
import type { Row } from '../../tests/budget/measure.ts';
import { runMeter } from '../../tests/budget/run-meter.ts';
import { runTool } from './tool.ts';

/*
 * Measures what the steps of a respondent and some of staff cost the database, and fails when a figure is over its
 * budget. `--write` tightens the budgets, but raises nothing. `--report FILE` is for `npm test`.
 */
const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, report: { type: 'string' } },
});

/** Every step with its figures, warm and cold. */
function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length)) + 2;
  const cells = (values: readonly string[]) => values.map((value) => value.padStart(11)).join('');
  const body = rows.map(
    ({ step, instance, figures }) =>
      `${step.padEnd(width)}${instance}${cells(FIGURES.map((figure) => shown(figures[figure])))}`,
  );
  return [`${''.padEnd(width + 4)}${cells(FIGURES)}`, ...body].join('\n');
}

const rows = await runMeter(console.log);
if (options.write) {
  writeFileSync(BUDGET_FILE, JSON.stringify(tightened(readBudgets(), rows), null, 2));
  await runTool('@biomejs/biome', ['format', '--write', BUDGET_FILE], {}, 'biome');
}
const { passed, failures } = check(readBudgets(), rows);
console.log(`\n${table(rows)}`);
if (options.write)
  console.log('The budgets are tightened. Raise one by hand, in a commit that says why.');
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
if (options.report !== undefined) {
  mkdirSync(dirname(options.report), { recursive: true });
  writeFileSync(options.report, JSON.stringify({ passed, failures }));
}
process.exitCode = failures.length === 0 ? 0 : 1;
