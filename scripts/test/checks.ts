import { runBiome } from './biome.ts';
import { type Outcome, stepOutcome } from './outcome.ts';
import { runTool } from './tool.ts';

const steps: [title: string, run: () => Promise<number>][] = [
  ['format, lint and import direction', () => runBiome()],
  ['types of domain, api, scripts, tests', () => runTool('typescript', ['-p', '.'], {}, 'tsc')],
  ['types of the web app', () => runTool('typescript', ['-p', 'web'], {}, 'tsc')],
  ['types of the browser tests', () => runTool('typescript', ['-p', 'tests/e2e'], {}, 'tsc')],
  ['unused code', () => runTool('knip', [])],
];

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
