import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

type Diagnostic = {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
};
type Line = [file: string, code: string, fault?: string | undefined];

/** What Biome says of files in a category of its rules. */
function lint(files: Record<string, string>, category: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vse-lint-'));
  for (const path of ['biome.json', 'scripts/lint'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const args = [biome, 'lint', ...options, '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics
    .filter((each) => each.category === category)
    .map(({ location, message }) => `${location.path}:${location.start.line}: ${message}`)
    .sort();
}

/** Lints files with these lines one below the other. A fault is at the last line of its code. */
function expectFaults(lines: Line[]) {
  const files: Record<string, string> = {};
  const faults = lines.flatMap(([file, code, fault]) => {
    files[file] = `${files[file] ?? ''}${code}\n`;
    const line = files[file].split('\n').length - 1;
    return fault === undefined ? [] : [`${file}:${line}: ${fault}`];
  });
  expect(lint(files, 'plugin')).toEqual(faults.sort());
}

test("only respondents' screens, parts for both, and tests have the browser's buttons and dialogs", () => {
  const BUTTON = 'export const A = () => <button type="button">A</button>;\n';
  const DIALOG = 'export const A = () => <dialog>A</dialog>;\n';
  const faults = lint(
    {
      'web/src/app/sign-in/a.tsx': BUTTON,
      'web/src/screens/invite/a.tsx': BUTTON,
      'web/src/screens/login/a.tsx': BUTTON,
      'web/src/screens/not-found/a.tsx': BUTTON,
      'web/src/screens/quiz/a.tsx': DIALOG,
      'web/src/screens/results/a.tsx': BUTTON,
      'web/src/screens/some-new-one/a.tsx': DIALOG,
      'web/src/features/users/rights/a.tsx': BUTTON,
      'web/src/ui/feedback/a.tsx': DIALOG,
      'web/src/ui/kit/a.test.tsx': BUTTON,
      'web/src/ui/kit/controls/a.tsx': BUTTON,
      'web/src/ui/office/a.tsx': BUTTON,
    },
    'lint/correctness/noRestrictedElements',
  );
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'web/src/features/users/rights/a.tsx',
    'web/src/screens/some-new-one/a.tsx',
    'web/src/ui/kit/controls/a.tsx',
    'web/src/ui/office/a.tsx',
  ]);
});

test('an import against the direction is found in every form', () => {
  const FORMS = [
    "import '../../http/a.ts';",
    "import {\n  a,\n} from '../../http/a.ts';",
    "import * as b from '../../http/a.ts';",
    "import type { C } from '../../http/a.ts';",
    "export { d } from '../../http/a.ts';",
    "export type { E } from '../../http/a.ts';",
    "const f = () => import('../../http/a.ts');",
    "type G = import('../../http/a.ts').G;",
    "type H = typeof import('../../http/a.ts');",
  ];
  const fault = 'store does not import http';
  expectFaults(FORMS.map((code) => ['api/src/store/deep/a.ts', code, fault]));
});

test('no part of the product imports against the direction', () => {
  const NEVER: [string, string, string][] = [
    ['domain/src/a.ts', '../../api/src/problem.ts', 'domain does not import api'],
    ['domain/src/a.ts', '@vse/web/lib/paths', 'domain does not import @vse/web/lib/paths'],
    ['domain/src/a.ts', '../../scripts/run.ts', 'domain does not import scripts'],
    ['domain/src/a.ts', '../../tests/support/api.ts', 'domain does not import tests'],
    ['domain/src/a.ts', 'node:fs', 'domain does not import node:fs'],
    ['domain/src/a.ts', 'react', 'domain does not import react'],
    ['domain/src/a.ts', '@azure/cosmos', 'domain does not import @azure/cosmos'],
    ['api/src/main.ts', '../../web/src/lib/paths.ts', 'api does not import web'],
    ['api/src/store/a.test.ts', '../../../scripts/run.ts', 'api does not import scripts'],
    ['web/src/app/app.tsx', '@vse/api', 'web does not import @vse/api'],
    ['web/src/lib/a.ts', '../../../api/src/a.ts', 'web does not import /api/src'],
    ['web/src/lib/a.ts', '../../../scripts/run.ts', 'web does not import /scripts'],
    ['api/src/problem.ts', './store/ids.ts', 'problem does not import store'],
    ['api/src/config.ts', './clients/blobs.ts', 'config does not import clients'],
    ['api/src/tracing/a.ts', '../main.ts', 'tracing does not import main.ts'],
    ['api/src/store/sqlite/a.ts', '../../clients/a.ts', 'store does not import clients'],
    ['api/src/store/a.ts', '../services/a/b.ts', 'store does not import services'],
    ['api/src/clients/a.ts', '../services/a.ts', 'clients does not import services'],
    ['api/src/services/a/b.ts', '../../http/a.ts', 'services does not import http'],
    ['api/src/services/a/b.ts', '../../jobs/a.ts', 'services does not import jobs'],
    ['api/src/jobs/a.ts', '../http/a.ts', 'jobs does not import http'],
    ['api/src/http/a.ts', '../endpoints/a.ts', 'http does not import endpoints'],
    ['api/src/endpoints/a.ts', '../timers/a.ts', 'endpoints does not import timers'],
    ['api/src/timers/a.ts', '../http/a.ts', 'timers does not import http'],
    ['api/src/timers/a.ts', '../endpoints/a.ts', 'timers does not import endpoints'],
    ['api/src/timers/a.ts', '../main.ts', 'timers does not import main.ts'],
    ['web/src/lib/a.ts', '../ui/a.tsx', 'lib does not import ui'],
    ['web/src/lib/a.ts', '../screens/a.tsx', 'lib does not import screens'],
    ['web/src/lib/a.ts', '../features/index.ts', 'lib does not import features'],
    ['web/src/ui/kit/a.ts', '../../screens/a.tsx', 'ui does not import screens'],
    ['web/src/ui/office/a.ts', '../../features/index.ts', 'ui does not import features'],
    ['web/src/ui/a.ts', '../app/a.tsx', 'ui does not import app'],
    ['web/src/ui/base/a.ts', '../controls/a.tsx', 'ui/base does not import controls'],
    ['web/src/ui/base/a.ts', '../kit/a.tsx', 'ui/base does not import kit'],
    ['web/src/ui/controls/a.ts', '../feedback/a.tsx', 'ui/controls does not import feedback'],
    ['web/src/ui/kit/a.ts', '../office/a.tsx', 'ui/kit does not import office'],
    [
      'web/src/ui/kit/controls/a.ts',
      '@vse/domain/records/users',
      'ui/kit does not import domain/records',
    ],
    [
      'web/src/ui/kit/a.ts',
      '@vse/domain/access/permissions',
      'ui/kit does not import domain/access',
    ],
    ['web/src/ui/kit/a.ts', '../../lib/records/use-a.ts', 'ui/kit does not import lib/records'],
    ['web/src/ui/kit/a.ts', '../../lib/paths.ts', 'ui/kit does not import lib/paths'],
    ['web/src/screens/a/b.ts', '../../app/a.tsx', 'screens does not import app'],
    ['web/src/features/a/b.ts', '../../app/a.tsx', 'features does not import app'],
    [
      'web/src/features/users/rights/a.tsx',
      '../../../ui/controls/button.tsx',
      'features does not import ui/controls/button.tsx',
    ],
    [
      'web/src/features/users/a.tsx',
      '../../ui/controls/button-to.tsx',
      'features does not import ui/controls/button-to.tsx',
    ],
    [
      'web/src/features/users/a.tsx',
      '../../ui/feedback/modal.tsx',
      'features does not import ui/feedback/modal.tsx',
    ],
    ['web/src/ui/kit/a.tsx', '../feedback/modal.tsx', 'ui/kit does not import feedback/modal.tsx'],
    [
      'web/src/ui/kit/controls/a.tsx',
      '../../controls/button.tsx',
      'ui/kit does not import controls/button.tsx',
    ],
    [
      'web/src/ui/office/a.tsx',
      '../feedback/modal.tsx',
      'ui/office does not import feedback/modal.tsx',
    ],
    [
      'web/src/screens/quiz/a.tsx',
      '@fluentui/react-components',
      'screens/quiz does not import @fluentui',
    ],
    [
      'web/src/screens/results/a.tsx',
      '../../ui/kit/office-dialog.tsx',
      'screens/results does not import kit',
    ],
    ['web/src/app/sign-in/a.tsx', '../../ui/kit/a.tsx', 'app/sign-in does not import kit'],
    ['web/src/app/error-boundary.tsx', '../ui/kit/a.tsx', 'app/error-boundary does not import kit'],
    ['web/src/ui/feedback/a.tsx', '@fluentui/react-a', 'ui/feedback does not import @fluentui'],
  ];
  const MAY: [string, string][] = [
    ['domain/src/a.ts', '../limits.ts'],
    ['domain/src/a.ts', '@vse/domain/data/blob-containers.json'],
    ['domain/src/a.ts', 'zod'],
    ['domain/src/a.test.ts', 'vitest'],
    ['api/src/store/a.test.ts', '../../../tests/support/services.ts'],
    ['api/src/store/a.ts', '../tracing/spans.ts'],
    ['api/src/store/a.ts', '@vse/domain/records/jobs'],
    ['api/src/services/a.ts', '@vse/domain/rules/recommend'],
    ['api/src/services/a.ts', 'node:timers/promises'],
    ['api/src/services/a.test.ts', '../jobs/a.ts'],
    ['api/src/timers/a.ts', '../services/services.ts'],
    ['api/src/main.ts', './timers/timers.ts'],
    ['web/src/lib/auth/session.ts', '../api/settings.ts'],
    ['web/src/app/app.tsx', '../screens/start.tsx'],
    ['web/src/screens/a/b.ts', '../../ui/kit/a.tsx'],
    ['web/src/screens/a/b.ts', '../../ui/kit/controls/button.tsx'],
    ['web/src/ui/kit/conflict/a.tsx', '../controls/button.tsx'],
    ['web/src/ui/office/a.ts', '../kit/controls/button.tsx'],
    ['web/src/ui/office/a.ts', '@vse/domain/records/users'],
    ['web/src/ui/kit/a.ts', '@vse/domain/contract/calls'],
    ['web/src/screens/quiz/a.tsx', '../../ui/controls/button.tsx'],
    ['web/src/screens/results/a.tsx', '../../ui/feedback/modal.tsx'],
    ['web/src/features/users/a.tsx', '@fluentui/react-components'],
    ['web/src/features/users/a.tsx', '../../ui/kit/office-dialog.tsx'],
  ];
  expectFaults(
    [...NEVER, ...MAY].map(([file, from, fault]): Line => [file, `import '${from}';`, fault]),
  );
});

test('a function of 61 lines is too long, and one of 60 is not', () => {
  const lines = (count: number, line: string) => Array(count).fill(line).join('\n');
  const withLines = (count: number, line = '  call();', head = 'function a() {', foot = '}') =>
    `${head}\n${lines(count - 2, line)}\n${foot}\n`;
  const files = {
    'api/src/arrow.ts': withLines(61, '  call();', 'const a = () => {', '};'),
    'api/src/comments.ts': withLines(61, '  // why'),
    'api/src/declared.ts': withLines(61),
    'api/src/empty.ts': `\n${withLines(61, '')}`,
    'api/src/fine.test.ts': withLines(61),
    'api/src/fine.ts': withLines(60),
    'api/src/long-module.ts': `/**\n${lines(70, ' * why')}\n */\nfunction a() {}\n${lines(70, 'a();')}\n`,
    'api/src/method.ts': withLines(61, '  call();', 'const a = { b() {', '} };'),
    'web/src/markup.tsx': withLines(61, '  <b />', 'const A = () => <p>', '</p>;'),
  };
  const fault = 'A function has at most 60 lines.';
  expect(lint(files, 'plugin')).toEqual([
    `api/src/arrow.ts:1: ${fault}`,
    `api/src/comments.ts:1: ${fault}`,
    `api/src/declared.ts:1: ${fault}`,
    `api/src/empty.ts:2: ${fault}`,
    `api/src/method.ts:1: ${fault}`,
    `web/src/markup.tsx:1: ${fault}`,
  ]);
});

test('code of the app names no role, except for samples, tests, and the one place that asks', () => {
  const fault = 'Ask may(session, permission) of lib/auth/may.ts.';
  expectFaults([
    ['web/src/screens/a.tsx', "const isAdmin = kind === 'Admin';", fault],
    ['web/src/screens/a.tsx', "type Kind = 'Salesperson';", fault],
    ['web/src/screens/a.tsx', 'const scope = scopeOf(access, kind);', fault],
    ['web/src/screens/a.tsx', "const title = 'Managers';"],
    ['web/src/lib/auth/may.ts', 'const scope = scopeOf(access, kind);'],
    ['web/src/lib/auth/test-session.tsx', "const kind = 'Admin';"],
    ['web/src/features/users/a.test.tsx', "const role = 'Admin';"],
    ['web/src/features/users/sample-setting.ts', "const role = 'Admin';"],
  ]);
});

test('the app asks the browser for nothing that the oldest ones of README.md lack', () => {
  const fault = 'The oldest browsers of README.md lack this.';
  expectFaults([
    ['web/src/lib/a.ts', 'const isAddress = URL.canParse(text);', fault],
    ['web/src/ui/a.tsx', 'element.checkVisibility();', fault],
    ['web/src/ui/a.tsx', 'window.requestIdleCallback?.(run);', fault],
    ['web/src/ui/a.tsx', 'const watcher = new CloseWatcher();', fault],
    ['domain/src/a.ts', 'const day = globalThis.Temporal;', fault],
    ['web/src/ui/a.tsx', 'element.scrollIntoView();'],
    ['web/src/ui/a.test.tsx', 'element.checkVisibility();'],
    ['api/src/services/a.ts', 'const isAddress = URL.canParse(text);'],
  ]);
});

test('a style with a physical direction does not turn with the page', () => {
  const PHYSICAL = [
    '.a { margin-left: 4px; }',
    '.a { scroll-padding-right: 4px; }',
    '.a { border-left-color: red; }',
    '.a { border-top-left-radius: 4px; }',
    '.a { right: 0; }',
    '.a { text-align: left; }',
    '.a { padding: 0 1px 2px 3px; }',
    '.a:dir(rtl)::after { color: red; }',
    '.a:not(:dir( ltr )) { color: red; }',
  ];
  const LOGICAL = [
    '.a { margin-inline-start: 4px; }',
    '.a { padding: 0 1px 2px 1px; }',
    '.a { padding: 0 1px 2px; }',
    '.a { margin-top: 4px; }',
    '.a { text-align: start; }',
    '[dir="rtl"] .a::after { color: red; }',
    '.a { --left: max(env(safe-area-inset-left), env(safe-area-inset-right)); }',
  ];
  const fault = "Use a logical property or [dir='rtl'].";
  expectFaults([
    ...PHYSICAL.map((code): Line => ['web/src/a.css', code, fault]),
    ...LOGICAL.map((code): Line => ['web/src/a.css', code]),
  ]);
});

test('a title is no riddle', () => {
  const RIDDLES: [title: string, riddle: string][] = [
    ['who holds the link sees the page', 'who'],
    ['the limit does not stop who has the code', 'stop who'],
    ['is left to who is at it', 'to who'],
    ['lets in whom the table lets in', 'lets in whom'],
    ['is refused to whoever asks', 'whoever'],
    ['a deleted quiz is told so', 'told so'],
    ['tells so', 'tells so'],
    ['shows the own provider’s invites', 'the own'],
    ['shows a Salesperson their own ones', 'own ones'],
    ['of somebody else cannot be read', 'somebody else'],
    ['of someone else cannot be read', 'someone else'],
    ['is sent anew', 'anew'],
    ['counts attempts in vain', 'in vain'],
    ['lets so many through', 'so many'],
    ['is refused when it changed meanwhile', 'meanwhile'],
  ];
  const FINE = [
    'a user who has left cannot sign in',
    'says who changed it last',
    'lists their own invites',
    'belongs to the person to whom it is given',
    'has its own logo',
    'reports the whole list',
  ];
  const FORMS = [
    "test.each([1, 2])('%s is sent anew', () => {});",
    'it.skipIf(true)(`is sent anew`, () => {});',
    "describe('anew', () => {});",
    "test.each`a`('is sent anew', { timeout: 1 }, async () => {});",
    'test("what\'s anew", () => {});',
  ];
  const titled = (title: string) => `test('${title}', () => {});`;
  const fault = (riddle: string) => `Say "${riddle}" in other words.`;
  expectFaults([
    ...RIDDLES.map(([title, riddle]): Line => ['a.test.ts', titled(title), fault(riddle)]),
    ...FORMS.map((code): Line => ['tests/e2e/a.spec.ts', code, fault('anew')]),
    ...FINE.map((title): Line => ['web/src/a.test.tsx', titled(title)]),
    ['web/src/a.test.tsx', "const anew = say('anew'); // anew"],
    ['web/src/a.test.tsx', "test('says so', () => say('anew'));"],
  ]);
});
