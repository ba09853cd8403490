import { z } from 'zod';
import {
  Created,
  contract,
  creation,
  Done,
  Etag,
  Id,
  items,
  Name,
  required,
  revision,
} from './contract.ts';
import { LIST_LENGTH } from './limits.ts';
import { permissions } from './permissions.ts';

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

export const listProviders = contract({
  name: 'vseListProviders',
  summary: 'All scent providers, by name',
  method: 'GET',
  access: permissions.catalogue.read,
  input: z.object({}),
  output: items(Provider),
});

export const createProvider = contract({
  name: 'vseCreateProvider',
  summary: 'Adds a scent provider',
  method: 'POST',
  access: permissions.catalogue.write,
  input: NewProvider,
  output: Created,
});

export const updateProvider = contract({
  name: 'vseUpdateProvider',
  summary: 'Changes a scent provider and its inventory',
  method: 'POST',
  access: permissions.catalogue.write,
  input: EditedProvider,
  output: Done,
});

export const deleteProvider = contract({
  name: 'vseDeleteProvider',
  summary: 'Deletes a scent provider',
  method: 'DELETE',
  access: permissions.catalogue.write,
  input: z.object(revision),
  output: Done,
});
