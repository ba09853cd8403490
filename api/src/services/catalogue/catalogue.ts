import { Id } from '@vse/domain/contract/fields';
import type { MessageCode } from '@vse/domain/messages';
import type { Adjective } from '@vse/domain/records/adjectives';
import { Problem } from '../../problem.ts';
import type { AdjectiveDoc, LastChange } from '../../store/document-types.ts';
import { createOnce, everything, removeDoc, revise } from '../../store/documents.ts';
import type { Container, Doc, Stored } from '../../store/store.ts';
import type { Records } from '../../store/typed-containers.ts';
import type { Needs } from '../context.ts';
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
  remove(id: string, etag: string | undefined): Promise<void>;
};

type Shape<D extends Doc, Wire, Fields> = {
  toDoc(id: string, fields: Fields, change: LastChange): D;
  toWire(docs: Stored<D>[]): Wire[] | Promise<Wire[]>;
  /** Throws Problem 400 or 409 for a document that must not be stored. `held` is the stored document, if any. */
  require?(doc: D, held: D | undefined): Promise<void>;
};

export function catalogueOf<D extends Doc, Wire, Fields>(
  container: Container<D>,
  now: () => Date,
  { toDoc, toWire, require }: Shape<D, Wire, Fields>,
): Catalogue<Wire, Fields> {
  const byName = { orderBy: { field: 'name', direction: 'ascending' } } as const;
  return {
    list: async () => toWire(await everything(container, byName)),
    has: async (id) => Id.safeParse(id).success && (await container.read(id)) !== undefined,
    async add(id, fields, by = '') {
      if (await container.read(id)) return id;
      // Before `require`, which may claim a name, so that invalid fields claim nothing.
      const doc = toDoc(id, fields, changeBy(by, now));
      await require?.(doc, undefined);
      return createOnce(container, doc);
    },
    async update(id, etag, fields, by = '') {
      const doc = toDoc(id, fields, changeBy(by, now));
      await revise(container, id, etag, async (held) => {
        await require?.(doc, held);
        return doc;
      });
    },
    async remove(id, etag) {
      await removeDoc(container, id, etag);
    },
  };
}

export function createAdjectives({
  records,
  now,
}: Needs<'records' | 'now'>): Catalogue<Adjective, AdjectiveFields> {
  return catalogueOf<AdjectiveDoc, Adjective, AdjectiveFields>(records.adjectives, now, {
    toDoc: (id, { name }, change) => ({ id, name, ...change }),
    toWire: (docs) => docs.map(({ doc, etag }) => ({ ...doc, etag })),
  });
}

type Reference = { id: string };

/**
 * Throws Problem 400 with this message for an unknown id. Ids that are already stored are not checked, so that a record
 * can be saved although one of its references was deleted.
 */
export async function requireKnown<T extends Doc>(
  container: Container<T>,
  references: readonly Reference[],
  held: readonly Reference[],
  issue: { code: MessageCode; field: string },
): Promise<void> {
  const kept = new Set(held.map(({ id }) => id));
  const fresh = references.filter(({ id }) => !kept.has(id));
  if (fresh.length === 0) return;
  const known = new Set((await everything(container)).map(({ doc }) => doc.id));
  if (!fresh.every(({ id }) => known.has(id))) throw new Problem(400, issue);
}

export async function adjectiveNames({ adjectives }: Records): Promise<Map<string, string>> {
  return new Map((await everything(adjectives)).map(({ doc }) => [doc.id, doc.name]));
}
