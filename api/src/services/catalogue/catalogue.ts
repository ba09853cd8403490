import { Id } from '@vse/domain/contract/fields';
import type { MessageCode } from '@vse/domain/messages';
import type { Adjective } from '@vse/domain/records/adjectives';
import { Problem } from '../../problem.ts';
import type { ClaimKind } from '../../store/claims.ts';
import type { AdjectiveDoc, LastChange } from '../../store/document-types.ts';
import { createOnce, everything, removeDoc, reviseStored } from '../../store/documents.ts';
import type { Container, Doc, Stored } from '../../store/store.ts';
import type { Records } from '../../store/typed-containers.ts';
import type { Needs } from '../context.ts';
import { type Claim, withClaims } from '../with-claims.ts';
import { changeBy } from './last-change.ts';

type AdjectiveFields = { name: string; requestId?: string | undefined };

/** The operations on one kind of catalogue record: `Wire` is its output, `Fields` is its input. */
export type Catalogue<Wire, Fields> = {
  list(): Promise<Wire[]>;
  /** Whether a record has this id. Accepts any text. */
  has(id: string): Promise<boolean>;
  /**
   * Creates a record under the caller's id; idempotent. `by` is the name of the person who saves. Returns the id.
   * Throws Problem 400 or 409 for invalid fields.
   */
  add(id: string, fields: Fields, by?: string): Promise<string>;
  /** Throws the errors of add, Problem 404, and 412 when `etag` is given and no longer current. */
  update(id: string, etag: string | undefined, fields: Fields, by?: string): Promise<void>;
  /** Returns the name of the record. */
  remove(id: string, etag: string | undefined): Promise<string>;
};

type Shape<D extends Doc, Wire, Fields> = {
  toDoc(id: string, fields: Fields, change: LastChange): D;
  toWire(docs: Stored<D>[]): Wire[] | Promise<Wire[]>;
  /**
   * Throws Problem 400 or 409 for a document that must not be stored. `held` is the stored document, if any. What it
   * claims for the document is released when the document is not stored.
   */
  require?(doc: D, held: D | undefined, claim: Claim): Promise<void>;
  /** The value that `require` claims for a document. It is released when the document no longer has it. */
  claimed?: { kind: ClaimKind; valueOf(doc: D): string };
};

export function catalogueOf<D extends Doc & { name: string }, Wire, Fields>(
  context: Needs<'now' | 'claims'>,
  container: Container<D>,
  { toDoc, toWire, require, claimed }: Shape<D, Wire, Fields>,
): Catalogue<Wire, Fields> {
  const { now, claims } = context;
  const byName = { orderBy: { field: 'name', direction: 'ascending' } } as const;

  async function releaseClaimed(before: D, after?: D): Promise<void> {
    if (!claimed) return;
    const value = claimed.valueOf(before);
    const isKept = after && claimed.valueOf(after) === value;
    if (!isKept) await claims.release(claimed.kind, value, before.id);
  }

  return {
    list: async () => toWire(await everything(container, byName)),
    has: async (id) => Id.safeParse(id).success && (await container.read(id)) !== undefined,
    async add(id, fields, by = '') {
      if (await container.read(id)) return id;
      // Before `require`, which may claim a name, so that invalid fields claim nothing.
      const doc = toDoc(id, fields, changeBy(by, now));
      return withClaims(context, id, async (claim) => {
        await require?.(doc, undefined, claim);
        return createOnce(container, doc);
      });
    },
    async update(id, etag, fields, by = '') {
      const doc = toDoc(id, fields, changeBy(by, now));
      const { before } = await withClaims(context, id, (claim) =>
        reviseStored(container, id, etag, async (held) => {
          await require?.(doc, held, claim);
          return doc;
        }),
      );
      await releaseClaimed(before, doc);
    },
    async remove(id, etag) {
      const removed = await removeDoc(container, id, etag);
      await releaseClaimed(removed);
      return removed.name;
    },
  };
}

export function createAdjectives(
  context: Needs<'records' | 'claims' | 'now'>,
): Catalogue<Adjective, AdjectiveFields> {
  const { adjectives } = context.records;
  return catalogueOf<AdjectiveDoc, Adjective, AdjectiveFields>(context, adjectives, {
    toDoc: (id, { name }, change) => ({ id, name, ...change }),
    toWire: (docs) => docs.map(({ doc, etag }) => ({ ...doc, etag })),
  });
}

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
  const added = addedTo(held, references);
  if (added.length === 0) return;
  const known = new Set((await everything(container)).map(({ doc }) => doc.id));
  requireAmong(known, added, [], issue);
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

function addedTo(held: readonly Reference[], references: readonly Reference[]) {
  const kept = new Set(held.map(({ id }) => id));
  return references.filter(({ id }) => !kept.has(id));
}

export async function adjectiveNames({ adjectives }: Records): Promise<Map<string, string>> {
  return new Map((await everything(adjectives)).map(({ doc }) => [doc.id, doc.name]));
}
