import { programsOf, testsOf } from './changed.ts';
import { type Outcome, playwrightOutcome, stepOutcome, vitestOutcome } from './outcome.ts';
import { runScript, runTool } from './tool.ts';

const JOURNEY = /^tests\/e2e\/.*\.spec\.ts$/;
const OVER_THE_WIRE = /^tests\/(wire|faults|simulation)\/.*\.test\.ts$/;
/** Of the tests of processes and journeys, only changed ones are run. */
const IN_PROCESS = ['unit', 'app', 'component', 'infra'];
/** Beyond it all tests in this process are run, since Windows limits the length of a command. */
const MOST_NAMED = 300;
const projects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);

async function runVitest(title: string, report: string, args: string[]): Promise<Outcome> {
  const code = await runTool('vitest', args, { env: { TEST_REPORT: report } });
  return vitestOutcome(title, report, code);
}

async function runTypes(files: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const program of programsOf(files)) {
    const code = await runTool('typescript', ['-p', program], {}, 'tsc');
    outcomes.push(stepOutcome(`types (${program})`, code === 0));
  }
  return outcomes;
}

/** Lint and types of the changed files, the tests that depend on them, and changed tests of other kinds. */
export async function runChanged(
  files: readonly string[],
  reportOf: (name: string) => string,
): Promise<Outcome[]> {
  if (files.length === 0) return [];
  const biome = ['check', '--no-errors-on-unmatched', ...files];
  const lint = runTool('@biomejs/biome', biome, {}, 'biome');
  const outcomes = [stepOutcome('format and lint', (await lint) === 0)];
  const needed = testsOf(files);
  const args = ['run', ...(needed.length > MOST_NAMED ? projects(IN_PROCESS) : needed)];
  const [types, tests] = await Promise.all([
    runTypes(files),
    needed.length > 0 && runVitest('tests of the change', reportOf('changed.json'), args),
  ]);
  outcomes.push(...types, ...(tests ? [tests] : []));
  const wire = files.filter((file) => OVER_THE_WIRE.test(file));
  if (wire.length > 0)
    outcomes.push(
      await runVitest('changed tests', reportOf('changed-wire.json'), ['run', ...wire]),
    );
  const journeys = files.filter((file) => JOURNEY.test(file));
  if (journeys.length > 0)
    outcomes.push(...(await runJourneys(journeys, reportOf('browser.json'))));
  return outcomes;
}

async function runJourneys(files: readonly string[], report: string): Promise<Outcome[]> {
  const build = stepOutcome('build', (await runScript('scripts/build.ts')) === 0);
  const env = { TEST_REPORT: report };
  const code = await runTool('@playwright/test', ['test', ...files], { env }, 'playwright');
  return [build, playwrightOutcome('browser tests', report, code)];
}
