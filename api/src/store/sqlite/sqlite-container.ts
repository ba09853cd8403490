import { randomUUID } from 'node:crypto';
import { assertQuery, assertStorable, assertWhere } from '../fields.ts';
import { pageTokenAt, positionIn } from '../page-token.ts';
import { type Container, type ContainerName, type Doc, type Stored, StoreError } from '../store.ts';
import type { Prepare } from './prepare.ts';
import { pageSql, whereSql } from './sqlite-query.ts';

const CREATES_BETWEEN_PURGES = 200;

/** Implements the port over one table. Every call is one statement, which makes it atomic across processes. */
export function sqliteContainer<T extends Doc>(
  name: ContainerName,
  prepare: Prepare,
  purge: () => void,
): Container<T> {
  const table = `"${name}"`;
  let creates = 0;

  /** Finds out why a write with an ETag changed nothing. */
  function refusal(id: string): StoreError {
    const isThere = prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined;
    if (isThere) return new StoreError('stale', `${name}: ${id} has changed meanwhile`);
    return new StoreError('missing', `${name}: ${id} does not exist`);
  }

  return {
    async read(id) {
      return storedOf<T>(prepare(`SELECT doc, etag FROM ${table} WHERE id = ?`).get(id));
    },

    async create(doc) {
      assertStorable(name, doc);
      if (++creates % CREATES_BETWEEN_PURGES === 0) purge();
      const row = rowOf(doc);
      const { changes } = prepare(
        `INSERT INTO ${table} (id, etag, written, doc) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      ).run(doc.id, row.etag, row.written, row.doc);
      if (changes === 0) throw new StoreError('conflict', `${name}: ${doc.id} exists already`);
      return stored<T>(row);
    },

    async replace(doc, etag) {
      assertStorable(name, doc);
      const row = rowOf(doc);
      const { changes } = prepare(
        `UPDATE ${table} SET etag = ?, written = ?, doc = ? WHERE id = ? AND etag = ?`,
      ).run(row.etag, row.written, row.doc, doc.id, etag);
      if (changes === 0) throw refusal(doc.id);
      return stored<T>(row);
    },

    async remove(id, etag) {
      const { changes } = prepare(`DELETE FROM ${table} WHERE id = ? AND etag = ?`).run(id, etag);
      if (changes === 0) throw refusal(id);
    },

    async page(query) {
      assertQuery(name, query);
      const { text, values } = pageSql(query.where ?? [], query.orderBy, positionIn(name, query));
      const rows = prepare(`SELECT doc, etag FROM ${table} WHERE ${text} LIMIT ?`).all(
        ...values,
        query.limit + 1,
      );
      const items = rows.slice(0, query.limit).flatMap((row) => storedOf<T>(row) ?? []);
      const last = items.at(-1);
      const hasMore = rows.length > query.limit && last !== undefined;
      return hasMore ? { items, after: pageTokenAt(name, query, last.doc) } : { items };
    },

    async count(where) {
      assertWhere(name, where);
      const { text, values } = whereSql(where);
      const row = prepare(`SELECT count(*) AS found FROM ${table} WHERE ${text}`).get(...values);
      return Number(row?.found);
    },
  };
}

type Row = { doc: string; etag: string; written: number };

function rowOf(doc: Doc): Row {
  return { doc: JSON.stringify(doc), etag: randomUUID(), written: Math.floor(Date.now() / 1000) };
}

function storedOf<T>(row: Record<string, unknown> | undefined): Stored<T> | undefined {
  return row && stored<T>({ doc: String(row.doc), etag: String(row.etag) });
}

/** The file's content is trusted here: it was a T when it was written. */
function stored<T>({ doc, etag }: { doc: string; etag: string }): Stored<T> {
  return { doc: JSON.parse(doc) as T, etag };
}
