import { permissions, scopeOf } from '@vse/domain/access/permissions';
import type { MessageCode } from '@vse/domain/messages';
import type {
  ChangeSetDoc,
  ChangeSetItem,
  ChangeSetProgress,
  ProviderDoc,
  PublishedChange,
} from '../../store/document-types.ts';
import { isStale } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { type Stored, StoreError } from '../../store/store.ts';
import { CONTAINER_OF, recordsOfKind } from '../../store/typed-containers.ts';
import { changeBy } from '../catalogue/catalogue.ts';
import { takeDeleted } from '../catalogue/take-from-inventories.ts';
import { formerState, keepState } from '../history/keep-state.ts';
import type { ChangeNeeds } from '../published/change-published.ts';
import { publishSet } from '../published/published-set.ts';
import { unlessUnreadable } from '../readable.ts';
import { type SetRecord, withFields } from './plan-changes.ts';
import { itemsOfSlices, type Slice } from './slices.ts';

/** Records left out that are named. */
const MOST_NAMED = 500;

export type Left = ChangeSetProgress['left'][number];

/** The records that a set has left out, with more of them. */
export const leftWith = (known: Pick<ChangeSetProgress, 'left' | 'leftCount'>, more: Left[]) => ({
  left: [...known.left, ...more].slice(0, MOST_NAMED),
  leftCount: known.leftCount + more.length,
});

/** Whether the person who began the set may still change the catalogue. The very first Admin has no settings. */
export async function mayWrite(
  { records }: ChangeNeeds,
  { by }: Pick<ChangeSetDoc, 'by'>,
): Promise<boolean> {
  if (by === null) return true;
  const role = (await records.userSettings.read(by))?.doc.role;
  return role !== undefined && role !== '0' && scopeOf(permissions.catalogue.write, role) === 'all';
}

/** Writes the records of a slice that were not written before. Returns those that cannot be, with the reason. */
export async function writeSlice(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  slice: Slice,
): Promise<Left[]> {
  const results = await mapInChunks(slice.items, (item) =>
    codeFor(set, item, () => writeItem(context, set, slice, item)),
  );
  return results.flat();
}

/** Sets the records of a slice back that the set has written. Returns those that stay as they are, with the reason. */
export async function setSliceBack(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  { items }: Slice,
): Promise<Left[]> {
  const results = await mapInChunks(items, (item) =>
    codeFor(set, item, () => setItemBack(context, set, item)),
  );
  return results.flat();
}

/** The record with the code of the reason why it was left out, if it was. One that cannot be read is left out. */
async function codeFor(
  { kind }: ChangeSetDoc,
  { id, name }: ChangeSetItem,
  work: () => Promise<MessageCode | undefined>,
): Promise<Left[]> {
  const code = await unlessUnreadable(
    CONTAINER_OF[kind],
    id,
    work,
    () => 'RECORD_UNREADABLE' as const,
  );
  return code ? [{ id, name, code }] : [];
}

async function writeItem(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  slice: Slice,
  item: ChangeSetItem,
): Promise<MessageCode | undefined> {
  const stored = await recordsOfKind<SetRecord>(context.records, set.kind).read(item.id);
  if (!stored) return 'RECORD_NOT_FOUND';
  const { doc } = stored;
  if (doc.changeSet?.id === set.id) return undefined;
  if (stored.etag !== item.etag) return 'CHANGED_MEANWHILE';
  const becomes = await becoming(context, set, slice, doc, item);
  if (!becomes) return 'RECORD_NOT_FOUND';
  await keepState(context, set.kind, doc);
  const changeSet = { id: set.id, replaced: doc.changedDate };
  const next = { ...becomes, ...changeBy(set.by ?? '', context.now, doc), changeSet };
  return replace(context, set, next, stored);
}

async function becoming(
  context: ChangeNeeds,
  { kind }: ChangeSetDoc,
  { groups }: Slice,
  doc: SetRecord,
  item: ChangeSetItem,
): Promise<SetRecord | undefined> {
  if ('state' in item) return formerState<SetRecord>(context, kind, doc.id, item.state);
  const fields = groups[item.group];
  return fields && withFields(doc, fields);
}

async function setItemBack(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  { id }: ChangeSetItem,
): Promise<MessageCode | undefined> {
  const stored = await recordsOfKind<SetRecord>(context.records, set.kind).read(id);
  const mark = stored?.doc.changeSet;
  if (!stored || mark?.id !== set.id) return undefined;
  const former = await formerState<SetRecord>(context, set.kind, id, mark.replaced);
  // Its history was deleted, or cannot be read: it keeps what the set has made of it.
  if (!former) return 'FORMER_STATE_GONE';
  return replace(context, set, former, stored);
}

async function replace(
  { records }: ChangeNeeds,
  { kind }: ChangeSetDoc,
  next: SetRecord,
  { etag }: Stored<SetRecord>,
): Promise<MessageCode | undefined> {
  try {
    await recordsOfKind<SetRecord>(records, kind).replace(next, etag);
    return undefined;
  } catch (error) {
    if (isStale(error)) return 'CHANGED_MEANWHILE';
    if (error instanceof StoreError && error.kind === 'missing') return 'RECORD_NOT_FOUND';
    throw error;
  }
}

/** Shows quizzes all of the set at once. */
export async function publishRecords(context: ChangeNeeds, set: ChangeSetDoc): Promise<void> {
  const changes: PublishedChange[] = [];
  for await (const items of itemsOfSlices(context, set))
    changes.push(...items.map(({ id }) => ({ kind: set.kind, id })));
  if (set.kind === 'provider') await takeDeletedOnes(context, set, changes);
  await publishSet(context, set.id, changes);
}

/** Nothing is deleted while the set runs, but a fragrance that an inventory got may have been deleted just before. */
async function takeDeletedOnes(
  context: ChangeNeeds,
  set: ChangeSetDoc,
  changes: readonly PublishedChange[],
): Promise<void> {
  await mapInChunks(changes, ({ id }) =>
    unlessUnreadable('providers', id, async () => {
      const doc = (await context.records.providers.read(id))?.doc;
      if (doc?.changeSet?.id !== set.id) return;
      const { replaced } = doc.changeSet;
      const former = await formerState<ProviderDoc>(context, 'provider', id, replaced);
      const held = new Set(former?.fragrances.map((each) => each.id));
      const added = doc.fragrances.map((each) => each.id).filter((each) => !held.has(each));
      await takeDeleted(context, id, added);
    }),
  );
}

/** The records that a set leaves in another state than those around them, by what has become of them. */
export async function stateOfRecords(
  context: ChangeNeeds,
  set: ChangeSetDoc,
): Promise<{ changed: string[]; unchanged: string[] }> {
  const changed: string[] = [];
  const unchanged: string[] = [];
  for await (const items of itemsOfSlices(context, set))
    await mapInChunks(items, async ({ id, name }) => {
      const stored = await recordsOfKind<SetRecord>(context.records, set.kind).read(id);
      (stored?.doc.changeSet?.id === set.id ? changed : unchanged).push(name);
    });
  return { changed: changed.toSorted(), unchanged: unchanged.toSorted() };
}
