import type { Fragrance, FragranceRow, NewFragrance } from '@vse/domain/records/fragrances';
import { srcSet } from '../../clients/blobs.ts';
import { Problem } from '../../problem.ts';
import { type FragranceDoc, type ProviderDoc, skuKey } from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { readListed } from '../published/fragrance-list.ts';
import {
  LISTED_FIELDS,
  type ListedFragrance,
  listedFragrance,
} from '../published/listed-fragrance.ts';
import { adjectiveNames, inventoryCounts } from '../published/read-published.ts';
import { type PagesAround, pagesAround, type Readable, readEach } from '../readable.ts';
import type { Claim } from '../with-claims.ts';
import { inOrder, nameOrder } from './by-name.ts';
import { type CatalogueNeeds, type RecordKind, requireKnown, saversOf } from './catalogue.ts';
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

type RowNeeds = Needs<'records' | 'heldParts' | 'blobs'>;

/** The fields for tables of the fragrance with this id; an empty list for an unknown id. */
export const fragranceRow = async (
  context: RowNeeds,
  id: string,
): Promise<Readable<FragranceRow>> => fragranceRowsOf(context, await stored(context, id));

async function stored({ records }: Needs<'records'>, id: string) {
  const found = await records.fragrances.read(id);
  return found ? [found] : [];
}

type RowQuery = { page?: string | undefined; limit?: number | undefined };

/** A page of rows by name, from the list that every save keeps; from the records until the timer has made that list. */
export async function pageOfRows(
  context: RowNeeds & Needs<'heldLists'>,
  { page, limit }: RowQuery,
): Promise<Readable<FragranceRow> & PagesAround> {
  const listed = await readListed(context);
  const docs = listed
    ? await mapInChunks(listed.unread, (id) => context.records.fragrances.read(id))
    : await everything(context.records.fragrances, { fields: LISTED_FIELDS });
  const read = await listedFrom(docs.filter((stored) => stored !== undefined));
  const after = page === undefined ? '' : keyIn(page);
  const others = read.items.map((item) => ({ key: nameOrder(item), item }));
  const all = inOrder([...(listed?.fragrances ?? []), ...others]);
  const rest = all.filter(({ key }) => key > after);
  const shown = rest.slice(0, limit);
  const last = shown.length < rest.length ? shown.at(-1)?.key : undefined;
  const rows = await rowsOf(
    context,
    shown.map(({ item }) => item),
  );
  return {
    items: rows.items,
    unreadableRecords: [
      // The first page names them for all pages, so that they count once.
      ...(page === undefined ? read.unreadableRecords : []),
      ...rows.unreadableRecords,
    ],
    ...pagesAround({ after: last && Buffer.from(last).toString('base64url') }),
  };
}

/** The key of the last row of the page before. Throws Problem 400 for what is no token of this list. */
function keyIn(page: string): string {
  const key = Buffer.from(page, 'base64url').toString();
  // Between the name and the id (by-name.ts).
  if (!key.includes('\n')) throw new Problem(400, 'PAGE_UNKNOWN');
  return key;
}

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

type ListedDoc = Parameters<typeof listedFragrance>[0];

/** Documents as rows of the list. */
export async function fragranceRowsOf(
  context: RowNeeds,
  docs: readonly Stored<ListedDoc>[],
): Promise<Readable<FragranceRow>> {
  const listed = await listedFrom(docs);
  const { items, unreadableRecords } = await rowsOf(context, listed.items);
  return { items, unreadableRecords: [...listed.unreadableRecords, ...unreadableRecords] };
}

const listedFrom = (docs: readonly Stored<ListedDoc>[]) =>
  readEach('fragrances', docs, ({ doc }) => listedFragrance(doc));

async function rowsOf(
  context: RowNeeds,
  fragrances: readonly ListedFragrance[],
): Promise<Readable<FragranceRow>> {
  const [sign, names, stock] = await Promise.all([
    context.blobs.signer(),
    adjectiveNames(context),
    inventoryCounts(context),
  ]);
  const docs = fragrances.map((doc) => ({ doc }));
  return readEach('fragrances', docs, ({ doc }) => {
    const { changedDate, picture, adjectives, ...fragrance } = doc;
    return {
      ...fragrance,
      etag: changedDate,
      thumbnailUrl: sign(picture),
      adjectives: adjectives.filter((id) => names.has(id)).map((id) => ({ id })),
      inventories: { stocked: stock.times.get(fragrance.id) ?? 0, all: stock.all },
    };
  });
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

/** A fragrance's adjectives with their current names. Deleted ones are left out, so that deletes need no cascade. */
function namedAdjectives(fragrance: Pick<FragranceDoc, 'adjectives'>, names: Map<string, string>) {
  return fragrance.adjectives.flatMap(({ id, weight }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, weight }];
  });
}
