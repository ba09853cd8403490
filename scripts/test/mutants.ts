import { type Mutant, mutants } from '../../tests/support/mutants.ts';
import { runTool } from './tool.ts';

/** A pattern for the titles of a test: what `%s` and its like stand for differs from case to case. */
const patternOf = ({ caughtBy }: Mutant) =>
  caughtBy.title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sji]/g, '.*');

function projectOf(file: string): string {
  if (file.endsWith('.tsx')) return 'component';
  return file.startsWith('web/') ? 'app' : 'unit';
}

/** Runs only the tests that catch these defects, with one of them planted or none. Returns the exit code. */
function runTests(caughtBy: readonly Mutant[], planted?: Mutant): Promise<number> {
  const files = new Set(caughtBy.map((mutant) => mutant.caughtBy.file));
  const titles = caughtBy.map(patternOf).join('|');
  const projects = [...files].map(projectOf);
  const chosen = [...new Set(projects)].flatMap((project) => ['--project', project]);
  // Modules from the cache would come without the defect.
  const options = [...chosen, '--reporter', 'dot', '--silent', '--fsModuleCache=false'];
  const env = planted && { VSE_MUTANT: planted.name };
  return runTool('vitest', ['run', ...options, ...files, '-t', titles], { env });
}

/** Plants one known defect after another and runs the test that has to notice it, a few seconds each. */
async function run(): Promise<number> {
  if ((await runTests(mutants)) !== 0) {
    console.log('These tests fail without any defect.');
    return 1;
  }
  const survivors: string[] = [];
  for (const mutant of mutants) {
    const isCaught = (await runTests([mutant], mutant)) !== 0;
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${mutant.name}`);
    if (!isCaught) survivors.push(mutant.name);
  }
  console.log(`${mutants.length - survivors.length} of ${mutants.length} defects caught`);
  return survivors.length === 0 ? 0 : 1;
}

process.exitCode = await run();
