import { picturePaths } from '@vse/domain/records/files';
import type { Fragrance, FragranceRow, NewFragrance } from '@vse/domain/records/fragrances';
import { type Sign, srcSet } from '../../clients/blobs.ts';
import { Problem } from '../../problem.ts';
import type { FragranceDoc, ProviderDoc } from '../../store/document-types.ts';
import { everything, ignoreNotFound, reviseRead } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import type { Claim } from '../with-claims.ts';
import { adjectiveNames, type Catalogue, catalogueOf, requireKnown } from './catalogue.ts';
import { changeBy } from './last-change.ts';
import { saveUploads } from './uploads.ts';

type FragranceNeeds = Needs<'records' | 'blobs' | 'claims' | 'now'>;

type Fragrances = Catalogue<Fragrance, NewFragrance> & {
  /** The whole record in a list; an empty list for an unknown id. */
  only(id: string): Promise<Fragrance[]>;
  /** The fields for tables, of all fragrances or of the one with this id. */
  rows(id?: string): Promise<FragranceRow[]>;
  /** Publishes the fragrances that still exist, and returns their ids. */
  publish(ids: readonly string[], by: string): Promise<string[]>;
};

export function createFragrances(context: FragranceNeeds): Fragrances {
  const { fragrances } = context.records;
  const stored = async (id: string) => {
    const found = await fragrances.read(id);
    return found ? [found] : [];
  };
  return {
    ...fragranceCatalogue(context),
    only: async (id) => wholeOf(context, await stored(id)),
    rows: async (id) =>
      rowsOf(context, id === undefined ? await byName(context) : await stored(id)),
    publish: async (ids, by) =>
      (await mapInChunks([...new Set(ids)], (id) => publish(context, id, by))).flat(),
  };
}

const byName = ({ records }: Needs<'records'>) =>
  everything(records.fragrances, { orderBy: { field: 'name', direction: 'ascending' } });

function fragranceCatalogue(context: FragranceNeeds): Catalogue<Fragrance, NewFragrance> {
  const { records, blobs } = context;
  return catalogueOf<FragranceDoc, Fragrance, NewFragrance>(context, records.fragrances, {
    toDoc: (id, { requestId: _, ...fields }, change) => ({
      ...fields,
      id,
      heroImageUrl: blobs.toPath(fields.heroImageUrl),
      oneSheetPdfUrl: blobs.toPath(fields.oneSheetPdfUrl, 'pdf'),
      oneSheetPdfUrlWithoutLogo: blobs.toPath(fields.oneSheetPdfUrlWithoutLogo, 'pdf'),
      ...change,
    }),
    async require(doc, held, claim) {
      await requireKnown(records.adjectives, doc.adjectives, held?.adjectives ?? [], {
        code: 'ADJECTIVE_UNKNOWN',
        field: 'adjectives',
      });
      if (held?.sku !== doc.sku) await requireOwnSku(context, doc, claim);
      await saveUploads(context, filesOf(doc), held ? filesOf(held) : []);
    },
    claimed: { kind: 'fragrance SKU', valueOf: ({ sku }) => sku },
    toWire: (docs) => wholeOf(context, docs),
  });
}

const filesOf = (doc: FragranceDoc) => [
  doc.heroImageUrl,
  doc.oneSheetPdfUrl,
  doc.oneSheetPdfUrlWithoutLogo,
];

/** Throws Problem 409 when another fragrance has the SKU. A query finds fragrances from before SKUs were claimed. */
async function requireOwnSku(
  { records }: Needs<'records'>,
  { id, sku }: FragranceDoc,
  claim: Claim,
): Promise<void> {
  const issue = { code: 'FRAGRANCE_SKU_EXISTS', field: 'sku' } as const;
  if (!(await claim('fragrance SKU', sku))) throw new Problem(409, issue);
  const where = [{ field: 'sku', equals: sku }];
  const { items } = await records.fragrances.page({ where, limit: 2 });
  if (!items.every(({ doc }) => doc.id === id)) throw new Problem(409, issue);
}

async function publish(
  { records, now }: Needs<'records' | 'now'>,
  id: string,
  by: string,
): Promise<string[]> {
  const stored = await records.fragrances.read(id);
  if (!stored) return [];
  const published = (doc: FragranceDoc): FragranceDoc | undefined =>
    doc.publishState === 'Published'
      ? undefined
      : { ...doc, publishState: 'Published', ...changeBy(by, now) };
  const isStored = await reviseRead(records.fragrances, stored, published).catch(ignoreNotFound);
  return isStored ? [id] : [];
}

async function wholeOf(
  { records, blobs }: Needs<'records' | 'blobs'>,
  docs: Stored<FragranceDoc>[],
): Promise<Fragrance[]> {
  const [sign, names] = await Promise.all([blobs.signer(), adjectiveNames(records)]);
  return docs.map(({ doc, etag }) => ({
    ...doc,
    etag,
    ...srcSet(doc.heroImageUrl, sign),
    heroImageUrl: sign(doc.heroImageUrl),
    oneSheetPdfUrl: sign(doc.oneSheetPdfUrl, doc.oneSheetPdfFilename),
    oneSheetPdfUrlWithoutLogo: sign(
      doc.oneSheetPdfUrlWithoutLogo,
      doc.oneSheetPdfWithoutLogoFilename,
    ),
    adjectives: namedAdjectives(doc, names),
  }));
}

async function rowsOf(
  { records, blobs }: Needs<'records' | 'blobs'>,
  docs: Stored<FragranceDoc>[],
): Promise<FragranceRow[]> {
  const [sign, names, providers] = await Promise.all([
    blobs.signer(),
    adjectiveNames(records),
    everything(records.providers),
  ]);
  const stocked = stockedTimes(providers);
  return docs.map(({ doc }) => ({
    id: doc.id,
    name: doc.name,
    sku: doc.sku,
    family: doc.family,
    collection: doc.collection,
    publishState: doc.publishState,
    isOdorNeutralizer: doc.isOdorNeutralizer,
    thumbnailUrl: thumbnailOf(doc, sign),
    adjectives: namedAdjectives(doc, names).map(({ id }) => ({ id })),
    colors: doc.colors,
    oneSheets: {
      withLogo: doc.oneSheetPdfUrl !== '',
      withoutLogo: doc.oneSheetPdfUrlWithoutLogo !== '',
    },
    inventories: { stocked: stocked.get(doc.id) ?? 0, all: providers.length },
  }));
}

/** How many inventories each fragrance is in, by its id. */
function stockedTimes(providers: Stored<ProviderDoc>[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { doc } of providers)
    for (const id of new Set(doc.fragrances.map((each) => each.id)))
      times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

const thumbnailOf = ({ heroImageUrl }: FragranceDoc, sign: Sign) =>
  sign(picturePaths(heroImageUrl)[0]?.path ?? heroImageUrl);

/** A fragrance's adjectives with their current names. Deleted ones are left out, so that deletes need no cascade. */
export function namedAdjectives(fragrance: FragranceDoc, names: Map<string, string>) {
  return fragrance.adjectives.flatMap(({ id, weight }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, weight }];
  });
}
