import { randomUUID } from 'node:crypto';
import { assertQuery, assertWhere, fieldsToRead, storableJson } from '../fields.ts';
import { pageFrom, positionIn } from '../page-token.ts';
import {
  type Condition,
  type Container,
  type ContainerName,
  type Doc,
  type Page,
  type PageQuery,
  type Stored,
  StoreError,
} from '../store.ts';
import type { Prepare } from './prepare.ts';
import { COMMON, entriesSql, pageSql, textsIn, whereSql } from './sqlite-query.ts';

const CREATES_BETWEEN_PURGES = 200;

/** Implements the port over one table. Every call is one statement, which makes it atomic across processes. */
export function sqliteContainer<T extends Doc>(
  name: ContainerName,
  prepare: Prepare,
  purge: () => Promise<void>,
): Container<T> {
  const table = `"${name}"`;
  let creates = 0;

  /** Finds out why a write with an ETag changed nothing. */
  async function refusal(id: string): Promise<StoreError> {
    const found = await prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id);
    if (found) return new StoreError('stale', `${name}: ${id} has changed meanwhile`);
    return new StoreError('missing', `${name}: ${id} does not exist`);
  }

  return {
    async read(id) {
      const row = await prepare(`SELECT doc, etag FROM ${table} WHERE id = ?`).get(id);
      return row && wholeOf<T>(row);
    },

    async create(doc) {
      const row = rowOf(storableJson(name, doc));
      if (++creates % CREATES_BETWEEN_PURGES === 0) await purge();
      const { changes } = await prepare(
        `INSERT INTO ${table} (id, etag, written, doc) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      ).run(doc.id, row.etag, row.written, row.doc);
      if (changes === 0) throw new StoreError('conflict', `${name}: ${doc.id} exists already`);
      return stored<T>(row);
    },

    async replace(doc, etag) {
      const row = rowOf(storableJson(name, doc));
      const { changes } = await prepare(
        `UPDATE ${table} SET etag = ?, written = ?, doc = ? WHERE id = ? AND etag = ?`,
      ).run(row.etag, row.written, row.doc, doc.id, etag);
      if (changes === 0) throw await refusal(doc.id);
      return stored<T>(row);
    },

    async remove(id, etag) {
      const remove = prepare(`DELETE FROM ${table} WHERE id = ? AND etag = ?`);
      const { changes } = await remove.run(id, etag);
      if (changes === 0) throw await refusal(id);
    },

    page: (query: PageQuery) => readPage<T>(name, prepare, query),

    async count(where) {
      assertWhere(name, where);
      const { text, values } = whereSql(name, where, await commonTexts(name, prepare, where));
      const count = prepare(`SELECT count(*) AS found FROM ${table} WHERE ${text}`);
      const row = await count.get(...values);
      return Number(row?.found);
    },
  };
}

async function readPage<T extends Doc>(
  name: ContainerName,
  prepare: Prepare,
  query: PageQuery,
): Promise<Page<T>> {
  assertQuery(name, query);
  const common = await commonTexts(name, prepare, query.where);
  const from = positionIn(name, query);
  const { text, values } = pageSql(name, query, common, from);
  const rows = await prepare(text).all(...values);
  const fields = fieldsToRead(query);
  const found = rows.map((row) => (fields ? partOf<T>(row, fields) : wholeOf<T>(row)));
  return pageFrom(name, query, found, from);
}

async function commonTexts(
  name: ContainerName,
  prepare: Prepare,
  where: Condition[] | undefined,
): Promise<string[]> {
  const common: string[] = [];
  for (const text of textsIn(where)) {
    const { text: sql, values } = entriesSql(name, text);
    const row = await prepare(sql).get(...values);
    if (Number(row?.found) >= COMMON) common.push(text);
  }
  return common;
}

type Row = { doc: string; etag: string; written: number };

function rowOf(doc: string): Row {
  return { doc, etag: randomUUID(), written: Math.floor(Date.now() / 1000) };
}

/** The file's content is trusted here: it was a T when it was written. */
const stored = <T>({ doc, etag }: Pick<Row, 'doc' | 'etag'>): Stored<T> => ({
  doc: JSON.parse(doc) as T,
  etag,
});

type Columns = Record<string, unknown>;

const wholeOf = <T>({ doc, etag }: Columns): Stored<T> =>
  stored<T>({ doc: String(doc), etag: String(etag) });

function partOf<T>({ doc, etag }: Columns, fields: string[]): Stored<T> {
  const [id, , ...values]: unknown[] = JSON.parse(String(doc));
  const part: Record<string, unknown> = { id };
  for (const [at, field] of fields.entries()) part[field] = values[at];
  return { doc: part as T, etag: String(etag) };
}
