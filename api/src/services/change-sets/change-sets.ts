import { UNDO_DAYS } from '@vse/domain/limits';
import { ChangeSet } from '@vse/domain/records/change-sets';
import { DAY_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../problem.ts';
import type { ChangeSetDoc, ChangeSetProgress, JobDoc, Owner } from '../../store/document-types.ts';
import { createOnce, createOrRead, readStored } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Paging, Stored } from '../../store/store.ts';
import { recordsOfKind } from '../../store/typed-containers.ts';
import type { Needs } from '../context.ts';
import { KEPT_MS, SLICES_OF } from '../history/keep-state.ts';
import type { ChangeNeeds } from '../published/change-published.ts';
import { beginSet } from '../published/published-set.ts';
import { type PagesAround, pagesAround, readOrLog } from '../readable.ts';
import { namesFor } from '../users/names-of-users.ts';
import { itemsOfSlices, type PlannedItem, sliceId, slicesFrom } from './slices.ts';
import { leftWith } from './write-records.ts';

const SETS = 'change sets';
/** Slices are needed as long as a set can be undone. */
const SLICES_KEPT_MS = (UNDO_DAYS + 1) * DAY_MS;

export type SetNeeds = ChangeNeeds & Needs<'userNames'>;

/** How far the job of a set is. Writing: the slices before `next` are written. Undoing: those from `next` are set back. */
export type SetCursor = ChangeSetProgress & {
  phase: 'writing' | 'moving' | 'undoing';
  next: number;
};

type New = Pick<ChangeSetDoc, 'kind' | 'fields' | 'undoes' | 'by'> & {
  items: PlannedItem[];
  left?: ChangeSetDoc['left'];
};

/**
 * Keeps other sets from beginning, and stores the set with its slices. Without anything to change it is done. Throws
 * Problem 409 while another set runs.
 */
export async function storeChangeSet(
  context: SetNeeds,
  id: string,
  { items, left = [], ...set }: New,
): Promise<ChangeSetDoc> {
  const { changeSets, changeSetSlices } = context.records;
  const time = context.now().getTime();
  const at = (ms: number) => new Date(time + ms).toISOString();
  const slices = slicesFrom(items);
  if (items.length > 0) await beginSet(context, id);
  await mapInChunks([...slices.entries()], ([number, slice]) =>
    createOnce(changeSetSlices, {
      id: sliceId(id, number),
      record: `${SLICES_OF}${id}`,
      date: at(0),
      replacedDate: null,
      keepUntil: at(SLICES_KEPT_MS),
      ...slice,
    }),
  );
  const stored = await createOrRead(changeSets, {
    ...set,
    id,
    record: SETS,
    date: at(0),
    replacedDate: null,
    keepUntil: at(KEPT_MS),
    state: items.length > 0 ? 'running' : 'done',
    slices: slices.length,
    total: items.length,
    written: 0,
    ...leftWith({ left: [], leftCount: 0 }, left),
    undoneBy: null,
  });
  return stored.doc;
}

/** The set that sets another one back, but for records that were changed or deleted since, which it names. */
export async function plannedUndo(context: SetNeeds, undoes: string): Promise<Omit<New, 'by'>> {
  const set = await readSet(context, undoes);
  requireUndoable(context, set);
  const items: PlannedItem[] = [];
  const left: ChangeSetDoc['left'] = [];
  for await (const slice of itemsOfSlices(context, set))
    await mapInChunks(slice, async ({ id, name }) => {
      const stored = await recordsOfKind(context.records, set.kind).read(id);
      const mark = stored?.doc.changeSet;
      if (stored && mark?.id === undoes)
        items.push({ id, name, etag: stored.etag, state: mark.replaced });
      else if (!set.left.some((each) => each.id === id))
        left.push({ id, name, code: stored ? 'CHANGED_MEANWHILE' : 'RECORD_NOT_FOUND' });
    });
  if (items.length === 0) throw new Problem(409, 'CHANGE_SET_NOTHING_LEFT');
  return { kind: set.kind, fields: [], items, undoes, left };
}

/** Throws Problem 404. */
export async function readSet({ records }: SetNeeds, id: string): Promise<ChangeSetDoc> {
  const { doc } = await readStored(records.changeSets, id);
  if (doc.record !== SETS) throw new Problem(404, 'RECORD_NOT_FOUND');
  return doc;
}

/** A failed set can be undone: some records have it. */
const canUndo = ({ state }: ChangeSetDoc) => state === 'done' || state === 'failed';

function requireUndoable({ now }: ChangeNeeds, set: ChangeSetDoc): void {
  if (!canUndo(set)) throw new Problem(409, 'CHANGE_SET_NOT_DONE');
  if (set.undoneBy !== null) throw new Problem(409, 'CHANGE_SET_UNDONE');
  if (undoableUntil(set) < now()) throw new Problem(409, 'CHANGE_SET_TOO_OLD');
}

const undoableUntil = ({ date }: ChangeSetDoc) => new Date(Date.parse(date) + UNDO_DAYS * DAY_MS);

/** Throws Problem 404. */
export async function getChangeSet(context: SetNeeds, id: string): Promise<ChangeSet> {
  const set = await readSet(context, id);
  return wireOf(context, await withProgress(context, set), await authorsOf(context, [set]));
}

/** Leaves out sets that cannot be read. */
export async function pageChangeSets(
  context: SetNeeds,
  paging: Paging,
): Promise<{ items: ChangeSet[] } & PagesAround> {
  const found = await context.records.changeSets.page({
    where: [{ field: 'record', equals: SETS }],
    orderBy: { field: 'date', direction: 'descending' },
    ...paging,
  });
  const nameOf = await authorsOf(
    context,
    found.items.map(({ doc }) => doc),
  );
  const read = async ({ doc }: Stored<ChangeSetDoc>) =>
    ChangeSet.parse(wireOf(context, await withProgress(context, doc), nameOf));
  return { items: await readOrLog('history', found.items, read), ...pagesAround(found) };
}

const authorsOf = (context: SetNeeds, sets: readonly ChangeSetDoc[]) =>
  namesFor(
    context,
    sets.map(({ by }) => by ?? ''),
  );

type Shown = ChangeSetDoc & { isUndoing?: boolean };

/** A set that runs with what its job has done so far. */
async function withProgress({ records }: SetNeeds, set: ChangeSetDoc): Promise<Shown> {
  if (set.state !== 'running') return set;
  const cursor = cursorOf((await records.jobs.read(set.id))?.doc);
  if (!cursor) return set;
  const { phase, written, left, leftCount } = cursor;
  return { ...set, written, left, leftCount, isUndoing: phase === 'undoing' };
}

// The cursor of a job of this kind is what its step has stored.
const cursorOf = (job: JobDoc | undefined) => (job?.at ?? undefined) as SetCursor | undefined;

function wireOf({ now }: ChangeNeeds, set: Shown, nameOf: (id: Owner) => string): ChangeSet {
  const { id, kind, fields, date, state, total, written, left, leftCount, undoes, undoneBy } = set;
  const isUndoable = canUndo(set) && undoneBy === null && undoableUntil(set) >= now();
  return {
    id,
    kind,
    fields,
    by: nameOf(set.by ?? ''),
    date,
    state: state === 'running' ? (set.isUndoing ? 'undoing' : 'writing') : state,
    total,
    written,
    left,
    leftCount,
    undoes,
    undoneBy,
    undoableUntil: isUndoable && written > 0 ? undoableUntil(set).toISOString() : null,
  };
}
