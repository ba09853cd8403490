import { CONTAINER_NAMES, declarationOf } from '../fields.ts';
import type { ContainerName, Doc, Store } from '../store.ts';
import { type Prepare, preparedOnce } from './prepare.ts';
import { sqliteContainer } from './sqlite-container.ts';
import { openDataFile } from './sqlite-file.ts';

/** The records in one SQLite file, created if missing. Several processes may share it. Throws DataFileError. */
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

/**
 * Deletes documents older than the container's ttlSeconds. Housekeeping only: an expired document may still be read.
 */
function purge(prepare: Prepare, name: ContainerName): void {
  const { ttlSeconds } = declarationOf(name);
  if (ttlSeconds === undefined) return;
  const oldest = Math.floor(Date.now() / 1000) - ttlSeconds;
  prepare(`DELETE FROM "${name}" WHERE written < ?`).run(oldest);
}
