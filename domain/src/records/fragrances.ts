import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import {
  areUnique,
  creation,
  FileUrl,
  Id,
  IdOf,
  items,
  OptionalName,
  PageQuery,
  pagesAround,
  RequiredName,
  required,
  revision,
  whenReadable,
} from '../contract/fields.ts';
import {
  LONG_DESCRIPTION_LENGTH,
  MAX_ADJECTIVES,
  MAX_COLORS,
  MAX_ROWS_PAGE_SIZE,
  MAX_WEIGHT,
  MIN_COLORS,
  MIN_EDITED_COLORS,
  SHORT_DESCRIPTION_LENGTH,
} from '../limits.ts';
import { quoted } from '../messages/quoted.ts';
import { said } from '../messages/said.ts';
import type { MessageCode } from '../messages.ts';
import { HEX_COLOR } from '../rules/hex-colors.ts';
import { PublishState } from '../rules/publish-state.ts';
import { creating, deleting, lastChange, updating } from './catalogue-contracts.ts';

export const FAMILIES = [
  'Aromatic',
  'Citrus',
  'Floral',
  'Fruity',
  'Gourmand',
  'Green',
  'Amber',
  'Ozonic',
  'Watery',
  'Woody',
] as const;
export const COLLECTIONS = ['Core', 'Designer', 'Holidays', 'Prestige'] as const;

/** An adjective of a fragrance. A weight of 0 or less adds nothing to the score. */
const WeightedAdjective = z
  .object({
    id: Id,
    name: OptionalName,
    // Not int(): zod runs no further check after it, so the message could not be set below.
    weight: z
      .number()
      .min(-MAX_WEIGHT)
      .max(MAX_WEIGHT)
      .refine(Number.isInteger)
      .meta({ type: 'integer' }),
  })
  .superRefine(nameWrongWeight, {
    when: ({ issues }) => issues.some(isAboutWeight),
  });

function isAboutWeight({ path = [] }: { path?: readonly PropertyKey[] | undefined }) {
  return path[0] === 'weight';
}

/** The message of a wrong weight names its adjective, which the schema of the weight alone cannot know. */
function nameWrongWeight(
  { id, name }: { id?: unknown; name?: unknown },
  { issues }: z.core.ParsePayload,
) {
  const params = { name: quoted(name || id), most: String(MAX_WEIGHT) };
  for (const issue of issues)
    if (isAboutWeight(issue)) Object.assign(issue, { message: said('WEIGHT_INVALID', params) });
}

const Color = z.string(said('COLOR_INVALID')).regex(HEX_COLOR, said('COLOR_INVALID'));

/** The fields that the enforce flags are about. */
const enforceable = {
  heroImageUrl: FileUrl.default(''),
  oneSheetPdfUrl: FileUrl.default(''),
  oneSheetPdfFilename: OptionalName,
  adjectives: z
    .array(WeightedAdjective)
    .max(MAX_ADJECTIVES, said('TOO_MANY_ADJECTIVES'))
    .refine((adjectives) => areUnique(adjectives.map(({ id }) => id)), said('ADJECTIVE_TWICE'))
    .default([]),
  /** checkColors limits their number, depending on the enforce flag. */
  colors: z.array(Color).default([]),
  isEnforceAdjectivesAndColors: z.boolean().default(false),
  isEnforceUploads: z.boolean().default(false),
};

const fields = {
  name: RequiredName('FRAGRANCE_NAME_REQUIRED', 'FRAGRANCE_NAME_TOO_LONG'),
  sku: RequiredName('FRAGRANCE_SKU_REQUIRED', 'FRAGRANCE_SKU_TOO_LONG'),
  shortDescription: required(
    'FRAGRANCE_SHORT_DESCRIPTION_REQUIRED',
    'FRAGRANCE_SHORT_DESCRIPTION_TOO_LONG',
    { maximum: SHORT_DESCRIPTION_LENGTH },
  ),
  longDescription: required(
    'FRAGRANCE_LONG_DESCRIPTION_REQUIRED',
    'FRAGRANCE_LONG_DESCRIPTION_TOO_LONG',
    { maximum: LONG_DESCRIPTION_LENGTH },
  ),
  family: z.enum(FAMILIES, said('FRAGRANCE_FAMILY_REQUIRED')),
  collection: z.enum(COLLECTIONS, said('FRAGRANCE_COLLECTION_REQUIRED')),
  publishState: PublishState,
  isOdorNeutralizer: z.boolean().default(false),
  detectionLevel: OptionalName,
  oneSheetPdfUrlWithoutLogo: FileUrl.default(''),
  oneSheetPdfWithoutLogoFilename: OptionalName,
  ...enforceable,
};

type Enforceable = z.output<z.ZodObject<typeof enforceable>>;
const whenEnforceable = whenReadable(...Object.keys(enforceable));

type Add = (code: MessageCode, field: string) => void;
/** The smallest number of colors of an enforced fragrance, and the message for fewer. */
type FewestColors = { count: number; code: MessageCode };

/** Where colors are enforced, the specification has one message for too few and too many (text 2 section 5). */
function checkColors(fragrance: Enforceable, fewest: FewestColors, add: Add) {
  const { colors, isEnforceAdjectivesAndColors: isEnforced } = fragrance;
  if (colors.length > MAX_COLORS)
    add(isEnforced ? 'FRAGRANCE_COLORS_REQUIRED' : 'TOO_MANY_COLORS', 'colors');
  else if (isEnforced && colors.length < fewest.count) add(fewest.code, 'colors');
}

