import type { DatabaseSync, StatementSync } from 'node:sqlite';

export type Prepare = (sql: string) => StatementSync;

/**
 * Caches prepared statements, because parsing one costs more than running it. The cache is bounded: lists of any length
 * make ever new statements.
 */
export function preparedOnce(db: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= 300) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}
