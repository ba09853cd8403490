import { declarationOf } from '../fields.ts';
import type { ContainerName, Doc, Store } from '../store.ts';
import { preparedOnce } from './prepare.ts';
import { sqliteContainer } from './sqlite-container.ts';
import { OPEN_WAIT_MS, openDataFile, purges } from './sqlite-file.ts';

/** The records in one SQLite file, created if missing. Several processes may share it. Throws DataFileError. */
export function openSqliteStore(file: string): Store {
  const db = openDataFile(file);
  const prepare = preparedOnce(db);
  return {
    container<T extends Doc>(name: ContainerName) {
      declarationOf(name);
      return sqliteContainer<T>(name, prepare, async () => {
        for (const { sql, oldest } of purges([name])) await prepare(sql).run(oldest);
      });
    },
    async close() {
      if (!db.isOpen) return;
      db.exec(`PRAGMA busy_timeout = ${OPEN_WAIT_MS}; PRAGMA optimize`);
      db.close();
    },
  };
}
