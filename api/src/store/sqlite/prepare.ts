import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { pause } from '../documents.ts';
import { StoreError } from '../store.ts';

type Statement = {
  get(...values: SQLInputValue[]): Promise<ReturnType<StatementSync['get']>>;
  all(...values: SQLInputValue[]): Promise<ReturnType<StatementSync['all']>>;
  run(...values: SQLInputValue[]): Promise<ReturnType<StatementSync['run']>>;
};
export type Prepare = (sql: string) => Statement;

/** How long a call waits for another process that has locked the file. */
const LOCK_WAIT_MS = 5000;

/**
 * Caches prepared statements, because parsing one costs more than running it. The cache is bounded: lists of any length
 * make ever new statements. A call waits up to `lockWaitMs` while the file is locked.
 */
export function preparedOnce(db: DatabaseSync, lockWaitMs = LOCK_WAIT_MS): Prepare {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= 300) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return (sql) => ({
    get: (...values) => whileAvailable(lockWaitMs, () => prepared(sql).get(...values)),
    all: (...values) => whileAvailable(lockWaitMs, () => prepared(sql).all(...values)),
    run: (...values) => whileAvailable(lockWaitMs, () => prepared(sql).run(...values)),
  });
}

/** SQLite's code for a file that another connection has locked. */
const BUSY = 5;
/** SQLite's codes for a file that is locked, read-only, unreadable, on a full disk, or cannot be opened. */
const UNAVAILABLE = [BUSY, 6, 8, 10, 13, 14];

/**
 * Retries while the file is locked. The connection's own busy timeout would block the thread, and with it all other
 * requests. Throws StoreError 'unavailable' when the file cannot be read or written at the moment.
 */
async function whileAvailable<T>(lockWaitMs: number, work: () => T): Promise<T> {
  const end = performance.now() + lockWaitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (cause) {
      const code = primaryCodeOf(cause);
      if (!UNAVAILABLE.includes(code)) throw cause;
      if (code !== BUSY || performance.now() >= end)
        throw new StoreError('unavailable', 'The data file cannot be used at the moment', {
          cause,
        });
      await pause(attempt);
    }
  }
}

/** The low byte of an SQLite error's code; the rest is a detail. */
const primaryCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
