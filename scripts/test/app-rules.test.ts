import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { namedRoles, physicalDirections, smallFolders } from './app-rules.ts';

test.each([
  ['  margin-left: 4px;', 'margin-left'],
  ['  scroll-padding-right: 4px;', 'scroll-padding-right'],
  ['  border-left-color: red;', 'border-left'],
  ['  border-top-left-radius: 4px;', 'border-top-left'],
  ['  right: 0;', 'right'],
  ['  text-align: left;', 'text-align: left'],
  ['  padding: 0 1px 2px 3px;', 'padding: 0 1px 2px 3px;'],
  ['  .a:dir(rtl)::after {', ':dir(rtl)'],
  ['  .a:not(:dir( ltr )) {', ':dir( ltr )'],
])('%s does not turn with the page', (line, found) => {
  expect(physicalDirections('a.css', `.a {\n${line}\n}`)).toEqual([
    `a.css:2: "${found}" does not turn with the page: use a logical property or [dir="rtl"]`,
  ]);
});

test.each([
  '  margin-inline-start: 4px;',
  '  padding: 0 1px 2px 1px;',
  '  padding: 0 1px 2px;',
  '  margin-top: 4px;',
  '  text-align: start;',
  '  [dir="rtl"] .a::after {',
  '  --aside: max(env(safe-area-inset-left), env(safe-area-inset-right));',
])('%s may stand in a stylesheet', (line) => {
  expect(physicalDirections('a.css', line)).toEqual([]);
});

test.each([
  ["  const isAdmin = kind === 'Admin';", "'Admin'"],
  ["  if (session.kind !== 'Salesperson') return null;", "'Salesperson'"],
  ['  const scope = scopeOf(access, kind);', 'scopeOf'],
])('%s names a role', (line, found) => {
  expect(namedRoles('web/src/screens/a.tsx', line)).toEqual([
    `web/src/screens/a.tsx:1: ${found}: ask may(session, permission) of lib/auth/may.ts`,
  ]);
});

test('samples and tests may name roles', () => {
  expect(namedRoles('web/src/lib/auth/test-session.tsx', "kind: 'Admin'")).toEqual([]);
  expect(namedRoles('web/src/screens/users/sample-setting.ts', "role: 'Admin'")).toEqual([]);
});

test('a folder inside a screen has at least three files of code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-folders-'));
  for (const file of ['a/b/1.ts', 'a/b/2.tsx', 'a/b/2.test.tsx', 'a/b/2.module.css', 'a/1.ts'])
    write(folder, file);
  for (const file of ['c/d/1.ts', 'c/d/2.ts', 'c/d/3.ts']) write(folder, file);
  expect(smallFolders(folder)).toEqual(['web/src/screens/a/b: 2 files, a folder has at least 3']);
  rmSync(folder, { recursive: true });
});

function write(folder: string, file: string) {
  const path = join(folder, 'web/src/screens', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}
