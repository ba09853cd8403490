import * as z from 'zod';
import * as calls from '../contract/calls.ts';
import { creation, Id, IdOf, OptionalPage, RequiredName, revision } from '../contract/fields.ts';
import { INVENTORY_LENGTH } from '../limits.ts';
import { said } from '../messages/said.ts';
import type { MessageCode } from '../messages.ts';
import { creating, deleting, lastChange, listing, updating } from './catalogue-contracts.ts';

const inventory = (message: MessageCode) =>
  z
    .array(z.object({ id: Id }), message)
    .min(1, message)
    .max(INVENTORY_LENGTH, said('INVENTORY_TOO_LONG'));

/** Whether respondents may ask for a sample; off without it. */
const offersSamples = z.boolean().optional();
/** What those who are invited for the provider read about their data. Without it, the house's own notice counts. */
const privacyNotice = OptionalPage('PRIVACY_NOTICE_INVALID');

export const NewProvider = z.object({
  name: RequiredName('PROVIDER_NAME_REQUIRED', 'PROVIDER_NAME_TOO_LONG'),
  fragrances: inventory('INVENTORY_REQUIRED_TO_ADD'),
  showLogoOnPdf: z.boolean().default(false),
  offersSamples,
  privacyNotice,
  ...creation,
});
export type NewProvider = z.output<typeof NewProvider>;

/** The specification's messages for the detail screen say 'Fragrance' where they mean the provider. */
export const EditedProvider = z.object({
  ...revision,
  id: IdOf('FRAGRANCE_ID_REQUIRED'),
  name: RequiredName('FRAGRANCE_NAME_REQUIRED', 'FRAGRANCE_NAME_TOO_LONG'),
  fragrances: inventory('INVENTORY_REQUIRED_TO_SAVE'),
  showLogoOnPdf: z.boolean().default(false),
  offersSamples,
  privacyNotice,
});

/** The list's edit modal checks with this before it sends the same call (text 2 section 5). */
export const ListedProvider = EditedProvider.extend({
  name: RequiredName('PROVIDER_REQUIRED', 'PROVIDER_NAME_TOO_LONG'),
});

export const Provider = z.object({
  id: Id,
  name: z.string(),
  showLogoOnPdf: z.boolean(),
  offersSamples,
  privacyNotice: z.string().default(''),
  fragrances: z.array(z.object({ id: Id })),
  ...lastChange,
  etag: z.string().optional(),
});
export type Provider = z.output<typeof Provider>;

export const listProviders = listing({
  ...calls.listProviders,
  lists: 'providers',
  summary: 'All scent providers, by name',
  item: Provider,
});

export const createProvider = creating({
  ...calls.createProvider,
  summary: 'Adds a scent provider',
  input: NewProvider,
  audit: { kind: 'provider', detail: 'name' },
});

export const updateProvider = updating({
  ...calls.updateProvider,
  summary: 'Changes a scent provider and its inventory',
  input: EditedProvider,
  audit: { kind: 'provider', detail: 'name' },
});

export const deleteProvider = deleting({
  ...calls.deleteProvider,
  summary: 'Deletes a scent provider without users, open invites and unfinished quizzes',
  audit: { kind: 'provider' },
});
