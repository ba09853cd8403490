import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

type Rule = { of: string; except?: readonly string[]; never: readonly string[] };

const within = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);
/** Each imports those before it, and none behind it. */
const inOrder = (paths: readonly string[]): Rule[] =>
  paths.map((of, index) => ({ of, never: paths.slice(index + 1) }));

const API = ['store', 'clients', 'services', 'jobs', 'http', 'endpoints', 'timers', 'main.ts'];

/** What knows a record of the domain: the kit of the office serves any. */
const RECORDS = [
  'domain/src/records',
  'domain/src/access',
  'web/src/lib/records',
  'web/src/lib/paths.ts',
];

/** The screens that respondents can open. All others are staff's. */
const RESPONDENTS = within('web/src/screens', ['invite', 'login', 'not-found', 'quiz', 'results']);

/** Buttons and dialogs of the browser, for respondents. Staff get Fluent's: no dialog shows both. */
const NATIVE = within('web/src/ui', [
  'controls/button.tsx',
  'controls/button-to.tsx',
  'feedback/modal.tsx',
]);
const FLUENT = ['@fluentui', 'web/src/ui/kit', 'web/src/ui/office'];

/** What a folder or file never imports, the tests in it included. */
const RULES: readonly Rule[] = [
  { of: 'domain', never: ['api', 'web', 'scripts', 'tests'] },
  { of: 'api', never: ['web', 'scripts'] },
  { of: 'web', never: ['api', 'scripts'] },
  ...within('api/src', ['problem.ts', 'config.ts', 'tracing']).map((of) => ({
    of,
    never: within('api/src', API),
  })),
  ...inOrder(within('api/src', API)),
  { of: 'api/src/timers', never: ['api/src/http', 'api/src/endpoints'] },
  ...inOrder(within('web/src', ['lib', 'ui', 'screens', 'app'])),
  ...inOrder(within('web/src/ui', ['base', 'controls', 'feedback', 'kit', 'office'])),
  { of: 'web/src/ui/kit', never: [...RECORDS, ...NATIVE] },
  { of: 'web/src/ui/office', never: NATIVE },
  { of: 'web/src/screens', except: RESPONDENTS, never: NATIVE },
  ...[
    ...RESPONDENTS,
    ...within('web/src/ui', ['base', 'controls', 'feedback']),
    ...within('web/src/app', [
      'header',
      'privacy',
      'sign-in',
      'session-ended.tsx',
      'error-boundary.tsx',
    ]),
  ].map((of) => ({ of, never: FLUENT })),
];
/** domain/ runs in browser and API alike, so it needs neither; its tests have their tools. */
const PACKAGES_OF_DOMAIN = ['zod', 'vitest', 'fast-check'];

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/**
 * The rule that an import breaks, in words. `file` is relative to the repository, with slashes. A test of a service may run
 * the jobs that take its work on.
 */
export function brokenRule(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (target === specifier && isIn(file, 'domain') && !PACKAGES_OF_DOMAIN.includes(specifier))
    return `domain does not import ${specifier}`;
  for (const { of, except = [], never } of RULES) {
    if (!isIn(file, of) || except.some((each) => isIn(file, each))) continue;
    const place = never.find((each) => isIn(target, each));
    if (place === 'api/src/jobs' && file.endsWith('.test.ts')) continue;
    if (place) return `${of} does not import ${place}`;
  }
  return undefined;
}

/** The path of an imported file in the repository, or the name of a package. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, workspace, path = ''] = /^@vse\/(\w+)(\/.*)?$/.exec(specifier) ?? [];
  return workspace ? posix.join(workspace, 'src', path) : specifier;
}

/** Static, dynamic and type imports, and what is exported from elsewhere. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The imports of domain/, api/ and web/ that go against their direction, one line each. */
export function forbiddenImports(folder = root): string[] {
  const files = globSync('{domain,api,web}/src/**/*.{ts,tsx}', { cwd: folder }).sort();
  return files.flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const text = readFileSync(resolve(folder, file), 'utf8');
    return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
      const rule = brokenRule(file, specifier);
      return rule === undefined ? [] : [`${file} imports '${specifier}': ${rule}`];
    });
  });
}
