import { namedRoles, physicalDirections, smallFolders } from './app-rules.ts';
import { bareTexts } from './bare-texts.ts';
import { runBiome } from './biome.ts';
import { faultsIn, type Rule } from './check-files.ts';
import { longFunctions } from './function-lines.ts';
import { forbiddenImports } from './imports.ts';
import { type Outcome, stepOutcome } from './outcome.ts';
import { repeatedLines, sourcesIn } from './repeated-lines.ts';
import { riddlingTitles } from './titles.ts';
import { root, runTool } from './tool.ts';

const SERVER_CODE = ['domain/src/**/!(*.test).ts', 'api/src/**/!(*.test).ts'];
/** Words in four languages are alike by nature, tests say what they need where they need it. */
const CODE = ['{domain,api,scripts,web}/**/!(*.test).{ts,tsx}'];
const WEB_CODE = 'web/**/!(*.test).{ts,tsx}';
const APP_CODE = [
  'web/src/!(lib)/**/!(*.test).{ts,tsx}',
  'web/src/lib/!(words)/**/!(*.test).{ts,tsx}',
];
const TESTS = ['{domain,api,scripts,web}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'];

const applyRule = async (rule: Rule, patterns: string[]): Promise<number> =>
  print(faultsIn(root, patterns, rule));

function print(faults: string[]): number {
  for (const fault of faults) console.error(fault);
  return faults.length;
}

const steps: [title: string, run: () => Promise<number>][] = [
  ['format and lint', () => runBiome()],
  ['import direction', async () => print(forbiddenImports())],
  ['types of domain, api, scripts, tests', () => runTool('typescript', ['-p', '.'], {}, 'tsc')],
  ['types of the web app', () => runTool('typescript', ['-p', 'web'], {}, 'tsc')],
  ['types of the browser tests', () => runTool('typescript', ['-p', 'tests/e2e'], {}, 'tsc')],
  ['unused code', () => runTool('knip', [])],
  ['functions of at most 60 lines', () => applyRule(longFunctions, [...SERVER_CODE, WEB_CODE])],
  ['no role is named in the app', () => applyRule(namedRoles, APP_CODE)],
  ['styles that turn with the page', () => applyRule(physicalDirections, ['web/src/**/*.css'])],
  [
    'texts that can be translated',
    async () => print(bareTexts(`${root}/web`, (file) => !/\.test\.tsx$/.test(file))),
  ],
  ['folders of three files', async () => print(smallFolders(root))],
  ['repeated lines', async () => print(repeatedLines(codeIn(root)))],
  ['titles of tests', () => applyRule(riddlingTitles, TESTS)],
];

const codeIn = (folder: string) =>
  sourcesIn(folder, CODE).filter(({ file }) => !file.startsWith('web/src/lib/words/'));

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
