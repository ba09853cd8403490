import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  BUDGET_FILE,
  check,
  type Findings,
  readBudgets,
  tightened,
} from '../../tests/budget/budgets.ts';
import { README, withParts } from '../../tests/budget/capacity.ts';
import { compare, loggedCharges } from '../../tests/budget/compare.ts';
import { type Metered, runMeter } from '../../tests/budget/run-meter.ts';
import { comparisonTable, stepTable } from '../../tests/budget/tables.ts';
import { runTool } from './tool.ts';

/*
 * Measures what each step of a respondent and the common steps of staff cost the database, and fails when a figure is
 * over its budget or depends on the length of the history: 500 and 5,000 results, with `--long` 5,000 and 100,000. `--write` tightens the
 * budgets and brings infra/README.md up to date, but raises nothing. `--compare FILE` compares the formula with the
 * request units in exported log lines instead. `--json` prints JSON. `--report FILE` is for `npm test`.
 */
const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    compare: { type: 'string' },
    report: { type: 'string' },
  },
});
const say = options.json ? () => {} : (line: string) => console.log(line);
const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2));

/** Compares with the lines of a real account, which are read first: a wrong name must not take a minute. */
async function compareWith(file: string): Promise<void> {
  const logged = loggedCharges(readFileSync(file, 'utf8'));
  if (logged.length === 0) throw new Error(`${file} has no request line with cosmos_units`);
  const { charges } = await runMeter('short', say);
  const comparisons = compare(logged, charges);
  if (options.json) printJson(comparisons);
  else say(`\n${comparisonTable(comparisons)}`);
}

/** Writes the file as the formatter does. */
async function tighten(metered: Metered): Promise<void> {
  const budgets = tightened(readBudgets(), metered);
  writeFileSync(BUDGET_FILE, JSON.stringify(budgets, null, 2));
  await runTool('@biomejs/biome', ['format', '--write', BUDGET_FILE], {}, 'biome');
  writeFileSync(README, withParts(readFileSync(README, 'utf8'), budgets));
}

async function measure(): Promise<void> {
  const metered = await runMeter(options.long ? 'long' : 'short', say);
  if (options.write) await tighten(metered);
  const findings = check(readBudgets(), metered);
  if (options.json) printJson({ ...metered, ...findings });
  else print(metered, findings);
  if (options.write)
    say('The budgets are tightened. Raising one takes a decision, and is done by hand.');
  report(findings);
  process.exitCode = findings.failures.length === 0 ? 0 : 1;
}

function print(metered: Metered, { failures, misses, passed }: Findings): void {
  const { rows, results, other, largest } = metered;
  say(`\nOver a history of ${results} results\n${stepTable(rows)}`);
  if (options.long) say(`\nOver a history of ${other.results} results\n${stepTable(other.rows)}`);
  say(`\nThe largest document: ${largest.document}, ${Math.round(largest.kb)} KB`);
  if (misses.length > 0) say(`\nAims that are not reached yet:\n${misses.join('\n')}`);
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  say(`\n${passed} passed, ${failures.length} failed`);
}

function report({ passed, failures }: Findings): void {
  if (options.report === undefined) return;
  mkdirSync(dirname(options.report), { recursive: true });
  writeFileSync(options.report, JSON.stringify({ passed, failures }));
}

await (options.compare === undefined ? measure() : compareWith(options.compare));
