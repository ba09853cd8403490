import { setTimeout } from 'node:timers/promises';
import { UNDO_DAYS } from '@vse/domain/limits';
import { ChangeSet, type NewChangeSet } from '@vse/domain/records/change-sets';
import { DAY_MS } from '@vse/domain/rules/durations';
import { withinDeadline } from '../../clients/deadline.ts';
import { Problem } from '../../problem.ts';
import type { ChangeSetDoc, ChangeSetItem, Owner } from '../../store/document-types.ts';
import { createOnce, createOrRead, readStored } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Paging, Stored } from '../../store/store.ts';
import { recordsOfKind } from '../../store/typed-containers.ts';
import { logUnforeseen } from '../../tracing/telemetry.ts';
import type { Staff } from '../access/identify-caller.ts';
import type { Needs } from '../context.ts';
import { KEPT_MS, SLICES_OF } from '../history/keep-state.ts';
import type { ChangeNeeds } from '../published/change-published.ts';
import { beginSet, endSet, runningSet } from '../published/published-set.ts';
import { type PagesAround, pagesAround, readOrLog } from '../readable.ts';
import { namesFor } from '../users/names-of-users.ts';
import { plannedChanges } from './plan-changes.ts';
import { isOver, leftWith, runChangeSet, sliceId, slicesOf } from './run-change-set.ts';

const SETS = 'change sets';
const SLICE = 100;
/** Slices are needed as long as a set can be undone. */
const SLICES_KEPT_MS = (UNDO_DAYS + 1) * DAY_MS;
/** Shorter than the timer's interval. */
const RUN_MS = 50_000;
/** How long a request waits for its own set: small ones end within it. */
const ANSWER_MS = 3000;

type Author = Pick<Staff, 'userId'>;
type SetNeeds = ChangeNeeds & Needs<'userNames'>;

/**
 * Checks a change set, then writes it. Returns how far it is after three seconds at most; it goes on after the response,
 * and a timer continues what an instance leaves. Idempotent by the id. Throws Problem 400 with the issues of each
 * record, and 409 while another set runs.
 */
export async function createChangeSet(
  context: SetNeeds,
  id: string,
  input: NewChangeSet,
  by: Author,
): Promise<ChangeSet> {
  const known = await context.records.changeSets.read(id);
  if (known) return onWire(context, known.doc);
  return begin(context, id, { ...(await plannedChanges(context, input)), undoes: null }, by);
}

/**
 * Sets the records of a change set back, but for those that were changed or deleted since, which it names. Throws
 * Problem 404, and 409 for a set that cannot be undone.
 */
export async function undoChangeSet(
  context: SetNeeds,
  id: string,
  undoes: string,
  by: Author,
): Promise<ChangeSet> {
  const known = await context.records.changeSets.read(id);
  if (known) return onWire(context, known.doc);
  const { doc: set } = await readStored(context.records.changeSets, undoes);
  if (set.record !== SETS) throw new Problem(404, 'RECORD_NOT_FOUND');
  requireUndoable(context, set);
  const items: ChangeSetItem[] = [];
  const left: ChangeSetDoc['left'] = [];
  for await (const slice of slicesOf(context, set))
    await mapInChunks(slice, async ({ id: recordId, name }) => {
      const stored = await recordsOfKind(context.records, set.kind).read(recordId);
      const mark = stored?.doc.changeSet;
      if (stored && mark?.id === undoes)
        items.push({ id: recordId, name, etag: stored.etag, state: mark.replaced });
      else if (!set.left.some((each) => each.id === recordId))
        left.push({ id: recordId, name, code: stored ? 'CHANGED_MEANWHILE' : 'RECORD_NOT_FOUND' });
    });
  if (items.length === 0) throw new Problem(409, 'CHANGE_SET_NOTHING_LEFT');
  return begin(context, id, { kind: set.kind, fields: [], items, undoes, left }, by);
}

function requireUndoable({ now }: ChangeNeeds, set: ChangeSetDoc): void {
  if (set.state !== 'done') throw new Problem(409, 'CHANGE_SET_NOT_DONE');
  if (set.undoneBy !== null) throw new Problem(409, 'CHANGE_SET_UNDONE');
  if (undoableUntil(set) < now()) throw new Problem(409, 'CHANGE_SET_TOO_OLD');
}

const undoableUntil = ({ date }: ChangeSetDoc) => new Date(Date.parse(date) + UNDO_DAYS * DAY_MS);

type New = Pick<ChangeSetDoc, 'kind' | 'fields' | 'undoes'> & {
  items: ChangeSetItem[];
  left?: ChangeSetDoc['left'];
};

