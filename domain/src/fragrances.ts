import { z } from 'zod';
import { creating, deleting, listing, updating } from './catalogue-contracts.ts';
import { areDifferent, creation, FileUrl, Id, IdOf, Name, required, revision } from './contract.ts';
import { MAX_ADJECTIVES, MAX_COLORS, MAX_WEIGHT, MIN_COLORS, TEXT_LENGTH } from './limits.ts';
import { PublishState } from './publish-state.ts';

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

export const ADJECTIVE_TWICE = 'An adjective is on the fragrance twice.';
const WEIGHT_WRONG = 'Weight is not valid.';

/** An adjective on a fragrance; a weight of 0 or less counts for nothing. */
const WeightedAdjective = z.object({
  id: Id,
  name: Name.default(''),
  weight: z.coerce
    .number(WEIGHT_WRONG)
    .min(-MAX_WEIGHT, WEIGHT_WRONG)
    .max(MAX_WEIGHT, WEIGHT_WRONG),
});

const Color = z.string().regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'A color is not valid.');

const fields = {
  name: required('Fragrance Name is required.'),
  sku: required('Fragrance Sku is required.'),
  shortDescription: required('Fragrance Short Description is required.'),
  longDescription: required('Fragrance Long Description is required.', 1, TEXT_LENGTH),
  family: z.enum(FAMILIES, 'Fragrance Family is required.'),
  collection: z.enum(COLLECTIONS, 'Fragrance Collection is required.'),
  publishState: PublishState,
  isOdorNeutralizer: z.boolean().default(false),
  detectionLevel: Name.default(''),
  heroImageUrl: FileUrl.default(''),
  oneSheetPdfUrl: FileUrl.default(''),
  oneSheetPdfFilename: Name.default(''),
  oneSheetPdfUrlWithoutLogo: FileUrl.default(''),
  oneSheetPdfWithoutLogoFilename: Name.default(''),
  adjectives: z
    .array(WeightedAdjective)
    .max(MAX_ADJECTIVES, 'Add up to 8 adjectives.')
    .refine((adjectives) => areDifferent(adjectives.map(({ id }) => id)), ADJECTIVE_TWICE)
    .default([]),
  colors: z.array(Color).max(MAX_COLORS, 'Add up to 8 colors.').default([]),
  isEnforceAdjectivesAndColors: z.boolean().default(false),
  isEnforceUploads: z.boolean().default(false),
};

type Enforceable = z.output<z.ZodObject<typeof fields>>;

/** The checks that apply only where a fragrance's enforce flags are on (text 2 section 5). */
function checkEnforced(fragrance: Enforceable, add: (message: string) => void) {
  if (fragrance.isEnforceUploads) {
    if (!fragrance.heroImageUrl) add('Fragrance Hero Image is required.');
    if (!fragrance.oneSheetPdfUrl) add('Fragrance One Sheet PDF is required.');
    if (!fragrance.oneSheetPdfFilename) add('Fragrance One Sheet PDF Filename is required.');
  }
  if (fragrance.isEnforceAdjectivesAndColors) {
    if (fragrance.colors.length < MIN_COLORS) add('At least 3 Fragrance Colors are required.');
    if (fragrance.adjectives.length < 1) add('At least one Fragrance Adjective is required.');
  }
}

const enforced = (value: Enforceable, context: z.core.$RefinementCtx) =>
  checkEnforced(value, (message) => context.addIssue({ code: 'custom', message }));

export const NewFragrance = z.object({ ...fields, ...creation }).superRefine(enforced);
export type NewFragrance = z.output<typeof NewFragrance>;

export const EditedFragrance = z
  .object({ ...revision, id: IdOf('Fragrance Id is required.'), ...fields })
  .superRefine(enforced);

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
  /** The smaller widths of the hero picture, as the attribute srcset takes them; empty when there is but one. */
  heroImageSrcSet: z.string().optional(),
  oneSheetPdfUrl: z.string(),
  oneSheetPdfFilename: z.string(),
  oneSheetPdfUrlWithoutLogo: z.string(),
  oneSheetPdfWithoutLogoFilename: z.string(),
  adjectives: z.array(z.object({ id: Id, name: z.string(), weight: z.number() })),
  colors: z.array(z.string()),
  isEnforceAdjectivesAndColors: z.boolean(),
  isEnforceUploads: z.boolean(),
  etag: z.string().optional(),
});
export type Fragrance = z.output<typeof Fragrance>;

export const listFragrances = listing({
  name: 'vseListFragrancesExtended',
  summary: 'All fragrances, by name',
  item: Fragrance,
});

export const createFragrance = creating({
  name: 'vseCreateFragranceExtended',
  summary: 'Adds a fragrance',
  input: NewFragrance,
});

export const updateFragrance = updating({
  name: 'vseUpdateFragranceExtended',
  summary: 'Changes a fragrance',
  input: EditedFragrance,
});

export const deleteFragrance = deleting({
  name: 'vseDeleteFragranceExtended',
  summary: 'Deletes a fragrance',
});
