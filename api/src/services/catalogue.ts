import type { Adjective } from '@vse/domain/adjectives';
import type { Fragrance, NewFragrance } from '@vse/domain/fragrances';
import type { NewProvider, Provider } from '@vse/domain/providers';
import { type Blobs, srcSet } from './blobs.ts';
import type { AdjectiveDoc, FragranceDoc, ProviderDoc, Records } from './records.ts';
import { createOnce, everything, removeDoc, revise } from './revise.ts';
import type { Container, Doc, Stored } from './store/store.ts';

/** A kind of record of the catalogue: `Wire` as it travels, `Fields` as a client sends it. */
export type Catalogue<Wire, Fields> = {
  list(): Promise<Wire[]>;
  /** Creates under an id of the caller's choosing; a second create with it changes nothing. Answers the id. */
  add(id: string, fields: Fields): Promise<string>;
  /** Throws Problem 404, and 412 when `etag` is given and no longer current. */
  update(id: string, etag: string | undefined, fields: Fields): Promise<void>;
  remove(id: string, etag: string | undefined): Promise<void>;
};

type Shape<D extends Doc, Wire, Fields> = {
  toDoc(id: string, fields: Fields): D;
  toWire(docs: Stored<D>[]): Wire[] | Promise<Wire[]>;
};

function catalogueOf<D extends Doc, Wire, Fields>(
  container: Container<D>,
  { toDoc, toWire }: Shape<D, Wire, Fields>,
): Catalogue<Wire, Fields> {
  const byName = { orderBy: { field: 'name', direction: 'ascending' } } as const;
  return {
    list: async () => toWire(await everything(container, byName)),
    add: (id, fields) => createOnce(container, toDoc(id, fields)),
    async update(id, etag, fields) {
      await revise(container, id, etag, () => toDoc(id, fields));
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

export function createProviders({ providers }: Records): Catalogue<Provider, NewProvider> {
  return catalogueOf<ProviderDoc, Provider, NewProvider>(providers, {
    toDoc: (id, { name, fragrances, showLogoOnPdf }) => ({ id, name, fragrances, showLogoOnPdf }),
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
      oneSheetPdfUrl: blobs.toPath(fields.oneSheetPdfUrl),
      oneSheetPdfUrlWithoutLogo: blobs.toPath(fields.oneSheetPdfUrlWithoutLogo),
    }),
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
