import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CONTAINER_NAMES, declarationOf } from './fields.ts';
import { sqliteContainer } from './sqlite-container.ts';
import { openDataFile } from './sqlite-file.ts';
import type { ContainerName, Doc, Store } from './store.ts';

export type Prepare = (sql: string) => StatementSync;

/** The records in one SQLite file, made when absent; several processes may share it. Throws DataFileError. */
export function openSqliteStore(file: string): Store {
  const db = openDataFile(file);
  const prepare = preparedOnce(db);
  for (const name of CONTAINER_NAMES) purge(prepare, name);
  return {
    container<T extends Doc>(name: ContainerName) {
      declarationOf(name);
      return sqliteContainer<T>(name, prepare, () => purge(prepare, name));
    },
    async close() {
      if (!db.isOpen) return;
      db.exec('PRAGMA optimize');
      db.close();
    },
  };
}

/** Deletes what has outlived the container's ttlSeconds. Housekeeping only: an expired document may still be read. */
function purge(prepare: Prepare, name: ContainerName): void {
  const { ttlSeconds } = declarationOf(name);
  if (ttlSeconds === undefined) return;
  const oldest = Math.floor(Date.now() / 1000) - ttlSeconds;
  prepare(`DELETE FROM "${name}" WHERE written < ?`).run(oldest);
}

/** Parsing a statement costs more than running it. Lists of any length make ever new texts, hence the bound. */
function preparedOnce(db: DatabaseSync): Prepare {
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
