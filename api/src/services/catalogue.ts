import { ADJECTIVE_UNKNOWN, type Adjective } from '@vse/domain/adjectives';
import { Id } from '@vse/domain/contract';
import type { Fragrance, NewFragrance } from '@vse/domain/fragrances';
import { Problem } from '../http/errors.ts';
import { type Blobs, srcSet } from './blobs.ts';
import type { AdjectiveDoc, FragranceDoc, Records } from './records.ts';
import { createOnce, everything, removeDoc, revise } from './revise.ts';
import type { Container, Doc, Stored } from './store/store.ts';

/** A kind of record of the catalogue: `Wire` as it travels, `Fields` as a client sends it. */
export type Catalogue<Wire, Fields> = {
  list(): Promise<Wire[]>;
  /** Whether there is a record under what may be an id or anything else. */
  has(id: string): Promise<boolean>;
  /**
   * Creates under an id of the caller's choosing; a second create with it changes nothing. Answers the id. Throws
   * Problem 400 or 409 for what the kind of record does not take.
   */
  add(id: string, fields: Fields): Promise<string>;
  /** Throws as add does, Problem 404, and 412 when `etag` is given and no longer current. */
  update(id: string, etag: string | undefined, fields: Fields): Promise<void>;
  remove(id: string, etag: string | undefined): Promise<void>;
};

type Shape<D extends Doc, Wire, Fields> = {
  toDoc(id: string, fields: Fields): D;
  toWire(docs: Stored<D>[]): Wire[] | Promise<Wire[]>;
  /** Throws Problem 400 or 409 for fields that may not be kept under the id, in place of `held` where it is there. */
  require?(fields: Fields, id: string, held: D | undefined): Promise<void>;
};

export function catalogueOf<D extends Doc, Wire, Fields>(
  container: Container<D>,
  { toDoc, toWire, require }: Shape<D, Wire, Fields>,
): Catalogue<Wire, Fields> {
  const byName = { orderBy: { field: 'name', direction: 'ascending' } } as const;
  return {
    list: async () => toWire(await everything(container, byName)),
    has: async (id) => Id.safeParse(id).success && (await container.read(id)) !== undefined,
    async add(id, fields) {
      if (await container.read(id)) return id;
      await require?.(fields, id, undefined);
      return createOnce(container, toDoc(id, fields));
    },
    async update(id, etag, fields) {
      await revise(container, id, etag, async (doc) => {
        await require?.(fields, id, doc);
        return toDoc(id, fields);
      });
    },
    remove: (id, etag) => removeDoc(container, id, etag),
  };
}

export function createAdjectives({ adjectives }: Records): Catalogue<Adjective, { name: string }> {
  return catalogueOf<AdjectiveDoc, Adjective, { name: string }>(adjectives, {
    toDoc: (id, { name }) => ({ id, name }),
    toWire: (docs) => docs.map(({ doc, etag }) => ({ ...doc, etag })),
  });
}

export function createFragrances(
  records: Records,
  blobs: Blobs,
): Catalogue<Fragrance, NewFragrance> {
  return catalogueOf<FragranceDoc, Fragrance, NewFragrance>(records.fragrances, {
    toDoc: (id, { requestId: _, ...fields }) => ({
      ...fields,
      id,
      heroImageUrl: blobs.toPath(fields.heroImageUrl),
      oneSheetPdfUrl: blobs.toPath(fields.oneSheetPdfUrl, 'pdf'),
      oneSheetPdfUrlWithoutLogo: blobs.toPath(fields.oneSheetPdfUrlWithoutLogo, 'pdf'),
    }),
    require: ({ adjectives }, _, held) =>
      requireKnown(records.adjectives, adjectives, held?.adjectives ?? [], ADJECTIVE_UNKNOWN),
    async toWire(docs) {
      const [sign, names] = await Promise.all([blobs.signer(), adjectiveNames(records)]);
      return docs.map(({ doc, etag }) => ({
        ...doc,
        etag,
        ...srcSet(doc.heroImageUrl, sign),
        heroImageUrl: sign(doc.heroImageUrl),
        oneSheetPdfUrl: sign(doc.oneSheetPdfUrl),
        oneSheetPdfUrlWithoutLogo: sign(doc.oneSheetPdfUrlWithoutLogo),
        adjectives: namedAdjectives(doc, names),
      }));
    },
  });
}

type Reference = { id: string };

/**
 * Throws Problem 400 with the message for an id that names no record. Those that are kept already may outlive what they
 * name, so that a record can be saved whose reference has gone meanwhile.
 */
export async function requireKnown<T extends Doc>(
  container: Container<T>,
  references: readonly Reference[],
  held: readonly Reference[],
  message: string,
): Promise<void> {
  const kept = new Set(held.map(({ id }) => id));
  const fresh = references.filter(({ id }) => !kept.has(id));
  if (fresh.length === 0) return;
  const known = new Set((await everything(container)).map(({ doc }) => doc.id));
  if (!fresh.every(({ id }) => known.has(id))) throw new Problem(400, message);
}

export async function adjectiveNames({ adjectives }: Records): Promise<Map<string, string>> {
  return new Map((await everything(adjectives)).map(({ doc }) => [doc.id, doc.name]));
}

/** A fragrance's adjectives by their names of today; those deleted since are left out, so no delete must cascade. */
export function namedAdjectives(fragrance: FragranceDoc, names: Map<string, string>) {
  return fragrance.adjectives.flatMap(({ id, weight }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, weight }];
  });
}
