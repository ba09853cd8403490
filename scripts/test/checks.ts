import { runBiome } from './biome.ts';
import { type Outcome, stepped } from './outcome.ts';
import { runTool } from './tool.ts';

const steps: [title: string, run: () => Promise<number>][] = [
  ['format, lint and import direction', () => runBiome()],
  ['types of domain, api, scripts, tests', () => runTool('typescript', ['-p', '.'], {}, 'tsc')],
  ['types of the web app', () => runTool('typescript', ['-p', 'web'], {}, 'tsc')],
  ['types of the browser tests', () => runTool('typescript', ['-p', 'tests/e2e'], {}, 'tsc')],
  ['unused code', () => runTool('knip', [])],
];

/** Everything `npm run check` looks at; each step is one that passed or failed. */
export async function runChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [title, run] of steps) {
    const isFine = (await run()) === 0;
    console.log(`${isFine ? 'ok    ' : 'FAILED'} ${title}`);
    outcomes.push(stepped(title, isFine));
  }
  return outcomes;
}
