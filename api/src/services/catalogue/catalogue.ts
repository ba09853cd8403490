import type { MessageCode } from '@vse/domain/messages';
import { Problem } from '../../problem.ts';
import type { ClaimKind } from '../../store/claims.ts';
import type {
  CatalogueDoc,
  CatalogueKind,
  LastChange,
  Owner,
  PublishedChange,
} from '../../store/document-types.ts';
import { createOnce, everything, missingFrom, removeDoc, revise } from '../../store/documents.ts';
import { type Container, type Doc, type Stored, StoreError } from '../../store/store.ts';
import { recordsOfKind } from '../../store/typed-containers.ts';
import type { Needs } from '../context.ts';
import { keepState } from '../history/keep-state.ts';
import { type Announce, type ChangeNeeds, publishing } from '../published/change-published.ts';
import type { Readable } from '../readable.ts';
import { type NameNeeds, namesFor } from '../users/names-of-users.ts';
import { type Claim, withClaims } from '../with-claims.ts';
import { inOrder, nameOrder } from './by-name.ts';

/**
 * The last change as records store it. `by` is the id of the person's settings, '' if nobody with settings made the
 * change. Its date is later than that of the state which it replaces, also when the clocks of two instances differ.
 */
export function changeBy(by: Owner, now: () => Date, replaced?: LastChange): LastChange {
  const former = replaced ? Date.parse(replaced.changedDate) : 0;
  return {
    changedBy: by,
    changedDate: new Date(Math.max(now().getTime(), former + 1)).toISOString(),
    // A state that a change set wrote is no longer that set's.
    ...(replaced?.changeSet && { changeSet: undefined }),
  };
}

export type CatalogueNeeds = ChangeNeeds & Needs<'claims' | 'userNames' | 'blobs'>;

/** A kind of catalogue record: `Wire` is its output, `Fields` is its input. */
export type RecordKind<D extends CatalogueDoc, Wire, Fields> = {
  name: CatalogueKind;
  toDoc(context: CatalogueNeeds, id: string, fields: Fields, change: LastChange): D;
  toWire(context: CatalogueNeeds, docs: Stored<D>[]): Promise<Readable<Wire>>;
  /**
   * Throws Problem 400 or 409 for a document that must not be stored. `held` is the stored document, if any. What it
   * claims for the document is released when the document is not stored.
   */
  requireStorable?(
    context: CatalogueNeeds,
    doc: D,
    held: D | undefined,
    claim: Claim,
  ): Promise<void>;
  /** Throws Problem 409 for a record that must not be removed. */
  requireRemovable?(context: CatalogueNeeds, id: string): Promise<void>;
  /** What has to follow the writing of a document over `held`. */
  afterWrite?(context: CatalogueNeeds, doc: D, held: D | undefined): Promise<void>;
  /** What has to follow the deletion of a record. It may run again, after a crash. */
  afterRemoval?(context: CatalogueNeeds, id: string, by: Owner): Promise<void>;
  /** The value that `requireStorable` claims for a document. It is released when the document no longer has it. */
  claimed?: { kind: ClaimKind; valueOf(doc: D): string };
};

type NamedDoc = CatalogueDoc & { name: string };

/** All records of a kind, by name. */
export async function listRecords<D extends NamedDoc, Wire, Fields>(
  context: CatalogueNeeds,
  kind: RecordKind<D, Wire, Fields>,
): Promise<Readable<Wire>> {
  const docs = await everything(recordsOfKind<D>(context.records, kind.name));
  return kind.toWire(context, inOrderOfNames(docs));
}

/**
 * Creates a record under the caller's id; idempotent. `by` is the id of the settings of the person who saves. Returns
 * the id. Throws Problem 400 or 409 for invalid fields.
 */
export function addRecord<D extends NamedDoc, Wire, Fields>(
  context: CatalogueNeeds,
  kind: RecordKind<D, Wire, Fields>,
  id: string,
  fields: Fields,
  by: Owner = '',
): Promise<string> {
  const container = recordsOfKind<D>(context.records, kind.name);
  return saving(context, { kind: kind.name, id }, async ({ announce, claim }) => {
    if (await container.read(id)) return id;
    const doc = kind.toDoc(context, id, fields, changeBy(by, context.now));
    await kind.requireStorable?.(context, doc, undefined, claim);
    await announce();
    await createOnce(container, doc);
    await kind.afterWrite?.(context, doc, undefined).catch(unfinished);
    return id;
  });
}

/**
 * Returns the new ETag. Throws the errors of addRecord, Problem 404, and 412 when `etag` is given and no longer current.
 */
