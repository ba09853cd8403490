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
  return { file, db, add: preparedOnce(db, 100)('INSERT INTO things (doc) VALUES (?)') };
}

const unavailable = (cause: RegExp) =>
  expect.objectContaining({
    kind: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
  });

test('a full disk is an unavailable database, until there is room again', async () => {
  const { db, add } = databaseWithTable('full.db');
  // As much as a disk without room: no more pages than the file has.
  db.exec('PRAGMA max_page_count = 2');
  await expect(add.run('x'.repeat(10_000))).rejects.toThrow(unavailable(/disk is full/));
  db.exec('PRAGMA max_page_count = 1000');
  expect((await add.run('x'.repeat(10_000))).changes).toBe(1);
  db.close();
});

test('a file that another program keeps locked is an unavailable database', async () => {
  const { file, db, add } = databaseWithTable('locked.db');
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  await expect(add.run('x')).rejects.toThrow(unavailable(/locked/));
  other.close();
  expect((await add.run('x')).changes).toBe(1);
  db.close();
});

test('a read-only file is an unavailable database', async () => {
  const { file, db } = databaseWithTable('read-only.db');
  db.close();
  const readOnly = new DatabaseSync(file, { readOnly: true });
  const add = preparedOnce(readOnly)('INSERT INTO things (doc) VALUES (?)');
  await expect(add.run('x')).rejects.toThrow(unavailable(/readonly/));
  readOnly.close();
});

test('any other error is a bug, and stays what it is', async () => {
  const { db, add } = databaseWithTable('bug.db');
  await expect(add.run(null)).rejects.toThrow(expect.objectContaining({ name: 'Error' }));
  db.close();
});
