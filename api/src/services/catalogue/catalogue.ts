import type { MessageCode } from '@vse/domain/messages';
import type { Adjective } from '@vse/domain/records/adjectives';
import { sortKey } from '@vse/domain/rules/words';
import { Problem } from '../../problem.ts';
import type { ClaimKind } from '../../store/claims.ts';
import type {
  AdjectiveDoc,
  CatalogueDoc,
  CatalogueKind,
  LastChange,
  Owner,
} from '../../store/document-types.ts';
import { createOnce, everything, missingFrom, removeDoc, revise } from '../../store/documents.ts';
import { type Container, type Doc, type Stored, StoreError } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { keepState } from '../history/keep-state.ts';
import { type ChangeNeeds, publishing } from '../published/change-published.ts';
import { type Readable, readEach } from '../readable.ts';
import { type NameNeeds, namesFor } from '../users/names-of-users.ts';
import { type Claim, withClaims } from '../with-claims.ts';

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

type AdjectiveFields = { name: string; requestId?: string | undefined };

/** The operations on one kind of catalogue record: `Wire` is its output, `Fields` is its input. */
export type Catalogue<Wire, Fields> = {
  list(): Promise<Readable<Wire>>;
  /**
   * Creates a record under the caller's id; idempotent. `by` is the id of the settings of the person who saves.
   * Returns the id.
   * Throws Problem 400 or 409 for invalid fields.
   */
  add(id: string, fields: Fields, by?: Owner): Promise<string>;
  /**
   * Returns the new ETag. Throws the errors of add, Problem 404, and 412 when `etag` is given and no longer current.
   */
  update(id: string, etag: string | undefined, fields: Fields, by?: Owner): Promise<string>;
  /** Returns the name of the record. */
  remove(id: string, etag: string | undefined, by?: Owner): Promise<string>;
};

type Shape<D extends CatalogueDoc, Wire, Fields> = {
  toDoc(id: string, fields: Fields, change: LastChange): D;
  toWire(docs: Stored<D>[]): Promise<Readable<Wire>>;
  /**
   * Throws Problem 400 or 409 for a document that must not be stored. `held` is the stored document, if any. What it
   * claims for the document is released when the document is not stored.
   */
  require?(doc: D, held: D | undefined, claim: Claim): Promise<void>;
  /** What has to follow the writing of a document over `held`. */
  afterWrite?(doc: D, held: D | undefined): Promise<void>;
  /** What has to follow the deletion of a record. It may run again, after a crash. */
  afterRemoval?(id: string, by: Owner): Promise<void>;
  /** The value that `require` claims for a document. It is released when the document no longer has it. */
  claimed?: { kind: ClaimKind; valueOf(doc: D): string };
};

export type CatalogueNeeds = ChangeNeeds & Needs<'claims' | 'userNames'>;

export function catalogueOf<D extends CatalogueDoc & { name: string }, Wire, Fields>(
  context: CatalogueNeeds,
  kind: CatalogueKind,
  container: Container<D>,
  { toDoc, toWire, require, afterWrite, afterRemoval, claimed }: Shape<D, Wire, Fields>,
): Catalogue<Wire, Fields> {
  const { now, claims } = context;

  async function releaseClaimed(before: D, after?: D): Promise<void> {
    if (!claimed) return;
    const value = claimed.valueOf(before);
    const isKept = after && claimed.valueOf(after) === value;
    if (!isKept) await claims.release(claimed.kind, value, before.id);
  }

  return {
    list: async () => toWire(inOrderOfNames(await everything(container))),
    add: (id, fields, by = '') =>
      publishing(context, [{ kind, id }], async (announce) => {
        if (await container.read(id)) return id;
        // Before `require`, which may claim a name, so that invalid fields claim nothing.
        const doc = toDoc(id, fields, changeBy(by, now));
        return withClaims(context, id, async (claim) => {
          await require?.(doc, undefined, claim);
          await announce();
          await createOnce(container, doc);
          await afterWrite?.(doc, undefined);
          return id;
        });
      }),
    async update(id, etag, fields, by = '') {
      const doc = toDoc(id, fields, changeBy(by, now));
      const revised = await publishing(context, [{ kind, id }], async (announce) => {
        const written = await withClaims(context, id, (claim) =>
          revise(container, id, etag, async (held) => {
            await require?.(doc, held, claim);
            await announce(held);
            await keepState(context, kind, held);
            return { ...doc, ...changeBy(by, now, held) };
          }),
        );
        await afterWrite?.(written.doc, written.before);
        return written;
      });
      await releaseClaimed(revised.before, revised.doc);
      return revised.etag;
    },
    async remove(id, etag, by = '') {
      const removed = await publishing(context, [{ kind, id }], async (announce) => {
        await announce('removal');
        const doc = await removeDoc(container, id, etag);
        await afterRemoval?.(id, by).catch(unfinished);
        return doc;
      });
      await releaseClaimed(removed);
      return removed.name;
    },
  };
}

export function createAdjectives(context: CatalogueNeeds): Catalogue<Adjective, AdjectiveFields> {
  const { adjectives } = context.records;
  return catalogueOf<AdjectiveDoc, Adjective, AdjectiveFields>(context, 'adjective', adjectives, {
    toDoc: (id, { name }, change) => ({ id, name, ...change }),
    toWire: (docs) => adjectivesOf(context, docs),
  });
}

export async function adjectivesOf(
  context: NameNeeds,
  docs: Stored<AdjectiveDoc>[],
): Promise<Readable<Adjective>> {
  const nameOf = await saversOf(context, docs);
  return readEach('adjectives', docs, ({ doc, etag }) => ({
    ...doc,
    changedBy: nameOf(doc.changedBy),
    etag,
  }));
}

/** Says the names of those who last saved these records. */
export const saversOf = (context: NameNeeds, docs: readonly { doc: LastChange }[]) =>
  namesFor(
    context,
    docs.map(({ doc }) => doc.changedBy),
  );

/** In memory, because the whole list is read anyway. Documents that cannot be read come first. */
export function inOrderOfNames<D extends { id: string; name: string }>(
  docs: readonly { doc: D; etag: string }[],
): { doc: D; etag: string }[] {
  const keyed = docs.map((stored) => ({ stored, key: keyOf(stored.doc) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ stored }) => stored);
}

const keyOf = ({ name, id }: { name: unknown; id: string }) =>
  `${typeof name === 'string' ? sortKey(name) : ''}\n${id}`;

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

/** The removal is done. A refusal of what follows leaves it to the timer, as a crash would. */
function unfinished(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new StoreError('unavailable', error.message, { cause: error });
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
