import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runChecks } from './checks.ts';
import { ensureChromium } from './install-chromium.ts';
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
import { root, runScript, runTool } from './tool.ts';

const reports = resolve(root, 'test-results');
const reportOf = (name: string) => resolve(reports, name);

function heading(text: string): void {
  console.log(`\n— ${text}`);
}

async function runVitest(): Promise<Outcome> {
  const file = reportOf('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // The component tests need a Chromium as well.
  const chromium = await ensureChromium();
  const env = chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
  return vitestOutcome('vitest', file, await runTool('vitest', ['run', ...reporters], env));
}

async function runBrowserTests(): Promise<Outcome> {
  const title = 'browser tests';
  const chromium = await ensureChromium();
  if (chromium === undefined) return createOutcome(title, 1, 0, 0);
  const file = reportOf('playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium };
  const args = ['test', '--reporter=list,json'];
  return playwrightOutcome(title, file, await runTool('@playwright/test', args, env, 'playwright'));
}

async function runBudget(): Promise<Outcome> {
  const file = reportOf('budget.json');
  const code = await runScript('scripts/test/budget.ts', ['--report', file]);
  return budgetOutcome('budget', file, code);
}

async function runBuild(): Promise<Outcome> {
  const isBuilt = (await runScript('scripts/build.ts')) === 0;
  return stepOutcome('build', isBuilt);
}

// Every part of a local cloud is a process of its own, and some hundred of them load the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve(root, 'node_modules/.cache/compiled');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Each of the two leaves a core idle.
heading('Checks, and beside them the budget of the records');
const [checks, budget] = await Promise.all([runChecks(), runBudget()]);
const outcomes = [...checks, budget];
heading('Unit, component, wire and fault tests');
outcomes.push(await runVitest());
heading('Build');
outcomes.push(await runBuild());
heading('Browser tests');
outcomes.push(await runBrowserTests());

console.log(`\n${summaryOf(outcomes)}`);
process.exitCode = totalOf(outcomes).failed === 0 ? 0 : 1;
