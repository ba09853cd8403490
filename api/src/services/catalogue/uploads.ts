import { UNSAVED_UPLOAD_DAYS } from '@vse/domain/limits';
import { picturePaths } from '@vse/domain/records/files';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../problem.ts';
import type { UploadDoc } from '../../store/document-types.ts';
import { createOrRevise, writeOver } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Condition, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { unlessUnreadable } from '../readable.ts';

/** Longer than deleting all files of one upload takes. */
const REMOVAL_MS = 2 * MINUTE_MS;
const REMOVED_AT_ONCE = 50;

type UploadNeeds = Needs<'records' | 'now'>;

const idOf = (path: string) => contentHash(path);

/**
 * Records an upload before its file is written, so that no file is without a record. The same content may have been
 * uploaded before: a saved file stays saved. Throws Problem 503 while the file is being deleted.
 */
export async function noteUpload({ records, now }: UploadNeeds, path: string): Promise<void> {
  const date = now().toISOString();
  const note: UploadDoc = { id: idOf(path), path, state: 'unsaved', date };
  await createOrRevise<UploadDoc>(records.uploads, note.id, (held) => {
    if (!held) return note;
    if (held.state === 'saved') return undefined;
    const age = now().getTime() - Date.parse(held.date);
    if (held.state === 'removing' && age < REMOVAL_MS) throw new Problem(503, 'FILES_UNAVAILABLE');
    return note;
  });
}

/**
 * Marks the files that a record adds as saved, before the record is written; also one that was put into the storage by
 * another way. Throws Problem 400 for a file that was deleted because no record saved it in time.
 */
export async function saveUploads(
  { records, now }: UploadNeeds,
  paths: readonly string[],
  held: readonly string[],
): Promise<void> {
  const kept = new Set(['', ...held]);
  for (const path of new Set(paths.filter((each) => !kept.has(each))))
    await createOrRevise<UploadDoc>(records.uploads, idOf(path), (note) => {
      if (note?.state === 'saved') return undefined;
      if (note && note.state !== 'unsaved') throw new Problem(400, 'FILE_UNKNOWN');
      return { id: idOf(path), path, date: now().toISOString(), ...note, state: 'saved' };
    });
}

/** Whether a file has been deleted or is being deleted. */
export async function isRemoved({ records }: Needs<'records'>, path: string): Promise<boolean> {
  const state = (await records.uploads.read(idOf(path)))?.doc.state;
  return state === 'removing' || state === 'removed';
}

/** What is to be deleted: uploads that no record saved, and those whose deletion a crash has interrupted. */
function unsaved({ now }: Needs<'now'>): Condition[][] {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();
  const of = (state: UploadDoc['state'], before: string): Condition[] => [
    { field: 'state', equals: state },
    { field: 'date', before },
  ];
  return [of('unsaved', ago(UNSAVED_UPLOAD_DAYS * DAY_MS)), of('removing', ago(REMOVAL_MS))];
}

/** Whether there are uploads that no record saved within some days. */
export async function hasUnsaved(context: UploadNeeds): Promise<boolean> {
  const { uploads } = context.records;
  const pages = await mapInChunks(unsaved(context), (where) =>
    uploads.page({ where, limit: 1, fields: [] }),
  );
  return pages.some(({ items }) => items.length > 0);
}

/**
 * Deletes some of the uploads that no record saved within some days, and returns how many. A file that was saved once is
 * kept, and so is one whose record cannot be read.
 */
export async function removeUnsaved(
  context: UploadNeeds & Needs<'blobs'>,
): Promise<{ removed: number; hasMore: boolean }> {
  const { uploads } = context.records;
  const remove = async ({ doc, etag }: Stored<UploadDoc>) => {
    const date = context.now().toISOString();
    // Undefined when a record has just saved the file.
    const mark = await writeOver(uploads, { ...doc, state: 'removing', date }, etag);
    if (!mark) return 0;
    for (const path of filesOf(doc.path)) await context.blobs.remove(path);
    await writeOver(uploads, { ...doc, state: 'removed', date }, mark.etag);
    return 1;
  };
  let removed = 0;
  let hasMore = false;
  for (const where of unsaved(context)) {
    const page = await uploads.page({ where, limit: REMOVED_AT_ONCE });
    const counts = await mapInChunks(page.items, (stored) =>
      unlessUnreadable('uploads', stored.doc.id, () => remove(stored)),
    );
    const count = counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    removed += count;
    hasMore ||= count > 0 && page.after !== undefined;
  }
  return { removed, hasMore };
}

function filesOf(path: string): string[] {
  const widths = picturePaths(path).map((each) => each.path);
  return widths.length > 0 ? widths : [path];
}
