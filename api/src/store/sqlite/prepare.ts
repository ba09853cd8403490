import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { StoreError } from '../store.ts';

type Statement = {
  get(...values: SQLInputValue[]): ReturnType<StatementSync['get']>;
  all(...values: SQLInputValue[]): ReturnType<StatementSync['all']>;
  run(...values: SQLInputValue[]): ReturnType<StatementSync['run']>;
};
export type Prepare = (sql: string) => Statement;

/**
 * Caches prepared statements, because parsing one costs more than running it. The cache is bounded: lists of any length
 * make ever new statements.
 */
export function preparedOnce(db: DatabaseSync): Prepare {
  const statements = new Map<string, Statement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= 300) statements.clear();
    const prepared = whileAvailable(() => db.prepare(sql));
    const statement: Statement = {
      get: (...values) => whileAvailable(() => prepared.get(...values)),
      all: (...values) => whileAvailable(() => prepared.all(...values)),
      run: (...values) => whileAvailable(() => prepared.run(...values)),
    };
    statements.set(sql, statement);
    return statement;
  };
}

/** SQLite's codes for a file that is locked, read-only, unreadable, on a full disk, or cannot be opened. */
const UNAVAILABLE = [5, 6, 8, 10, 13, 14];

/** Throws StoreError 'unavailable' when the file cannot be read or written at the moment. */
function whileAvailable<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!UNAVAILABLE.includes(primaryCodeOf(cause))) throw cause;
    throw new StoreError('unavailable', 'The data file cannot be used at the moment', { cause });
  }
}

/** The low byte of an SQLite error's code; the rest is a detail. */
const primaryCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
