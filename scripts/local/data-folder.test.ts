import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vse-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (reset = false) => openDataFolder(folder, reset);

test('a second run finds the secrets of the first, a reset makes new ones', () => {
  const first = open();
  writeFileSync(first.file('vse.sqlite'), '');
  first.release();
  const second = open();
  expect(second.secrets).toEqual(first.secrets);
  second.release();
  const third = open(true);
  expect(third.secrets).not.toEqual(first.secrets);
  expect(existsSync(third.file('vse.sqlite'))).toBe(false);
  third.release();
});

test('a folder in use is refused, also to a reset, until it is let go', () => {
  const first = open();
  expect(() => open(true)).toThrow(/^Another VSE \(process \d+\) is using/);
  first.release();
  open().release();
});

test('a folder with something else in it is neither used nor emptied', () => {
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  expect(() => open(true)).toThrow('holds something else');
  expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
});

test.each(['vse.sqlite', 'mailbox.sqlite', 'secrets.json'])(
  'a damaged %s is said in one line',
  (name) => {
    open().release();
    writeFileSync(join(folder, name), 'this is neither a database nor JSON'.repeat(100));
    expect(() => open()).toThrow(`${name} is damaged. Start with --reset`);
  },
);

test('a folder that cannot be made is said in one line', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDataFolder(join(folder, 'file', 'data'), false)).toThrow(
    /cannot be written to \(ENOTDIR\)/,
  );
});

test('the invites to try are those the seed left behind', () => {
  const data = open();
  expect(data.seeded()).toBeUndefined();
  const invites = [{ email: 'a@example.com', code: 'ABCDEF' }];
  mkdirSync(data.path, { recursive: true });
  writeFileSync(join(data.path, 'seeded.json'), JSON.stringify({ invites }));
  expect(data.seeded()).toEqual(invites);
  data.release();
});
