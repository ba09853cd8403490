import { mutants } from '../../tests/support/mutants.ts';
import { runTool } from './tool.ts';

/** Plants each known defect and runs the test that has to notice it, seconds each. */
async function run(): Promise<number> {
  const survivors: string[] = [];
  for (const { name, caughtBy } of mutants) {
    const title = caughtBy.title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sj]/g, '.*');
    // Modules from the cache would come without the defect.
    const options = ['--project', 'unit', '--reporter', 'dot', '--silent', '--fsModuleCache=false'];
    const args = ['run', ...options, caughtBy.file, '-t', title];
    const withoutIt = await runTool('vitest', args);
    const withIt = await runTool('vitest', args, { VSE_MUTANT: name });
    const isCaught = withoutIt === 0 && withIt !== 0;
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${name}`);
    if (!isCaught) survivors.push(name);
  }
  return survivors.length === 0 ? 0 : 1;
}

process.exitCode = await run();
