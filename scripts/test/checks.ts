import { runBiome } from './biome.ts';
import { faultsIn, type Rule } from './check-files.ts';
import { longFunctions } from './function-lines.ts';
import { forbiddenImports } from './imports.ts';
import { type Outcome, stepOutcome } from './outcome.ts';
import { riddlingTitles } from './titles.ts';
import { root, runTool } from './tool.ts';

const SERVER_CODE = ['domain/src/**/!(*.test).ts', 'api/src/**/!(*.test).ts'];
/** The browser tests are left out. */
const TESTS = ['{domain,api,scripts,web}/**/*.test.{ts,tsx}', 'tests/!(e2e)/**/*.test.ts'];

async function applyRule(rule: Rule, patterns: string[]): Promise<number> {
  const faults = faultsIn(root, patterns, rule);
  for (const fault of faults) console.error(fault);
  return faults.length;
}

const steps: [title: string, run: () => Promise<number>][] = [
  ['format and lint', () => runBiome()],
  ['import direction', async () => checkImports()],
  ['types of domain, api, scripts, tests', () => runTool('typescript', ['-p', '.'], {}, 'tsc')],
  ['types of the web app', () => runTool('typescript', ['-p', 'web'], {}, 'tsc')],
  ['types of the browser tests', () => runTool('typescript', ['-p', 'tests/e2e'], {}, 'tsc')],
  ['unused code', () => runTool('knip', [])],
  ['functions of at most 60 lines', () => applyRule(longFunctions, SERVER_CODE)],
  ['titles of tests', () => applyRule(riddlingTitles, TESTS)],
];

function checkImports(): number {
  const forbidden = forbiddenImports();
  for (const line of forbidden) console.error(line);
  return forbidden.length;
}

/** Runs all steps of `npm run check`. Each step passes or fails as one. */
export async function runChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [title, run] of steps) {
    const isSuccessful = (await run()) === 0;
    console.log(`${isSuccessful ? 'ok    ' : 'FAILED'} ${title}`);
    outcomes.push(stepOutcome(title, isSuccessful));
  }
  return outcomes;
}
