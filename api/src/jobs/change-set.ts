import type { MessageCode } from '@vse/domain/messages';
import type { ChangeSet, NewChangeSet } from '@vse/domain/records/change-sets';
import * as z from 'zod';
import type { Staff } from '../services/access/identify-caller.ts';
import {
  getChangeSet,
  plannedUndo,
  readSet,
  type SetCursor,
  type SetNeeds,
  storeChangeSet,
} from '../services/change-sets/change-sets.ts';
import { plannedChanges } from '../services/change-sets/plan-changes.ts';
import { itemsOfSlices, readSlice } from '../services/change-sets/slices.ts';
import {
  type Left,
  leftWith,
  mayWrite,
  publishRecords,
  setSliceBack,
  stateOfRecords,
  writeSlice,
} from '../services/change-sets/write-records.ts';
import type { Context } from '../services/context.ts';
import { beginSet, endSet } from '../services/published/published-set.ts';
import type { ChangeSetDoc, PublishedChange } from '../store/document-types.ts';
import { revise } from '../store/documents.ts';
import { logEvent } from '../tracing/telemetry.ts';
import { anyJob, type Job, type Next } from './job.ts';
import { runForCall, startJob } from './run-job.ts';

/** A slice of 100 records takes a second at least, which leaves the database room for quizzes. */
const SLICE_MS = 1000;
/** Runs of the same slice that may fail. Then what was written is set back. */
const MOST_FAILED = 2;
/** Records that a failed job names, of each state. */
const MOST_SAID = 20;

type Author = Pick<Staff, 'userId'>;

/**
 * Checks a change set, then writes it. Returns how far it is after three seconds at most. Idempotent by the id. Throws
 * Problem 400 with the issues of each record, and 409 while another set runs.
 */
export const createChangeSet = (
  context: Context,
  id: string,
  input: NewChangeSet,
  by: Author,
): Promise<ChangeSet> =>
  begun(context, id, by, async () => ({ ...(await plannedChanges(context, input)), undoes: null }));

/**
 * Sets the records of a change set back, but for those that were changed or deleted since, which it names. Throws
 * Problem 404, and 409 for a set that cannot be undone.
 */
export const undoChangeSet = (
  context: Context,
  id: string,
  undoes: string,
  by: Author,
): Promise<ChangeSet> => begun(context, id, by, () => plannedUndo(context, undoes));

async function begun(
  context: Context,
  id: string,
  { userId }: Author,
  plan: () => Promise<Omit<Parameters<typeof storeChangeSet>[2], 'by'>>,
): Promise<ChangeSet> {
  const known = (await context.records.changeSets.read(id))?.doc;
  const set = known ?? (await storeChangeSet(context, id, { ...(await plan()), by: userId }));
  if (set.state === 'running') {
    await startSet(context, set);
    await runForCall(context, anyJob(changeSetJob), id);
  }
  return getChangeSet(context, id);
}

/** Starts the job of a stored set, if it has none. */
export const startSet = (context: Context, { id, total, by }: ChangeSetDoc): Promise<unknown> =>
  startJob(context, changeSetJob, id, { total }, by ?? '');

const START: SetCursor = { phase: 'writing', next: 0, written: 0, left: [], leftCount: 0 };

/**
 * Writes a change set slice by slice, then moves the published state to all of it at once. A set that cannot be
 * completed is set back, last slice first. Its id is that of the set.
 */
export const changeSetJob: Job<object, SetCursor> = {
  kind: 'changeSet',
  input: z.looseObject({}),
  async step(context, { id, at, tries }) {
    const set = await readSet(context, id);
    // It was over already when an instance crashed.
    if (set.state === 'done' || set.state === 'undone') return ended(context, set);
    if (set.state === 'failed') await beginAgain(context, set);
    const cursor = at ?? { ...START, left: set.left, leftCount: set.leftCount };
    if (cursor.phase === 'moving') return move(context, set, cursor);
    if (cursor.phase === 'undoing') return setBack(context, set, cursor);
    if (tries > MOST_FAILED) return undoing(set, cursor, 'CHANGE_SET_FAILED');
    return write(context, set, cursor);
  },
  async release(context, { id, at }) {
    const set = (await context.records.changeSets.read(id))?.doc;
    if (set?.state !== 'running') {
      await endSet(context, id);
      return [];
    }
    const { changed, unchanged } = await stateOfRecords(context, set);
    const { left, leftCount } = at ?? set;
    await endSet(context, id, await changesOf(context, set));
    await keepEnd(context, set, { state: 'failed', written: changed.length, left, leftCount });
    return [leftAs('changed', changed), leftAs('unchanged', unchanged)];
  },
};

