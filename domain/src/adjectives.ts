import { z } from 'zod';
import {
  Created,
  contract,
  creation,
  Done,
  Etag,
  Id,
  items,
  required,
  revision,
} from './contract.ts';
import { permissions } from './permissions.ts';

export const ADJECTIVE_NAME_REQUIRED = 'Adjective name required.';
export const ADJECTIVE_REQUIRED = 'Adjective is required.';

export const Adjective = z.object({ id: Id, name: z.string(), etag: Etag.optional() });
export type Adjective = z.output<typeof Adjective>;

export const NewAdjective = z.object({ name: required(ADJECTIVE_NAME_REQUIRED), ...creation });

export const listAdjectives = contract({
  name: 'vseListAdjectives',
  summary: 'All adjectives, by name',
  method: 'GET',
  access: permissions.catalogue.read,
  input: z.object({}),
  output: items(Adjective),
});

export const createAdjective = contract({
  name: 'vseCreateAdjective',
  summary: 'Adds an adjective',
  method: 'POST',
  access: permissions.catalogue.write,
  input: NewAdjective,
  output: Created,
});

export const updateAdjective = contract({
  name: 'vseUpdateAdjective',
  summary: 'Renames an adjective',
  method: 'POST',
  access: permissions.catalogue.write,
  input: z.object({ ...revision, name: required(ADJECTIVE_REQUIRED) }),
  output: Done,
});

export const deleteAdjective = contract({
  name: 'vseDeleteAdjective',
  summary: 'Deletes an adjective',
  method: 'DELETE',
  access: permissions.catalogue.write,
  input: z.object(revision),
  output: Done,
});
