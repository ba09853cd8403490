import { isDeepStrictEqual } from 'node:util';
import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../problem.ts';
import type { LastChange, PublishedChange, PublishedHeadDoc } from '../../store/document-types.ts';
import { ignoreReplaced, pause, writeOver } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { type Container, type Doc, StoreError } from '../../store/store.ts';
import { CONTAINER_OF } from '../../store/typed-containers.ts';
import { logUnreadable } from '../../tracing/telemetry.ts';
import type { Needs } from '../context.ts';
import { isOfDocument } from '../readable.ts';
import { buildVersion } from './build-version.ts';
import { listChanged } from './fragrance-list.ts';
import { createPart, type PartKind, partNameOf, type Rows, readPart } from './published-parts.ts';
import { currentRow, type ProviderRow } from './published-rows.ts';
import { ignoreMissingPart, NO_HEAD, namesIn, readHead, stateOf } from './read-published.ts';

export type ChangeNeeds = Needs<'records' | 'heldParts' | 'heldFragrances' | 'ids' | 'now'>;

const ATTEMPTS = 50;
/** Longer than a request may write. After this time, assume that the request crashed. */
const CRASHED_MS = MINUTE_MS / 2;

/**
 * Runs work that writes records of the catalogue, then moves the published state to what is stored, so that the change
 * is in the next quiz that starts or completes. The work calls `announce` before its first write: after a crash in
 * between, a job moves the state.
 */
export async function publishing<T>(
  context: ChangeNeeds,
  changes: readonly PublishedChange[],
  work: (announce: Announce) => Promise<T>,
): Promise<T> {
  const token = context.ids.random();
  let announced: Promise<void> | undefined;
  const announce: Announce = async (held) => {
    const entry = { token, date: context.now().toISOString(), changes: [...changes] };
    const isFirst = announced === undefined;
    announced ??= moveHead(context, async (head) => {
      requireOutsideSet(head, held);
      return { ...head, open: [...head.open, entry] };
    });
    await announced;
    // A write that is tried again may meet a state that a change set has written in between.
    if (!isFirst && held !== 'removal' && held?.changeSet)
      requireOutsideSet((await readHead(context))?.doc, held);
  };
  let result: T;
  try {
    result = await work(announce);
  } catch (error) {
    // Without a refusal, a write may still happen, or work may be left: the announcement stays for the timer. The first
    // error is the one to report.
    const isDone = error instanceof Problem ? isOf(token) : () => false;
    if (announced) await settle(context, changes, isDone).catch(() => undefined);
    throw error;
  }
  await settle(context, changes, isOf(token));
  return result;
}

/**
 * Throws Problem 409 for a record that the running change set has written, and for a removal while any runs: the set
 * could not be undone.
 */
export type Announce = (held?: LastChange | 'removal') => Promise<void>;

function requireOutsideSet(head: PublishedHeadDoc | undefined, held: Parameters<Announce>[0]) {
  if (!head?.set || !held) return;
  if (held === 'removal') throw new Problem(409, 'CHANGE_SET_RUNNING');
  if (held.changeSet && held.changeSet.id === hiddenSet(head))
    throw new Problem(409, 'RECORD_IN_CHANGE_SET');
}

/** The id of the change set that quizzes may not see yet. */
const hiddenSet = ({ set }: PublishedHeadDoc) => (set?.isShown ? undefined : set?.id);

type Entry = PublishedHeadDoc['open'][number];
const isOf = (token: string) => (entry: Entry) => entry.token === token;

/** Moves the state to what is stored of these records, and removes the announcements that `isDone` selects. */
async function settle(
  context: ChangeNeeds,
  changes: readonly PublishedChange[],
  isDone: (entry: Entry) => boolean,
): Promise<void> {
  // Before the head moves: an instance reads the list again when it finds another head.
  await listChanged(context, changes);
  await moveHead(context, async (head, parts) => {
    const moved = await movedParts(context, head, changes, parts);
    if (!moved) return undefined;
    const version = await versionAfter(context, head, moved, changes);
    const open = head.open.filter((entry) => !isDone(entry));
    const isSame =
      isDeepStrictEqual(moved, head.parts) &&
      version === head.version &&
      open.length === head.open.length;
    return isSame ? head : { ...head, parts: moved, version, open };
  });
}

/** The ids of parts that a change has created, and of those that it replaces. */
export type PartIds = { created: string[]; replaced: string[] };

/**
 * Changes the head by optimistic concurrency: records are read after the head, and the head is replaced only if it is
 * still the same, so no move can bring back an older state. `change` returns undefined when the head is outdated, or
 * misses one of its parts.
 */
export async function moveHead(
  context: ChangeNeeds,
  change: (head: PublishedHeadDoc, ids: PartIds) => Promise<PublishedHeadDoc | undefined>,
): Promise<void> {
  const { publishedHead } = context.records;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const stored = await readHead(context);
    if (!stored && !(await isNewCatalogue(context))) continue;
    const head = stored?.doc ?? NO_HEAD;
    const ids: PartIds = { created: [], replaced: [] };
    const next = await change(head, ids).catch(ignoreMissingPart);
    if (next === head && stored) return;
    if (next && (await writeOver(publishedHead, next, stored?.etag)))
      return removeParts(context, ids.replaced);
    await removeParts(context, ids.created);
    await pause(attempt);
  }
  throw new StoreError('stale', `The published catalogue changed in each of ${ATTEMPTS} attempts`);
}

