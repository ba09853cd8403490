import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vse-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (reset = false) => openDataFolder(folder, reset);

test('a second run reads the secrets of the first, and a reset makes new ones', () => {
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

test('a folder in use is refused until it is released, also for a reset', () => {
  const first = open();
  expect(() => open(true)).toThrow(/^Another VSE \(process \d+\) is using/);
  first.release();
  open().release();
});

test('a folder with other files is neither used nor emptied', () => {
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  expect(() => open(true)).toThrow('holds something else');
  expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
});

test.each(['vse.sqlite', 'mailbox.sqlite', 'secrets.json'])(
  'a damaged %s is reported in one line',
  (name) => {
    open().release();
    writeFileSync(join(folder, name), 'this is neither a database nor JSON'.repeat(100));
    expect(() => open()).toThrow(`${name} is damaged. Start with --reset`);
  },
);

describe('data of another version', () => {
  beforeEach(() => {
    const data = open();
    writeFileSync(data.file('vse.sqlite'), '');
    data.release();
  });

  test.each([
    ['no format number', undefined],
    ['an older format', '2'],
    ['a newer format', '4'],
  ])('with %s is refused and kept', (_, format) => {
    if (format === undefined) rmSync(join(folder, 'format.txt'));
    else writeFileSync(join(folder, 'format.txt'), format);
    const names = readdirSync(folder);
    for (const _attempt of [1, 2])
      expect(() => open()).toThrow(
        `${folder} has data of another version of VSE, which this version cannot read. Delete the data with ` +
          'npm start -- --reset (and the same --data, if you gave one), or choose another folder with --data.',
      );
    expect(readdirSync(folder)).toEqual(names);
  });

  test('is refused after a reset that was cut off', () => {
    for (const name of ['format.txt', 'secrets.json']) rmSync(join(folder, name));
    expect(() => open()).toThrow('has data of another version');
  });

  test('is deleted by a reset, after which the folder is used again', () => {
    writeFileSync(join(folder, 'format.txt'), '2');
    const data = open(true);
    expect(existsSync(data.file('vse.sqlite'))).toBe(false);
    expect(readFileSync(join(folder, 'format.txt'), 'utf8')).toBe('3');
    data.release();
    open().release();
  });
});

test('a folder that cannot be created is reported in one line', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDataFolder(join(folder, 'file', 'data'), false)).toThrow(
    /cannot be written to \(ENOTDIR\)/,
  );
});

test('the invites to try are the ones that the seed created', () => {
  const data = open();
  expect(data.seeded()).toBeUndefined();
  const invites = [{ email: 'a@example.com', code: 'ABCDEF' }];
  mkdirSync(data.path, { recursive: true });
  writeFileSync(join(data.path, 'seeded.json'), JSON.stringify({ invites }));
  expect(data.seeded()).toEqual(invites);
  data.release();
});

test('the folder is readable only by its owner, also when an older version created it', () => {
  const fresh = openDataFolder(join(folder, 'new', 'data'), false);
  expect(statSync(fresh.path).mode & 0o777).toBe(0o700);
  fresh.release();
  chmodSync(fresh.path, 0o755);
  const again = openDataFolder(fresh.path, false);
  expect(statSync(again.path).mode & 0o777).toBe(0o700);
  again.release();
});
