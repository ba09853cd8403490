import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { storableJson } from '../../api/src/store/fields.ts';
import type { ContainerName, Doc } from '../../api/src/store/store.ts';

/** Writes many documents into a database's file at once: written one by one, each waits for the disk. */
export function fillRecords(file: string, container: ContainerName, docs: readonly Doc[]): void {
  const database = new DatabaseSync(file);
  const insert = database.prepare(
    `INSERT INTO "${container}" (id, etag, written, doc) VALUES (?, ?, ?, ?)`,
  );
  const written = Math.floor(Date.now() / 1000);
  database.exec('BEGIN IMMEDIATE');
  for (const doc of docs) insert.run(doc.id, randomUUID(), written, storableJson(container, doc));
  database.exec('COMMIT');
  database.close();
}
