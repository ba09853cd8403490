import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSince, programsOf, testsThatRead } from './changed.ts';

test('a changed and a new file count as changed, a deleted and an ignored one do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-changed-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'a'));
  for (const file of ['a/same.ts', 'a/été.ts', 'gone.ts']) write(file, 'before');
  write('.gitignore', 'ignored.ts');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Add');
  write('a/été.ts', 'after');
  write('new.ts', '');
  write('ignored.ts', '');
  rmSync(join(folder, 'gone.ts'));
  expect(changedSince('HEAD', folder)).toEqual(['a/été.ts', 'new.ts']);
  expect(() => changedSince('nothing', folder)).toThrow('nothing');
  rmSync(folder, { recursive: true });
});

test('a page that no module imports needs the tests that name it or its folder', () => {
  const tests = [
    { file: 'decisions.test.ts', text: "resolve('../docs/decisions')" },
    { file: 'security.test.ts', text: "read('SECURITY.md')" },
    { file: 'other.test.ts', text: "read('docs')" },
  ];
  expect(testsThatRead(['docs/decisions/0026-mail.md'], tests)).toEqual(['decisions.test.ts']);
  expect(testsThatRead(['SECURITY.md'], tests)).toEqual(['security.test.ts']);
  expect(testsThatRead(['docs/decisions/code.ts', 'web/look.css'], tests)).toEqual([]);
});

test('types are checked where a changed file is compiled: what the app imports from the domain, twice', () => {
  expect(programsOf(['domain/src/limits.ts'])).toEqual(['.', 'web']);
  expect(programsOf(['web/src/app/app.tsx'])).toEqual(['web']);
  expect(programsOf(['tests/e2e/quiz.spec.ts', 'api/src/main.ts'])).toEqual(['.', 'tests/e2e']);
  expect(programsOf(['README.md', 'web/src/look.css'])).toEqual([]);
});
