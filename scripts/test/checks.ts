import { wordFaults } from '../words/word-faults.ts';
import { staleTypes } from '../words/word-types.ts';
import { bareTexts } from './bare-texts.ts';
import { runBiome } from './biome.ts';
import { type Outcome, stepOutcome } from './outcome.ts';
import { repeatedLines, sourcesIn } from './repeated-lines.ts';
import { smallFolders } from './small-folders.ts';
import { root, runTool } from './tool.ts';

/** Tests say what they need where they need it. */
const CODE = ['{domain,api,scripts,web}/**/!(*.test).{ts,tsx}'];

function print(faults: string[]): number {
  for (const fault of faults) console.error(fault);
  return faults.length;
}

const steps: [title: string, run: () => Promise<number>][] = [
  ['format and lint', () => runBiome()],
  ['words in all languages', async () => print([...wordFaults(root), ...staleTypes(root)])],
  ['types of domain, api, scripts, tests', () => runTool('typescript', ['-p', '.'], {}, 'tsc')],
  ['types of the web app', () => runTool('typescript', ['-p', 'web'], {}, 'tsc')],
  [
    'built-ins of the oldest browsers',
    () => runTool('typescript', ['-p', 'web/tsconfig.browsers.json'], {}, 'tsc'),
  ],
  ['types of the browser tests', () => runTool('typescript', ['-p', 'tests/e2e'], {}, 'tsc')],
  ['unused code', () => runTool('knip', [])],
  [
    'texts that can be translated',
    async () => print(bareTexts(`${root}/web`, (file) => !/\.test\.tsx$/.test(file))),
  ],
  ['folders of three files', async () => print(smallFolders(root))],
  ['repeated lines', async () => print(repeatedLines(codeIn(root)))],
];

/** Types of words are alike by nature. */
const codeIn = (folder: string) =>
  sourcesIn(folder, CODE).filter(({ file }) => file !== 'web/src/lib/words/types.ts');

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
