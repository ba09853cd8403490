import { picturePaths } from '@vse/domain/records/files';
import type { Fragrance, FragranceRow, NewFragrance } from '@vse/domain/records/fragrances';
import { type Sign, srcSet } from '../../clients/blobs.ts';
import { Problem } from '../../problem.ts';
import { type FragranceDoc, type ProviderDoc, skuKey } from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { adjectiveNames } from '../published/read-published.ts';
import { type Readable, readEach } from '../readable.ts';
import type { Claim } from '../with-claims.ts';
import {
  type CatalogueNeeds,
  inOrderOfNames,
  type RecordKind,
  requireKnown,
  saversOf,
} from './catalogue.ts';
import { takeFromInventories } from './take-from-inventories.ts';
import { saveUploads } from './uploads.ts';

export const fragranceKind: RecordKind<FragranceDoc, Fragrance, NewFragrance> = {
  name: 'fragrance',
  toDoc: ({ blobs }, id, { requestId: _, ...fields }, change) => ({
    ...fields,
    id,
    heroImageUrl: blobs.toPath(fields.heroImageUrl),
    oneSheetPdfUrl: blobs.toPath(fields.oneSheetPdfUrl, 'pdf'),
    oneSheetPdfUrlWithoutLogo: blobs.toPath(fields.oneSheetPdfUrlWithoutLogo, 'pdf'),
    ...change,
  }),
  async requireStorable(context, doc, held, claim) {
    await requireKnown(context.records.adjectives, doc.adjectives, held?.adjectives ?? [], {
      code: 'ADJECTIVE_UNKNOWN',
      field: 'adjectives',
    });
    if (!held || skuKey(held) !== skuKey(doc)) await requireOwnSku(doc, claim);
    await saveUploads(context, filesOf(doc), held ? filesOf(held) : []);
  },
  claimed: { kind: 'fragrance SKU', valueOf: skuKey },
  toWire: (context, docs) => wholeOf(context, docs),
  afterRemoval: takeFromInventories,
};

/** The whole record in a list; an empty list for an unknown id. */
export const onlyFragrance = async (
  context: CatalogueNeeds,
  id: string,
): Promise<Readable<Fragrance>> => wholeOf(context, await stored(context, id));

/** The fields for tables, of all fragrances or of the one with this id. */
export const fragranceRows = async (
  context: Needs<'records' | 'heldParts' | 'blobs'>,
  id?: string,
): Promise<Readable<FragranceRow>> =>
  rowsOf(context, id === undefined ? await rowsByName(context) : await stored(context, id));

async function stored({ records }: Needs<'records'>, id: string) {
  const found = await records.fragrances.read(id);
  return found ? [found] : [];
}

/** What a row shows. */
const ROW_FIELDS = [
  'name',
  'sku',
  'family',
  'collection',
  'publishState',
  'isOdorNeutralizer',
  'heroImageUrl',
  'oneSheetPdfUrl',
  'oneSheetPdfUrlWithoutLogo',
  'adjectives',
  'colors',
] as const;
type RowDoc = Pick<FragranceDoc, 'id' | (typeof ROW_FIELDS)[number]>;

const rowsByName = async ({ records }: Needs<'records'>) =>
  inOrderOfNames(await everything(records.fragrances, { fields: ROW_FIELDS }));

const filesOf = (doc: FragranceDoc) => [
  doc.heroImageUrl,
  doc.oneSheetPdfUrl,
  doc.oneSheetPdfUrlWithoutLogo,
];

/** Throws Problem 409 when another fragrance has the SKU. */
async function requireOwnSku(fragrance: FragranceDoc, claim: Claim): Promise<void> {
  if (!(await claim('fragrance SKU', skuKey(fragrance))))
    throw new Problem(409, { code: 'FRAGRANCE_SKU_EXISTS', field: 'sku' });
}

/** With `withDeleted`, an adjective that was deleted is there, with the name that the document has for it. */
export async function wholeOf(
  context: Needs<'records' | 'userNames' | 'heldParts' | 'blobs'>,
  docs: Stored<FragranceDoc>[],
  { withDeleted = false } = {},
): Promise<Readable<Fragrance>> {
  const [sign, names, nameOf] = await Promise.all([
    context.blobs.signer(),
    adjectiveNames(context),
    saversOf(context, docs),
  ]);
  return readEach('fragrances', docs, ({ doc, etag }) => ({
    ...doc,
    changedBy: nameOf(doc.changedBy),
    etag,
    ...srcSet(doc.heroImageUrl, sign),
    heroImageUrl: sign(doc.heroImageUrl),
    oneSheetPdfUrl: sign(doc.oneSheetPdfUrl, doc.oneSheetPdfFilename),
    oneSheetPdfUrlWithoutLogo: sign(
      doc.oneSheetPdfUrlWithoutLogo,
      doc.oneSheetPdfWithoutLogoFilename,
    ),
    adjectives: withDeleted
      ? doc.adjectives.map((each) => ({ ...each, name: names.get(each.id) ?? each.name }))
      : namedAdjectives(doc, names),
  }));
}

export async function rowsOf(
  context: Needs<'records' | 'heldParts' | 'blobs'>,
  docs: Stored<RowDoc>[],
): Promise<Readable<FragranceRow>> {
  const [sign, names, providers] = await Promise.all([
    context.blobs.signer(),
    adjectiveNames(context),
    everything(context.records.providers, { fields: ['fragrances'] }),
  ]);
  const stocked = await stockedTimes(providers);
  return readEach('fragrances', docs, ({ doc, etag }) => ({
    id: doc.id,
    etag,
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

/** How many inventories each fragrance is in, by its id. One that cannot be read counts for nothing. */
export async function stockedTimes(
  providers: Stored<Pick<ProviderDoc, 'id' | 'fragrances'>>[],
): Promise<Map<string, number>> {
  const { items } = await readEach(
    'providers',
    providers,
    ({ doc }) => new Set(doc.fragrances.map(({ id }) => id)),
  );
  const times = new Map<string, number>();
  for (const inventory of items)
    for (const id of inventory) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

const thumbnailOf = ({ heroImageUrl }: RowDoc, sign: Sign) =>
  sign(picturePaths(heroImageUrl)[0]?.path ?? heroImageUrl);

/** A fragrance's adjectives with their current names. Deleted ones are left out, so that deletes need no cascade. */
function namedAdjectives(fragrance: Pick<FragranceDoc, 'adjectives'>, names: Map<string, string>) {
  return fragrance.adjectives.flatMap(({ id, weight }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, weight }];
  });
}
