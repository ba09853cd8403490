import type { PublishedChange, PublishedHeadDoc } from '../../store/document-types.ts';
import { pageById } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Needs } from '../context.ts';
import { type ChangeNeeds, moveHead } from './change-published.ts';
import { documentNames, LIST_FORM, listChanged, readListed, rowsIn } from './fragrance-list.ts';

const PAGE = 100;
/** Their rows are those of 600 records at most. */
const DOCUMENTS_AT_ONCE = 16;

/** How many documents were looked through for rows of records that are gone, and the last record that was listed. */
export type ListCursor = { documents: number; after: string };

export const isListMissing = ({ listForm }: PublishedHeadDoc): boolean => listForm !== LIST_FORM;

/**
 * Has the list of fragrances follow the next records, and after the last ones be read. Rows of records that are gone, as
 * after a restore, go first. Every row is taken from its record, so that saves may come in between. Returns undefined at
 * the end.
 */
export async function rebuildListStep(
  context: ChangeNeeds,
  { documents, after }: ListCursor = { documents: 0, after: '' },
): Promise<{ cursor: ListCursor; found: number } | undefined> {
  if (documents < documentNames.length) {
    const next = documents + DOCUMENTS_AT_ONCE;
    const rows = await mapInChunks(documentNames.slice(documents, next), (name) =>
      rowsIn(context, name),
    );
    const ids = rows.flatMap(Object.keys);
    await listChanged(context, ids.map(asChange));
    return { cursor: { documents: next, after }, found: ids.length };
  }
  const { docs, last } = await pageById(context.records.fragrances, { after, limit: PAGE });
  await listChanged(
    context,
    docs.map(({ id }) => asChange(id)),
  );
  if (last !== undefined) return { cursor: { documents, after: last }, found: docs.length };
  await moveHead(context, async (head) => ({ ...head, listForm: LIST_FORM }));
  return undefined;
}

const asChange = (id: string): PublishedChange => ({ kind: 'fragrance', id });

/** Whether the list has not as many rows as there are records, as when one of its documents is gone. */
export async function isListIncomplete(
  context: ChangeNeeds & Needs<'heldLists'>,
): Promise<boolean> {
  const listed = await readListed(context);
  if (!listed) return false;
  const rows = listed.fragrances.length + listed.unread.length;
  return rows !== (await context.records.fragrances.count([]));
}

/** Has the timer make the list again; until then it is read from the records. */
export const dropList = (context: ChangeNeeds): Promise<void> =>
  moveHead(context, async (head) => ({ ...head, listForm: undefined }));