/**
 * Whether there are no records; false when another request has stored the first one since, with a head. Throws Problem 503
 * where there are records and no head, as after a restore: a head with this change alone would look like the whole
 * state. The timer makes it of all records.
 */
async function isNewCatalogue(context: ChangeNeeds): Promise<boolean> {
  for (const container of Object.values(CONTAINER_OF)) {
    const records = context.records[container] as Container<Doc>;
    const { items } = await records.page({ limit: 1, fields: [] });
    if (items.length === 0) continue;
    if (await readHead(context)) return false;
    throw new Problem(503, 'CATALOGUE_NOT_READY');
  }
  return true;
}

/** Removes parts that no head names. A part that stays after a crash costs only its space. */
export async function removeParts({ records }: ChangeNeeds, ids: readonly string[]): Promise<void> {
  await mapInChunks(ids, async (id) => {
    const stored = await records.publishedParts.read(id);
    if (stored) await records.publishedParts.remove(id, stored.etag).catch(ignoreReplaced);
  });
}

type PartChange = PublishedChange & { kind: PartKind };
/** Reads the row of a record; `before` is its row so far. */
type RowOf = (change: PartChange, before: unknown) => Promise<unknown>;

/** The parts after the changes. Undefined when another change has replaced one of them in between. */
export async function movedParts(
  context: ChangeNeeds,
  head: PublishedHeadDoc,
  changes: readonly PublishedChange[],
  ids: PartIds,
  rowOf: RowOf = (change, before) => currentRow(context, change, before, hiddenSet(head)),
): Promise<PublishedHeadDoc['parts'] | undefined> {
  const changed = changes.filter((change): change is PartChange => change.kind !== 'question');
  const parts = { ...head.parts };
  let isOutdated = false;
  await mapInChunks([...Map.groupBy(changed, partNameOf)], async ([name, list]) => {
    const held = head.parts[name];
    const before = held === undefined ? {} : await readPart(context, held);
    if (!before) {
      isOutdated = true;
      return;
    }
    const rows = await changedRows(rowOf, before, list, ids);
    if (isDeepStrictEqual(rows, before)) return;
    const id = await createPart(context, rows);
    ids.created.push(id);
    if (held !== undefined) ids.replaced.push(held);
    parts[name] = id;
  });
  return isOutdated ? undefined : parts;
}

async function changedRows(
  rowOf: RowOf,
  before: Rows,
  changes: readonly PartChange[],
  ids: PartIds,
): Promise<Rows> {
  const rows = { ...before };
  for (const change of changes) {
    const row = await rowOf(change, before[change.id]).catch((error: unknown) =>
      leftOut(change, error),
    );
    if (row === undefined) delete rows[change.id];
    else rows[change.id] = row;
    if (change.kind === 'provider')
      noteInventories(ids, before[change.id] as ProviderRow | undefined, row as typeof undefined);
  }
  return rows;
}

/** A provider's inventory is a part that its row names. */
function noteInventories(ids: PartIds, before?: ProviderRow, after?: ProviderRow): void {
  if (before?.inventory === after?.inventory) return;
  if (before) ids.replaced.push(before.inventory);
  if (after) ids.created.push(after.inventory);
}

/** A record without the fields of its kind is not published, and does not stop the others. Throws all other errors. */
function leftOut({ kind, id }: PartChange, error: unknown): undefined {
  if (!isOfDocument(error)) throw error;
  logUnreadable(CONTAINER_OF[kind], id, '', String(error));
}

/** The quiz version after the changes. Only questions, and adjectives that they use, change it. */
async function versionAfter(
  context: ChangeNeeds,
  head: PublishedHeadDoc,
  moved: PublishedHeadDoc['parts'],
  changes: readonly PublishedChange[],
): Promise<string> {
  const isAsked = async (id: string) => {
    const version = await context.records.quizVersions.read(head.version);
    return version !== undefined && Object.hasOwn(version.doc.adjectives, id);
  };
  for (const { kind, id } of changes)
    if (kind === 'question' || (kind === 'adjective' && head.version !== '' && (await isAsked(id))))
      return buildVersion(context, await namesIn(stateOf(context, moved)));
  return head.version;
}

/**
 * The announcements of requests that have crashed. While a change set runs there are none: what belongs to a removal
 * waits for its end, as the removal itself would.
 */
export const crashedEntries = ({ set, open }: PublishedHeadDoc, now: Date): Entry[] =>
  set ? [] : open.filter(({ date }) => !isNear(CRASHED_MS, Date.parse(date), now.getTime()));

/**
 * Moves the state to what is stored of all announced changes, also those that are still being written, and removes the
 * announcements of crashed requests.
 */
export async function settleOpen(
  context: ChangeNeeds,
  { open }: PublishedHeadDoc,
  crashed: readonly Entry[],
): Promise<void> {
  const tokens = new Set(crashed.map(({ token }) => token));
  const changes = open.flatMap((entry) => entry.changes);
  await settle(context, changes, ({ token }) => tokens.has(token));
}
