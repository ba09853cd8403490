import { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod';

export type Kind = 'key' | 'code' | 'refresh' | 'session' | 'roles';

export type Vault = {
  put(kind: Kind, id: string, value: unknown, seconds?: number): void;
  get<T>(kind: Kind, id: string, schema: z.ZodType<T>): T | undefined;
  /** Reads and removes in one step, so that only one of two concurrent callers gets it. */
  take<T>(kind: Kind, id: string, schema: z.ZodType<T>): T | undefined;
  forget(kind: Kind): void;
  close(): void;
};

const NEVER = Number.MAX_SAFE_INTEGER;

/** The Entra stand-in's file: its key pair, codes, sessions and refresh tokens. */
export function openVault(file: string): Vault {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS things
      (kind TEXT, id TEXT, expires INTEGER, value TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID`);
  const put = database.prepare('INSERT OR REPLACE INTO things VALUES (?, ?, ?, ?)');
  const get = database.prepare(
    'SELECT value FROM things WHERE kind = ? AND id = ? AND expires > ?',
  );
  const take = database.prepare(
    'DELETE FROM things WHERE kind = ? AND id = ? AND expires > ? RETURNING value',
  );
  const forget = database.prepare('DELETE FROM things WHERE kind = ?');
  const outdated = database.prepare('DELETE FROM things WHERE expires <= ?');
  const read = <T>(row: Record<string, unknown> | undefined, schema: z.ZodType<T>) =>
    row && schema.parse(JSON.parse(String(row.value)));
  return {
    put(kind, id, value, seconds) {
      outdated.run(Date.now());
      const expires = seconds === undefined ? NEVER : Date.now() + seconds * 1000;
      put.run(kind, id, expires, JSON.stringify(value));
    },
    get: (kind, id, schema) => read(get.get(kind, id, Date.now()), schema),
    take: (kind, id, schema) => read(take.get(kind, id, Date.now()), schema),
    forget: (kind) => forget.run(kind),
    close: () => database.close(),
  };
}