/** Keeps other sets from beginning, stores the set and runs it. */
async function begin(
  context: SetNeeds,
  id: string,
  { items, left = [], ...set }: New,
  { userId }: Author,
): Promise<ChangeSet> {
  const { changeSets, changeSetSlices } = context.records;
  const time = context.now().getTime();
  const at = (ms: number) => new Date(time + ms).toISOString();
  const slices = Array.from({ length: Math.ceil(items.length / SLICE) }, (_, number) =>
    items.slice(number * SLICE, (number + 1) * SLICE),
  );
  if (items.length > 0) await beginSet(context, id);
  await mapInChunks([...slices.entries()], ([number, part]) =>
    createOnce(changeSetSlices, {
      id: sliceId(id, number),
      record: `${SLICES_OF}${id}`,
      date: at(0),
      keepUntil: at(SLICES_KEPT_MS),
      items: part,
    }),
  );
  const stored = await createOrRead(changeSets, {
    ...set,
    id,
    record: SETS,
    date: at(0),
    keepUntil: at(KEPT_MS),
    by: userId,
    // Without anything to change it is complete.
    state: items.length > 0 ? 'writing' : 'done',
    slices: slices.length,
    next: 0,
    total: items.length,
    written: 0,
    ...leftWith({ left: [], leftCount: 0 }, left),
    undoneBy: null,
    leaseUntil: at(0),
  });
  if (!isOver(stored.doc)) await runOrAnswer(context, id);
  return getChangeSet(context, id);
}

/** Runs a set; after three seconds it goes on by itself. */
async function runOrAnswer(context: ChangeNeeds, id: string): Promise<void> {
  let isAnswered = false;
  const run = withinDeadline(() => runChangeSet(context, id, RUN_MS)).catch((error: unknown) => {
    // The timer goes on with it.
    if (isAnswered) logUnforeseen(error);
  });
  await Promise.race([run, setTimeout(ANSWER_MS, undefined, { ref: false })]);
  isAnswered = true;
}

/** Goes on with the set that runs, if any. Returns how many do. */
export async function continueChangeSets(context: ChangeNeeds): Promise<number> {
  const running = await runningSet(context);
  const id = running?.id ?? (await unfinishedSet(context));
  if (id === undefined) return 0;
  const set = await context.records.changeSets.read(id);
  // Its request crashed before it stored the set, or an instance after it was over.
  const isForgotten = set ? isOver(set.doc) : running?.isOld;
  if (isForgotten) await endSet(context, id);
  else await runChangeSet(context, id, RUN_MS);
  return 1;
}

/** The newest set, when it was stored only after its beginning was forgotten. */
async function unfinishedSet(context: ChangeNeeds): Promise<string | undefined> {
  const { items } = await newestSets(context, { limit: 1 });
  const [newest] = items;
  return newest && !isOver(newest.doc) ? newest.doc.id : undefined;
}

const newestSets = ({ records }: ChangeNeeds, paging: Paging) =>
  records.changeSets.page({
    where: [{ field: 'record', equals: SETS }],
    orderBy: { field: 'date', direction: 'descending' },
    ...paging,
  });

/** Throws Problem 404. */
export async function getChangeSet(context: SetNeeds, id: string): Promise<ChangeSet> {
  const { doc } = await readStored(context.records.changeSets, id);
  if (doc.record !== SETS) throw new Problem(404, 'RECORD_NOT_FOUND');
  return onWire(context, doc);
}

/** Leaves out sets that cannot be read. */
export async function pageChangeSets(
  context: SetNeeds,
  paging: Paging,
): Promise<{ items: ChangeSet[] } & PagesAround> {
  const found = await newestSets(context, paging);
  const nameOf = await authorsOf(
    context,
    found.items.map(({ doc }) => doc),
  );
  const read = ({ doc }: Stored<ChangeSetDoc>) => ChangeSet.parse(wireOf(context, doc, nameOf));
  return { items: await readOrLog('history', found.items, read), ...pagesAround(found) };
}

const authorsOf = (context: SetNeeds, sets: readonly ChangeSetDoc[]) =>
  namesFor(
    context,
    sets.map(({ by }) => by ?? ''),
  );

const onWire = async (context: SetNeeds, set: ChangeSetDoc): Promise<ChangeSet> =>
  wireOf(context, set, await authorsOf(context, [set]));

function wireOf({ now }: ChangeNeeds, set: ChangeSetDoc, nameOf: (id: Owner) => string): ChangeSet {
  const { id, kind, fields, date, total, written, left, leftCount, undoes, undoneBy } = set;
  const isUndoable = set.state === 'done' && undoneBy === null && undoableUntil(set) >= now();
  return {
    id,
    kind,
    fields,
    by: nameOf(set.by ?? ''),
    date,
    state: set.state === 'moving' ? 'writing' : set.state,
    total,
    written,
    left,
    leftCount,
    undoes,
    undoneBy,
    undoableUntil: isUndoable && written > 0 ? undoableUntil(set).toISOString() : null,
  };
}
