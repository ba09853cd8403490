import { z } from 'zod';
import { creating, deleting, listing, updating } from './catalogue-contracts.ts';
import { creation, Etag, Id, Name, required, revision } from './contract.ts';
import { LIST_LENGTH } from './limits.ts';

const inventory = (message: string) =>
  z
    .array(z.object({ id: Id }), message)
    .min(1, message)
    .max(LIST_LENGTH);

const ADD_INVENTORY = 'At least 1 Fragrance(s) is required.';
const SAVE_INVENTORY = 'At least 1 Fragrances is required.';

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
  id: required('Fragrance Id is required.').pipe(Id),
  name: required('Fragrance Name is required.'),
  fragrances: inventory(SAVE_INVENTORY),
  showLogoOnPdf: z.boolean().default(false),
});

export const Provider = z.object({
  id: Id,
  name: Name,
  showLogoOnPdf: z.boolean(),
  fragrances: z.array(z.object({ id: Id })),
  etag: Etag.optional(),
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
  summary: 'Deletes a scent provider',
});
