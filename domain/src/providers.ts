import { z } from 'zod';
import { creating, deleting, listing, updating } from './catalogue-contracts.ts';
import { creation, Id, IdOf, required, revision } from './contract.ts';
import { LIST_LENGTH } from './limits.ts';

const inventory = (message: string) =>
  z
    .array(z.object({ id: Id }), message)
    .min(1, message)
    .max(LIST_LENGTH, 'The inventory is too long.');

const ADD_INVENTORY = 'At least 1 Fragrance(s) is required.';
const SAVE_INVENTORY = 'At least 1 Fragrances is required.';
export const FRAGRANCE_UNKNOWN =
  'A fragrance of the inventory is not there any more. Please reload and try again.';
export const PROVIDER_EXISTS = 'There is a scent provider with this name already.';
export const PROVIDER_IN_USE =
  'This scent provider still has users, open invites or unfinished quizzes. Please move or delete them first.';

export const NewProvider = z.object({
  name: required('Provider name is required.'),
  fragrances: inventory(ADD_INVENTORY),
  showLogoOnPdf: z.boolean().default(false),
  ...creation,
});
export type NewProvider = z.output<typeof NewProvider>;

/** The detail screen's messages say 'Fragrance' where they mean the provider; they are the specification's words. */
export const EditedProvider = z.object({
  ...revision,
  id: IdOf('Fragrance Id is required.'),
  name: required('Fragrance Name is required.'),
  fragrances: inventory(SAVE_INVENTORY),
  showLogoOnPdf: z.boolean().default(false),
});

export const Provider = z.object({
  id: Id,
  name: z.string(),
  showLogoOnPdf: z.boolean(),
  fragrances: z.array(z.object({ id: Id })),
  etag: z.string().optional(),
});
export type Provider = z.output<typeof Provider>;

export const listProviders = listing({
  name: 'vseListProviders',
  summary: 'All scent providers, by name',
  item: Provider,
});

export const createProvider = creating({
  name: 'vseCreateProvider',
  summary: 'Adds a scent provider',
  input: NewProvider,
});

export const updateProvider = updating({
  name: 'vseUpdateProvider',
  summary: 'Changes a scent provider and its inventory',
  input: EditedProvider,
});

export const deleteProvider = deleting({
  name: 'vseDeleteProvider',
  summary: 'Deletes a scent provider that no user, no open invite and no unfinished quiz names',
});
