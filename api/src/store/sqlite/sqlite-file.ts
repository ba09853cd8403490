import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CONTAINER_NAMES, declarationOf } from '../fields.ts';
import { keyOf } from './sqlite-query.ts';

/** The data file cannot be opened, read or written. The message names the file and the reason in one line. */
class DataFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data file ${file} cannot be used: ${reason}`, { cause });
    this.name = 'DataFileError';
  }
}

/** Opens the file, creates missing tables and checks that it is writable. Throws DataFileError. */
export function openDataFile(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    db = new DatabaseSync(file, { timeout: 5000 });
    // FULL: an acknowledged write survives a crash of the process or the machine.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec('PRAGMA cache_size = -32768; PRAGMA journal_size_limit = 67108864');
    db.function('contains_folded', { deterministic: true }, containsFolded);
    prepareTables(db);
    return db;
  } catch (error) {
    db?.close();
    throw new DataFileError(file, error);
  }
}

/**
 * SQLite's own LOWER and LIKE ignore case only in ASCII, and LIKE treats % and _ as wildcards. `needle` is in lower
 * case.
 */
function containsFolded(text: unknown, needle: unknown): number {
  return typeof text === 'string' && text.toLowerCase().includes(String(needle)) ? 1 : 0;
}

function prepareTables(db: DatabaseSync): void {
  // IMMEDIATE: a second process that opens the file at the same time waits instead of failing halfway.
  db.exec('BEGIN IMMEDIATE');
  for (const name of CONTAINER_NAMES) {
    const { fields, scopes = [], ttlSeconds } = declarationOf(name);
    db.exec(
      `CREATE TABLE IF NOT EXISTS "${name}" (id TEXT PRIMARY KEY NOT NULL, etag TEXT NOT NULL, written INTEGER NOT NULL, doc TEXT NOT NULL) STRICT`,
    );
    const indexed = fields.map((field) => [field]);
    // One scope can hold half of all documents; without this index, sorting 100,000 of them for a page takes 200 ms.
    const scoped = scopes.flatMap((scope) => fields.map((field) => [scope, field]));
    for (const path of [...indexed, ...scoped.filter(([scope, field]) => scope !== field)]) {
      const keys = path.map(keyOf).join(', ');
      db.exec(`CREATE INDEX IF NOT EXISTS "${name}.${path.join('.')}" ON "${name}" (${keys}, id)`);
    }
    if (ttlSeconds) {
      db.exec(`CREATE INDEX IF NOT EXISTS "${name}.written" ON "${name}" (written)`);
    }
  }
  // Writes even when no table is missing, so that a read-only file fails here and not at the first save.
  db.exec('PRAGMA user_version = 1; COMMIT');
}
