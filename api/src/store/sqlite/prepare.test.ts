import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { preparedOnce } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function databaseWithTable(name: string) {
  const file = join(folder, name);
  const db = new DatabaseSync(file, { timeout: 0 });
  db.exec('CREATE TABLE things (doc TEXT NOT NULL)');
  return { file, db, add: preparedOnce(db)('INSERT INTO things (doc) VALUES (?)') };
}

const unavailable = (cause: RegExp) =>
  expect.objectContaining({
    kind: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
  });

test('a full disk is an unavailable database, until there is room again', () => {
  const { db, add } = databaseWithTable('full.db');
  // As much as a disk without room: no more pages than the file has.
  db.exec('PRAGMA max_page_count = 2');
  expect(() => add.run('x'.repeat(10_000))).toThrow(unavailable(/disk is full/));
  db.exec('PRAGMA max_page_count = 1000');
  expect(add.run('x'.repeat(10_000)).changes).toBe(1);
  db.close();
});

test('a file that another program has locked is an unavailable database', () => {
  const { file, db, add } = databaseWithTable('locked.db');
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect(() => add.run('x')).toThrow(unavailable(/locked/));
  other.close();
  expect(add.run('x').changes).toBe(1);
  db.close();
});

test('a read-only file is an unavailable database', () => {
  const { file, db } = databaseWithTable('read-only.db');
  db.close();
  const readOnly = new DatabaseSync(file, { readOnly: true });
  const add = preparedOnce(readOnly)('INSERT INTO things (doc) VALUES (?)');
  expect(() => add.run('x')).toThrow(unavailable(/readonly/));
  readOnly.close();
});

test('any other error is a bug, and stays what it is', () => {
  const { db, add } = databaseWithTable('bug.db');
  expect(() => add.run(null)).toThrow(expect.objectContaining({ name: 'Error' }));
  db.close();
});