/** The checks that depend on the enforce flags (text 2 section 5). */
function checkEnforced(fragrance: Enforceable, fewest: FewestColors, add: Add) {
  if (fragrance.isEnforceUploads) {
    if (!fragrance.heroImageUrl) add('FRAGRANCE_HERO_IMAGE_REQUIRED', 'heroImageUrl');
    if (!fragrance.oneSheetPdfUrl) add('FRAGRANCE_PDF_REQUIRED', 'oneSheetPdfUrl');
    if (!fragrance.oneSheetPdfFilename)
      add('FRAGRANCE_PDF_FILENAME_REQUIRED', 'oneSheetPdfFilename');
  }
  checkColors(fragrance, fewest, add);
  if (fragrance.isEnforceAdjectivesAndColors && fragrance.adjectives.length < 1)
    add('FRAGRANCE_ADJECTIVE_REQUIRED', 'adjectives');
}

const enforced = (fewest: FewestColors) => (value: Enforceable, context: z.core.$RefinementCtx) =>
  checkEnforced(value, fewest, (code, field) =>
    context.addIssue({ code: 'custom', message: code, path: [field] }),
  );

export const NewFragrance = z
  .object({ ...fields, ...creation })
  .superRefine(enforced({ count: MIN_COLORS, code: 'FRAGRANCE_COLORS_REQUIRED' }), whenEnforceable);
export type NewFragrance = z.output<typeof NewFragrance>;

export const EditedFragrance = z
  .object({ ...revision, id: IdOf('FRAGRANCE_ID_REQUIRED'), ...fields })
  .superRefine(
    enforced({ count: MIN_EDITED_COLORS, code: 'FRAGRANCE_COLOR_REQUIRED' }),
    whenEnforceable,
  );

export const Fragrance = z.object({
  id: Id,
  name: z.string(),
  sku: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  family: z.enum(FAMILIES),
  collection: z.enum(COLLECTIONS),
  publishState: PublishState,
  isOdorNeutralizer: z.boolean(),
  detectionLevel: z.string(),
  heroImageUrl: z.string(),
  /** The widths of the hero picture in the form of the attribute srcset; absent for a picture of one size. */
  heroImageSrcSet: z.string().optional(),
  oneSheetPdfUrl: z.string(),
  oneSheetPdfFilename: z.string(),
  oneSheetPdfUrlWithoutLogo: z.string(),
  oneSheetPdfWithoutLogoFilename: z.string(),
  adjectives: z.array(z.object({ id: Id, name: z.string(), weight: z.number() })),
  colors: z.array(z.string()),
  isEnforceAdjectivesAndColors: z.boolean(),
  isEnforceUploads: z.boolean(),
  ...lastChange,
  etag: z.string().optional(),
});
export type Fragrance = z.output<typeof Fragrance>;

/** The fields for tables and switches: a tenth of the whole record, for lists of thousands. */
export const FragranceRow = Fragrance.pick({
  id: true,
  name: true,
  sku: true,
  family: true,
  collection: true,
  publishState: true,
  isOdorNeutralizer: true,
  colors: true,
}).extend({
  /** The hero picture's smallest width; '' without a picture. */
  thumbnailUrl: z.string(),
  /** For filters, and to count where an adjective is used. */
  adjectives: z.array(z.object({ id: Id })),
  /** Which of the two one-sheets it has. */
  oneSheets: z.object({ withLogo: z.boolean(), withoutLogo: z.boolean() }),
  /** How many inventories have it, of all providers' inventories. */
  inventories: z.object({ stocked: z.number().int(), all: z.number().int() }),
  /** For changes of many and deletions: the state that the row shows, by the date of its last change. */
  etag: z.string().optional(),
});
export type FragranceRow = z.output<typeof FragranceRow>;

export const listFragrances = contract({
  ...calls.listFragrances,
  lists: 'fragrances',
  summary:
    'All fragrances, by name, or the one with an id; fields=list answers rows for tables, page by page',
  access: permissions.catalogue.read,
  input: z.object({
    fields: z.literal('list').optional(),
    id: Id.optional(),
    /** Of rows only: the `nextPage` of the page before, and how many rows follow at most; all of them without it. */
    page: PageQuery.shape.page,
    limit: z.coerce.number().int().min(1).max(MAX_ROWS_PAGE_SIZE).optional(),
  }),
  /** rules/fragrance-lists.ts narrows the union. */
  output: items(z.union([Fragrance, FragranceRow])).extend({ nextPage: pagesAround.nextPage }),
});

export const createFragrance = creating({
  ...calls.createFragrance,
  summary: 'Adds a fragrance',
  input: NewFragrance,
  audit: { kind: 'fragrance', detail: 'name' },
});

export const updateFragrance = updating({
  ...calls.updateFragrance,
  summary: 'Changes a fragrance',
  input: EditedFragrance,
  audit: { kind: 'fragrance', detail: 'name' },
});

export const deleteFragrance = deleting({
  ...calls.deleteFragrance,
  summary: 'Deletes a fragrance',
  audit: { kind: 'fragrance' },
});
