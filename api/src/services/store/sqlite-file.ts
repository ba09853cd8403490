import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CONTAINER_NAMES, declarationOf } from './fields.ts';
import { keyOf } from './sqlite-query.ts';

/** The data file cannot be opened, read or written. One line that names the file and says why. */
class DataFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data file ${file} cannot be used: ${reason}`, { cause });
    this.name = 'DataFileError';
  }
}

/** Opens the file, makes what it lacks and proves that it can be written. Throws DataFileError. */
export function openDataFile(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    db = new DatabaseSync(file, { timeout: 5000 });
    // FULL: an acknowledged write is on the disk, whatever becomes of the process or the machine.
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

/** SQLite's own LOWER and LIKE fold ASCII only, and LIKE gives % and _ a meaning. `needle` is in lower case. */
function containsFolded(text: unknown, needle: unknown): number {
  return typeof text === 'string' && text.toLowerCase().includes(String(needle)) ? 1 : 0;
}

function prepareTables(db: DatabaseSync): void {
  // IMMEDIATE: a second process that opens the file at the same time waits, instead of failing half way.
  db.exec('BEGIN IMMEDIATE');
  for (const name of CONTAINER_NAMES) {
    const { fields, scopes = [], ttlSeconds } = declarationOf(name);
    db.exec(
      `CREATE TABLE IF NOT EXISTS "${name}" (id TEXT PRIMARY KEY NOT NULL, etag TEXT NOT NULL, written INTEGER NOT NULL, doc TEXT NOT NULL) STRICT`,
    );
    const indexed = fields.map((field) => [field]);
    // One scope can hold half of all documents: sorting those for one page would take 200 ms of 100,000.
    const scoped = scopes.flatMap((scope) => fields.map((field) => [scope, field]));
    for (const path of [...indexed, ...scoped.filter(([scope, field]) => scope !== field)]) {
      const keys = path.map(keyOf).join(', ');
      db.exec(`CREATE INDEX IF NOT EXISTS "${name}.${path.join('.')}" ON "${name}" (${keys}, id)`);
    }
    if (ttlSeconds) {
      db.exec(`CREATE INDEX IF NOT EXISTS "${name}.written" ON "${name}" (written)`);
    }
  }
  // A write even when nothing is missing: a file that is only readable shows itself here, not at the first save.
  db.exec('PRAGMA user_version = 1; COMMIT');
}