export async function updateRecord<D extends NamedDoc, Wire, Fields>(
  context: CatalogueNeeds,
  kind: RecordKind<D, Wire, Fields>,
  id: string,
  etag: string | undefined,
  fields: Fields,
  by: Owner = '',
): Promise<string> {
  const container = recordsOfKind<D>(context.records, kind.name);
  const doc = kind.toDoc(context, id, fields, changeBy(by, context.now));
  const saved = await saving(context, { kind: kind.name, id }, async ({ announce, claim }) => {
    const written = await revise(container, id, etag, async (held) => {
      await kind.requireStorable?.(context, doc, held, claim);
      await announce(held);
      await keepState(context, kind.name, held);
      return { ...doc, ...changeBy(by, context.now, held) };
    });
    await kind.afterWrite?.(context, written.doc, written.before).catch(unfinished);
    return written;
  });
  await releaseClaimed(context, kind, saved.before, saved.doc);
  return saved.etag;
}

/** Returns the name of the removed record. Throws Problem 404, 409 and 412. */
export async function removeRecord<D extends NamedDoc, Wire, Fields>(
  context: CatalogueNeeds,
  kind: RecordKind<D, Wire, Fields>,
  id: string,
  etag: string | undefined,
  by: Owner = '',
): Promise<string> {
  const container = recordsOfKind<D>(context.records, kind.name);
  await kind.requireRemovable?.(context, id);
  const removed = await publishing(context, [{ kind: kind.name, id }], async (announce) => {
    await announce('removal');
    const doc = await removeDoc(container, id, await etagOf(container, id, etag));
    await kind.afterRemoval?.(context, id, by).catch(unfinished);
    return doc;
  });
  await releaseClaimed(context, kind, removed);
  return removed.name;
}

/**
 * Whether a record is still as it was seen: in a form by its ETag, in the list of fragrances by the date of its last
 * change, which a state has alone and keeps where it is only written again.
 */
export const isAsSeen = ({ doc, etag }: Stored<Doc & LastChange>, seen: string): boolean =>
  seen === etag || seen === doc.changedDate;

/** The ETag of a record that is as it was seen; what does not match it otherwise. */
async function etagOf(
  container: Container<Doc & LastChange>,
  id: string,
  seen: string | undefined,
): Promise<string | undefined> {
  const stored = seen === undefined ? undefined : await container.read(id);
  return stored && seen !== undefined && isAsSeen(stored, seen) ? stored.etag : seen;
}

type Saving = { announce: Announce; claim: Claim };

/** Runs work that claims values for one record and writes it, as publishing and withClaims do. */
const saving = <T>(
  context: CatalogueNeeds,
  change: PublishedChange,
  work: (saving: Saving) => Promise<T>,
): Promise<T> =>
  publishing(context, [change], (announce) =>
    withClaims(context, change.id, (claim) => work({ announce, claim })),
  );

/** The record is written. An error of what follows leaves it to the timer, as a crash would. */
function unfinished(error: unknown): never {
  if (!(error instanceof Problem || error instanceof StoreError)) throw error;
  throw new StoreError('unavailable', error.message, { cause: error });
}

async function releaseClaimed<D extends CatalogueDoc, Wire, Fields>(
  { claims }: Needs<'claims'>,
  { claimed }: RecordKind<D, Wire, Fields>,
  before: D,
  after?: D,
): Promise<void> {
  if (!claimed) return;
  const value = claimed.valueOf(before);
  const isKept = after && claimed.valueOf(after) === value;
  if (!isKept) await claims.release(claimed.kind, value, before.id);
}

/** Says the names of those who last saved these records. */
export const saversOf = (context: NameNeeds, docs: readonly { doc: LastChange }[]) =>
  namesFor(
    context,
    docs.map(({ doc }) => doc.changedBy),
  );

/** In memory, because the whole list is read anyway. */
const inOrderOfNames = <D extends { id: string; name: string }>(docs: readonly Stored<D>[]) =>
  inOrder(docs.map((item) => ({ key: nameOrder(item.doc), item }))).map(({ item }) => item);

type Reference = { id: string };
type Issue = { code: MessageCode; field: string };

/**
 * Throws Problem 400 with this issue for the id of no document. Ids that are already stored are not checked, so that a
 * record can be saved although one of its references was deleted.
 */
export async function requireKnown<T extends Doc>(
  container: Container<T>,
  references: readonly Reference[],
  held: readonly Reference[],
  issue: Issue,
): Promise<void> {
  const added = addedTo(held, references).map(({ id }) => id);
  if ((await missingFrom(container, added)).length > 0) throw new Problem(400, issue);
}

/** Like requireKnown, for callers that have read the known ids already. */
export function requireAmong(
  known: { has(id: string): boolean },
  references: readonly Reference[],
  held: readonly Reference[],
  issue: Issue,
): void {
  if (!addedTo(held, references).every(({ id }) => known.has(id))) throw new Problem(400, issue);
}

/** The references that are not stored yet. */
export function addedTo(held: readonly Reference[], references: readonly Reference[]) {
  const kept = new Set(held.map(({ id }) => id));
  return references.filter(({ id }) => !kept.has(id));
}