const leftAs = (state: 'changed' | 'unchanged', names: readonly string[]) => ({
  state,
  count: names.length,
  names: names.slice(0, MOST_SAID),
});

/** Has what was written set back, for a reason that is about the set or about some of its records. */
const undoing = (
  set: ChangeSetDoc,
  cursor: SetCursor,
  why: MessageCode | Left[],
): Next<SetCursor> => ({
  at: {
    ...{ ...cursor, phase: 'undoing' },
    // The slice at hand may be written in part.
    next: Math.min(cursor.next + 1, set.slices),
    ...leftWith(cursor, typeof why === 'string' ? [{ id: set.id, name: '', code: why }] : why),
  },
  counts: { left: typeof why === 'string' ? set.total : why.length },
});

/** Writes the next slice. */
async function write(
  context: Context,
  set: ChangeSetDoc,
  cursor: SetCursor,
): Promise<Next<SetCursor>> {
  if (!(await mayWrite(context, set))) return undoing(set, cursor, 'CHANGE_SET_AUTHOR');
  await beginSet(context, set.id);
  if (cursor.next === set.slices) return { at: { ...cursor, phase: 'moving' } };
  const slice = await readSlice(context, set, cursor.next);
  if (!slice) return undoing(set, cursor, 'CHANGE_SET_PART_GONE');
  const left = await writeSlice(context, set, slice);
  if (left.length > 0 && set.undoes === null) return undoing(set, cursor, left);
  const written = slice.items.length - left.length;
  return {
    at: {
      ...{ phase: 'writing', next: cursor.next + 1, written: cursor.written + written },
      ...leftWith(cursor, left),
    },
    counts: { written, ...(left.length > 0 && { left: left.length }) },
    ...(cursor.next + 1 < set.slices && { restMs: SLICE_MS }),
  };
}

async function move(
  context: Context,
  set: ChangeSetDoc,
  { written, left, leftCount }: SetCursor,
): Promise<Next<SetCursor>> {
  await publishRecords(context, set);
  const undoes = set.undoes;
  if (undoes !== null)
    await revise(context.records.changeSets, undoes, undefined, (doc) =>
      doc.undoneBy === set.id ? undefined : { ...doc, undoneBy: set.id },
    );
  await keepEnd(context, set, { state: 'done', written, left, leftCount });
  return ended(context, set);
}

/** Sets the last slice that was written back. After the first one nothing of the set is left. */
async function setBack(
  context: Context,
  set: ChangeSetDoc,
  cursor: SetCursor,
): Promise<Next<SetCursor>> {
  const number = cursor.next - 1;
  if (number < 0) {
    const { left, leftCount } = cursor;
    await keepEnd(context, set, { state: 'undone', written: 0, left, leftCount });
    return ended(context, set);
  }
  const slice = await readSlice(context, set, number);
  const left = slice
    ? await setSliceBack(context, set, slice)
    : [{ id: set.id, name: '', code: 'CHANGE_SET_PART_GONE' }];
  return {
    at: { ...cursor, next: number, ...leftWith(cursor, left) },
    counts: { back: (slice?.items.length ?? 0) - left.length },
  };
}

/** For a job that is tried again after it has failed: other sets may have run since. */
async function beginAgain(context: Context, set: ChangeSetDoc): Promise<void> {
  await beginSet(context, set.id);
  const { written, left, leftCount } = set;
  await keepEnd(context, set, { state: 'running', written, left, leftCount });
}

const keepEnd = (
  context: SetNeeds,
  { id }: ChangeSetDoc,
  end: Pick<ChangeSetDoc, 'state' | 'written' | 'left' | 'leftCount'>,
) => revise(context.records.changeSets, id, undefined, (doc) => ({ ...doc, ...end }));

/** Lets others begin. Written records that stayed as they are after setting back are settled by the timer. */
async function ended(context: Context, set: ChangeSetDoc): Promise<Next<SetCursor>> {
  const { doc } = (await context.records.changeSets.read(set.id)) ?? { doc: set };
  const { id, kind, state, total, written, leftCount } = doc;
  const ms = context.now().getTime() - Date.parse(doc.date);
  logEvent('log', 'changeSet', { set: id, kind, state, total, written, left: leftCount, ms });
  await endSet(
    context,
    id,
    state === 'undone' && leftCount > 0 ? await changesOf(context, doc) : [],
  );
  return { isDone: true };
}

async function changesOf(context: Context, set: ChangeSetDoc): Promise<PublishedChange[]> {
  const changes: PublishedChange[] = [];
  for await (const items of itemsOfSlices(context, set))
    changes.push(...items.map(({ id }) => ({ kind: set.kind, id })));
  return changes;
}
