import { isDeepStrictEqual } from 'node:util';
import type { PublishedChange, PublishedPartDoc } from '../../store/document-types.ts';
import { pause, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { type Stored, StoreError } from '../../store/store.ts';
import { nameOrder } from '../catalogue/by-name.ts';
import type { Needs } from '../context.ts';
import { isOfDocument } from '../readable.ts';
import { type Listed, ListedFragrance, listedFragrance } from './listed-fragrance.ts';
import { spread } from './published-parts.ts';
import { readHead } from './read-published.ts';

/*
 * What the list of fragrances shows of each, drafts too, in a few documents that every save keeps up to date: reading
 * 2,000 records for their rows costs forty times as much.
 */

/** 5,000 fragrances make documents of about 18 KB. */
const DOCUMENTS = 128;
/** Another number has the timer make all documents again (rebuild-list.ts), as other fields of a row need it. */
export const LIST_FORM = 1;
const ATTEMPTS = 50;

const documentName = (number: number) => `listed-${number}`;
const documentOf = (id: string) => documentName(spread(id, DOCUMENTS));
export const documentNames = Array.from({ length: DOCUMENTS }, (_, number) => documentName(number));

type ListNeeds = Needs<'records'>;

/**
 * Has the list show these fragrances as they are stored now. Each record is read after the document that its row is in,
 * so no writer brings back an older row. Throws StoreError 'stale' after 50 lost races.
 */
export async function listChanged(
  context: ListNeeds,
  changes: readonly PublishedChange[],
): Promise<void> {
  const ids = changes.filter(({ kind }) => kind === 'fragrance').map(({ id }) => id);
  await mapInChunks([...Map.groupBy(new Set(ids), documentOf)], ([name, own]) =>
    listIn(context, name, own),
  );
}

async function listIn({ records }: ListNeeds, name: string, ids: readonly string[]) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const stored = await records.publishedParts.read(name);
    const before = rowsOfDocument(stored);
    const rows = { ...before };
    for (const id of ids) {
      const row = await currentRow({ records }, id);
      if (row === undefined) delete rows[id];
      else rows[id] = row;
    }
    if (isDeepStrictEqual(rows, before)) return;
    if (await writeOver(records.publishedParts, { id: name, rows }, stored?.etag)) return;
    await pause(attempt);
  }
  throw new StoreError('stale', `${name} changed in each of ${ATTEMPTS} attempts`);
}

const rowsOfDocument = (stored: Stored<PublishedPartDoc> | undefined): PublishedPartDoc['rows'] =>
  typeof stored?.doc.rows === 'object' ? stored.doc.rows : {};

/** The rows of one document by the ids of their records; none of a document that is gone or cannot be read. */
export const rowsIn = async ({ records }: ListNeeds, name: string) =>
  rowsOfDocument(await records.publishedParts.read(name));

/** A row is the values of these fields: their names would be a quarter of it. */
const IN_ROW = ListedFragrance.keyof().exclude(['id']).options;
const rowFrom = (fragrance: ListedFragrance) => IN_ROW.map((field) => fragrance[field]);
const fieldsOf = (row: unknown) =>
  Array.isArray(row) ? Object.fromEntries(IN_ROW.map((field, at) => [field, row[at]])) : {};

/** Undefined without a record; null for one that cannot be read, which the list reads itself to say why. */
async function currentRow({ records }: ListNeeds, id: string) {
  const stored = await records.fragrances.read(id);
  if (!stored) return undefined;
  try {
    return rowFrom(listedFragrance(stored.doc));
  } catch (error) {
    if (!isOfDocument(error)) throw error;
    return null;
  }
}

/**
 * All fragrances in the list; undefined while its documents are not complete. Costs one read while nothing of the
 * catalogue changes: every change moves the head before its answer, after it has changed the list.
 */
export async function readListed(
  context: Needs<'records' | 'heldLists'>,
): Promise<Listed | undefined> {
  const head = await readHead(context);
  if (head?.doc.listForm !== LIST_FORM) return undefined;
  return context.heldLists.get(head.etag, () => allListed(context));
}

async function allListed(context: ListNeeds): Promise<Listed> {
  const fragrances: Listed['fragrances'] = [];
  const unread: string[] = [];
  const documents = await mapInChunks(documentNames, (name) => rowsIn(context, name));
  for (const [id, row] of documents.flatMap(Object.entries)) {
    const { data } = ListedFragrance.safeParse({ ...fieldsOf(row), id });
    if (data) fragrances.push({ key: nameOrder(data), item: data });
    else unread.push(id);
  }
  return { fragrances, unread };
}
