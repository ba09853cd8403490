import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CONTAINER_NAMES, declarationOf } from '../fields.ts';
import type { ContainerName } from '../store.ts';
import { keyOf, wordsTable } from './sqlite-query.ts';

/** The data file cannot be opened, read or written. The message names the file and the reason in one line. */
class DataFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data file ${file} cannot be used: ${reason}`, { cause });
    this.name = 'DataFileError';
  }
}

/** Opening and closing wait this long for another process that has locked the file. */
export const OPEN_WAIT_MS = 5000;

/**
 * Opens the file, creates missing tables, deletes expired documents and checks that the file is writable. From then on
 * a locked file fails at once, because waiting would block the thread (prepare.ts). Throws DataFileError.
 */
export function openDataFile(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    db = new DatabaseSync(file, { timeout: OPEN_WAIT_MS });
    // FULL: an acknowledged write survives a crash of the process or the machine.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec('PRAGMA cache_size = -32768; PRAGMA journal_size_limit = 67108864');
    prepareTables(db);
    for (const { sql, oldest } of purges()) db.prepare(sql).run(oldest);
    db.exec('PRAGMA busy_timeout = 0');
    return db;
  } catch (error) {
    db?.close();
    throw new DataFileError(file, error);
  }
}

/**
 * The statements that delete documents older than their container's ttlSeconds. Housekeeping only: an expired document
 * may still be read.
 */
export function purges(names: readonly ContainerName[] = CONTAINER_NAMES) {
  return names.flatMap((name) => {
    const { ttlSeconds } = declarationOf(name);
    if (ttlSeconds === undefined) return [];
    const oldest = Math.floor(Date.now() / 1000) - ttlSeconds;
    return [{ sql: `DELETE FROM "${name}" WHERE written < ?`, oldest }];
  });
}

function prepareTables(db: DatabaseSync): void {
  // IMMEDIATE: a second process that opens the file at the same time waits instead of failing halfway.
  db.exec('BEGIN IMMEDIATE');
  for (const name of CONTAINER_NAMES) {
    const { fields, words, indexes = [], ttlSeconds } = declarationOf(name);
    db.exec(
      `CREATE TABLE IF NOT EXISTS "${name}" (id TEXT PRIMARY KEY NOT NULL, etag TEXT NOT NULL, written INTEGER NOT NULL, doc TEXT NOT NULL) STRICT`,
    );
    const paths = [...fields.map((field) => [field]), ...indexes.map(({ path }) => path)];
    for (const path of paths) {
      const keys = path.map(keyOf).join(', ');
      db.exec(`CREATE INDEX IF NOT EXISTS "${name}.${path.join('.')}" ON "${name}" (${keys}, id)`);
    }
    if (words !== undefined) prepareWords(db, name, words);
    if (ttlSeconds) {
      db.exec(`CREATE INDEX IF NOT EXISTS "${name}.written" ON "${name}" (written)`);
    }
  }
  // Writes even when no table is missing, so that a read-only file fails here and not at the first save.
  db.exec('PRAGMA user_version = 1; COMMIT');
}

/** A table of each document's words. Triggers keep it, so that it changes in the same statement as the document. */
function prepareWords(db: DatabaseSync, name: ContainerName, field: string): void {
  const table = wordsTable(name);
  const wordsOf = (row: 'OLD' | 'NEW') => `SELECT value FROM json_each(${row}.doc, '$.${field}')`;
  const isChanged = `OLD.doc -> '$.${field}' IS NOT NEW.doc -> '$.${field}'`;
  const remove = `DELETE FROM ${table} WHERE id = OLD.id AND word IN (${wordsOf('OLD')});`;
  const add = `INSERT INTO ${table} (word, id) SELECT value, NEW.id FROM (${wordsOf('NEW')});`;
  const trigger = (when: string) => `CREATE TRIGGER IF NOT EXISTS "${name}.words ${when}" AFTER`;
  db.exec(`
    CREATE TABLE IF NOT EXISTS ${table} (word TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (id, word)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS "${name}.words.found" ON ${table} (word, id);
    ${trigger('insert')} INSERT ON "${name}" BEGIN ${add} END;
    ${trigger('update')} UPDATE ON "${name}" WHEN ${isChanged} BEGIN ${remove} ${add} END;
    ${trigger('delete')} DELETE ON "${name}" BEGIN ${remove} END`);
}
