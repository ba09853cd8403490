import { permissions, scopeOf } from '@vse/domain/access/permissions';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { withinDeadline } from '../../clients/deadline.ts';
import type {
  ChangeSetDoc,
  ChangeSetItem,
  ProviderDoc,
  PublishedChange,
} from '../../store/document-types.ts';
import { isStale, reviseRead, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { type Stored, StoreError } from '../../store/store.ts';
import { recordsOfKind } from '../../store/typed-containers.ts';
import { logEvent } from '../../tracing/telemetry.ts';
import { changeBy } from '../catalogue/catalogue.ts';
import { takeDeleted } from '../catalogue/take-from-inventories.ts';
import { formerState, keepState } from '../history/keep-state.ts';
import type { ChangeNeeds } from '../published/change-published.ts';
import { beginSet, endSet, publishSet } from '../published/published-set.ts';
import { type SetRecord, withFields } from './plan-changes.ts';

/** Longer than a step takes and than a write may be on its way after it. */
const LEASE_MS = 2 * MINUTE_MS;
/** A step ends within this time, or with an error. */
const STEP_MS = MINUTE_MS;
/** A slice of 100 records takes a second at least, which leaves the database room for quizzes. */
const SLICE_MS = 1000;
/** So many of the records that were left out are named. */
const MOST_NAMED = 500;

type Left = ChangeSetDoc['left'][number];

export const isOver = ({ state }: Pick<ChangeSetDoc, 'state'>) =>
  state === 'done' || state === 'undone';

export const sliceId = (set: string, number: number) => `${set}.${number}`;

/**
 * Goes on with a change set step by step, as long as the time allows, unless another instance does. What was written is
 * known after each step, so that any instance can go on after a crash.
 */
export async function runChangeSet(
  context: ChangeNeeds,
  id: string,
  withinMs: number,
): Promise<void> {
  const end = context.now().getTime() + withinMs;
  for (let set = await leased(context, id); set; ) {
    const began = context.now().getTime();
    const { doc, etag } = set;
    // A deadline for each step: the job outlasts that of the request which began it.
    set = await withinDeadline(() => advanced(context, { doc, etag }, end), STEP_MS);
    if (set && isBetweenSlices(set.doc)) await rest(began + SLICE_MS - context.now().getTime());
  }
}

/** Does the next step and stores it. Undefined when that was the last one for now, or another instance came first. */
async function advanced(
  context: ChangeNeeds,
  { doc, etag }: Stored<ChangeSetDoc>,
  end: number,
): Promise<Stored<ChangeSetDoc> | undefined> {
  const next = await step(context, doc);
  const isLast = isOver(next) || context.now().getTime() >= end;
  const leaseUntil = inMs(context, isLast ? 0 : LEASE_MS).toISOString();
  const stored = await writeOver(context.records.changeSets, { ...next, leaseUntil }, etag);
  if (stored && isOver(next)) {
    logEnd(next, context);
    await endSet(context, doc.id);
  }
  return isLast ? undefined : stored;
}

const isBetweenSlices = ({ state, next, slices }: ChangeSetDoc) =>
  state === 'writing' && next < slices;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
const inMs = ({ now }: Pick<ChangeNeeds, 'now'>, ms: number) => new Date(now().getTime() + ms);

function logEnd(set: ChangeSetDoc, { now }: ChangeNeeds): void {
  const { id, kind, state, total, written, leftCount } = set;
  const ms = now().getTime() - Date.parse(set.date);
  logEvent('log', 'changeSet', { set: id, kind, state, total, written, left: leftCount, ms });
}

/** The set with the lease; undefined when it is over, or another instance works on it. */
async function leased(context: ChangeNeeds, id: string): Promise<Stored<ChangeSetDoc> | undefined> {
  const stored = await context.records.changeSets.read(id);
  if (!stored || isOver(stored.doc)) return undefined;
  if (Date.parse(stored.doc.leaseUntil) > context.now().getTime()) return undefined;
  const leaseUntil = inMs(context, LEASE_MS).toISOString();
  return writeOver(context.records.changeSets, { ...stored.doc, leaseUntil }, stored.etag);
}

function step(context: ChangeNeeds, set: ChangeSetDoc): Promise<ChangeSetDoc> {
  if (set.state === 'moving') return moved(context, set);
  return set.state === 'undoing' ? setBack(context, set) : written(context, set);
}

/** Writes the next slice. */
async function written(context: ChangeNeeds, set: ChangeSetDoc): Promise<ChangeSetDoc> {
  if (!(await mayWrite(context, set)))
    return {
      ...set,
      state: 'undoing',
      ...leftWith(set, [{ id: set.id, name: '', code: 'CHANGE_SET_AUTHOR' }]),
    };
  await beginSet(context, set.id);
  if (set.next === set.slices) return { ...set, state: 'moving' };
  const results = await mapInChunks(await itemsOf(context, set, set.next), (item) =>
    writeItem(context, set, item),
  );
  const left = results.filter((result) => result !== undefined);
  const next = { ...set, next: set.next + 1, ...leftWith(set, left) };
  if (left.length > 0 && set.undoes === null) return { ...next, state: 'undoing' };
  return { ...next, written: set.written + results.length - left.length };
}

/** The records that a set leaves out, with more of them. */
export const leftWith = (set: Pick<ChangeSetDoc, 'left' | 'leftCount'>, more: Left[]) => ({
  left: [...set.left, ...more].slice(0, MOST_NAMED),
  leftCount: set.leftCount + more.length,
});

/** Whether the person who began the set may still change the catalogue. The very first Admin has no settings. */
async function mayWrite({ records }: ChangeNeeds, { by }: ChangeSetDoc): Promise<boolean> {
  if (by === null) return true;
  const role = (await records.userSettings.read(by))?.doc.role;
  return role !== undefined && role !== '0' && scopeOf(permissions.catalogue.write, role) === 'all';
}

/** The items of each slice, read when the one before is done. */
export async function* slicesOf(
  context: ChangeNeeds,
  set: ChangeSetDoc,
): AsyncGenerator<ChangeSetItem[]> {
  for (let number = 0; number < set.slices; number++) yield itemsOf(context, set, number);
}

async function itemsOf(
  { records }: ChangeNeeds,
  { id }: ChangeSetDoc,
  number: number,
): Promise<ChangeSetItem[]> {
  const slice = await records.changeSetSlices.read(sliceId(id, number));
  if (!slice) throw new Error(`The change set ${id} lacks its slice ${number}`);
  return slice.doc.items;
}

/** Writes a record, unless it was written before. Returns the reason why it cannot be. */
async function writeItem(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  item: ChangeSetItem,
): Promise<Left | undefined> {
  const container = recordsOfKind<SetRecord>(context.records, set.kind);
  const left = (code: string) => ({ id: item.id, name: item.name, code });
  const stored = await container.read(item.id);
  if (!stored) return left('RECORD_NOT_FOUND');
  const { doc } = stored;
  if (doc.changeSet?.id === set.id) return undefined;
  if (stored.etag !== item.etag) return left('CHANGED_MEANWHILE');
  const becomes = await becoming(context, set, doc, item);
  if (!becomes) return left('RECORD_NOT_FOUND');
  await keepState(context, set.kind, doc);
  const changeSet = { id: set.id, replaced: doc.changedDate };
  try {
    await container.replace(
      { ...becomes, ...changeBy(set.by ?? '', context.now, doc), changeSet },
      stored.etag,
    );
  } catch (error) {
    if (isStale(error)) return left('CHANGED_MEANWHILE');
    if (error instanceof StoreError && error.kind === 'missing') return left('RECORD_NOT_FOUND');
    throw error;
  }
  return undefined;
}

async function becoming(
  context: ChangeNeeds,
  { kind }: ChangeSetDoc,
  doc: SetRecord,
  item: ChangeSetItem,
): Promise<SetRecord | undefined> {
  return 'fields' in item
    ? withFields(doc, item.fields)
    : formerState<SetRecord>(context, kind, doc.id, item.state);
}

/** Shows quizzes all of the set at once. */
async function moved(context: ChangeNeeds, set: ChangeSetDoc): Promise<ChangeSetDoc> {
  const changes: PublishedChange[] = [];
  for await (const items of slicesOf(context, set))
    changes.push(...items.map(({ id }) => ({ kind: set.kind, id })));
  if (set.kind === 'provider') await takeDeletedOnes(context, set, changes);
  await publishSet(context, set.id, changes);
  if (set.undoes !== null) await markUndone(context, set.undoes, set.id);
  return { ...set, state: 'done' };
}

/** Nothing is deleted while the set runs, but a fragrance that an inventory got may have been deleted just before. */
async function takeDeletedOnes(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  changes: readonly PublishedChange[],
): Promise<void> {
  await mapInChunks(changes, async ({ id }) => {
    const doc = (await context.records.providers.read(id))?.doc;
    if (doc?.changeSet?.id !== set.id) return;
    const former = await formerState<ProviderDoc>(context, 'provider', id, doc.changeSet.replaced);
    const held = new Set(former?.fragrances.map((each) => each.id));
    const added = doc.fragrances.map((each) => each.id).filter((each) => !held.has(each));
    await takeDeleted(context, id, added);
  });
}

async function markUndone({ records }: ChangeNeeds, id: string, undoneBy: string): Promise<void> {
  const stored = await records.changeSets.read(id);
  if (stored) await reviseRead(records.changeSets, stored, (doc) => ({ ...doc, undoneBy }));
}

/** Sets the last slice that was written back to what its records were. After the first one nothing of the set is left. */
async function setBack(context: ChangeNeeds, set: ChangeSetDoc): Promise<ChangeSetDoc> {
  if (set.next === 0) return { ...set, state: 'undone', written: 0 };
  const container = recordsOfKind<SetRecord>(context.records, set.kind);
  await mapInChunks(await itemsOf(context, set, set.next - 1), async ({ id }) => {
    const stored = await container.read(id);
    const mark = stored?.doc.changeSet;
    if (mark?.id !== set.id) return;
    const former = await formerState<SetRecord>(context, set.kind, id, mark.replaced);
    if (!stored || !former) throw new Error(`The state before the change set ${set.id} is gone`);
    // Nobody else writes it while the set runs.
    await container.replace(former, stored.etag);
  });
  return { ...set, next: set.next - 1 };
}
