import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './browsers.ts';
import { changedSince } from './changed.ts';
import { runChecks } from './checks.ts';
import { ensureChromium } from './install-browsers.ts';
import {
  budgetOutcome,
  createOutcome,
  type Outcome,
  playwrightOutcome,
  stepOutcome,
  summaryOf,
  totalOf,
  vitestOutcome,
} from './outcome.ts';
import { runChanged } from './run-changed.ts';
import { root, runScript, runTool } from './tool.ts';

const reports = resolve(root, 'test-results');
const reportOf = (name: string) => resolve(reports, name);

function heading(text: string): void {
  console.log(`\n— ${text}`);
}

/** The component tests need a Chromium as well. */
async function runVitest(chromium: string | undefined): Promise<Outcome> {
  const file = reportOf('vitest.json');
  const env = { TEST_REPORT: file, ...(chromium !== undefined && { CHROMIUM_PATH: chromium }) };
  return vitestOutcome('vitest', file, await runTool('vitest', ['run'], { env }));
}

/** Builds the app and runs it in the browser. What this prints goes to `output`. */
async function runBrowserTests(chromium: string | undefined, output: number): Promise<Outcome[]> {
  const build = stepOutcome('build', (await runScript('scripts/build.ts', [], { output })) === 0);
  const title = 'browser tests';
  if (chromium === undefined) return [build, createOutcome(title, 1, 0, 0)];
  const file = reportOf('playwright.json');
  const env = { TEST_REPORT: file, CHROMIUM_PATH: chromium };
  const code = await runTool('@playwright/test', ['test'], { env, output }, 'playwright');
  return [build, playwrightOutcome(title, file, code)];
}

async function runBudget(): Promise<Outcome> {
  const file = reportOf('budget.json');
  const code = await runScript('scripts/test/budget.ts', ['--report', file]);
  return budgetOutcome('budget', file, code);
}

async function runAll(): Promise<Outcome[]> {
  // Each of the two leaves a core idle, and what is fetched mostly waits.
  heading('Checks, and beside them the budget of the records');
  const fetching = values.offline ? undefined : runScript('scripts/test/fetch.ts');
  const [checks, budget] = await Promise.all([runChecks(), runBudget(), fetching]);
  heading('Unit, component, wire and fault tests, and beside them the browser tests');
  const chromium = values.offline ? findChromium() : await ensureChromium();
  const printed = reportOf('browser.log');
  const output = openSync(printed, 'w');
  const [vitest, browser] = await Promise.all([
    runVitest(chromium),
    runBrowserTests(chromium, output),
  ]);
  closeSync(output);
  heading('Browser tests');
  process.stdout.write(readFileSync(printed));
  return [...checks, budget, vitest, ...browser];
}

/**
 * `--changed` runs what the files need that differ from the last commit; `--changed COMMIT`, from that one. `--offline`
 * fetches no program: the tests that need one that is not here are skipped.
 */
const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    offline: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
// Every part of a local cloud is a process of its own, and some hundred of them load the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve(root, 'node_modules/.cache/compiled');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes = values.changed
  ? await runChanged(changedSince(positionals[0] ?? 'HEAD'), reportOf)
  : await runAll();
console.log(`\n${summaryOf(outcomes)}`);
process.exitCode = totalOf(outcomes).failed === 0 ? 0 : 1;
