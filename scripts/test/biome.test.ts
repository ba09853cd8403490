import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const BUTTON = 'export const A = () => <button type="button">A</button>;\n';
const DIALOG = 'export const A = () => <dialog>A</dialog>;\n';

const FILES = {
  'web/src/app/sign-in/a.tsx': BUTTON,
  'web/src/screens/invite/a.tsx': BUTTON,
  'web/src/screens/login/a.tsx': BUTTON,
  'web/src/screens/not-found/a.tsx': BUTTON,
  'web/src/screens/quiz/a.tsx': DIALOG,
  'web/src/screens/results/a.tsx': BUTTON,
  'web/src/screens/some-new-one/a.tsx': DIALOG,
  'web/src/screens/users/rights/a.tsx': BUTTON,
  'web/src/ui/feedback/a.tsx': DIALOG,
  'web/src/ui/kit/a.test.tsx': BUTTON,
  'web/src/ui/kit/controls/a.tsx': BUTTON,
  'web/src/ui/office/a.tsx': BUTTON,
};

test("only respondents' screens, parts for both, and tests have the browser's buttons and dialogs", () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-elements-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  expect(diagnostics.map(({ location }) => location.path).sort()).toEqual([
    'web/src/screens/some-new-one/a.tsx',
    'web/src/screens/users/rights/a.tsx',
    'web/src/ui/kit/controls/a.tsx',
    'web/src/ui/office/a.tsx',
  ]);
  rmSync(folder, { recursive: true });
});

type Diagnostic = { location: { path: string } };
