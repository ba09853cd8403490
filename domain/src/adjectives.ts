import { z } from 'zod';
import { creating, deleting, listing, updating } from './catalogue-contracts.ts';
import { creation, Id, required, revision } from './contract.ts';
import { NAME_LENGTH } from './limits.ts';

export const ADJECTIVE_NAME_REQUIRED = 'Adjective name required.';
export const ADJECTIVE_REQUIRED = 'Adjective is required.';
export const ADJECTIVE_UNKNOWN = 'An adjective is not there any more. Please reload and try again.';

export const Adjective = z.object({ id: Id, name: z.string(), etag: z.string().optional() });
export type Adjective = z.output<typeof Adjective>;

export const NewAdjective = z.object({
  name: required(ADJECTIVE_NAME_REQUIRED, 1, NAME_LENGTH, 'Adjective'),
  ...creation,
});

export const listAdjectives = listing({
  name: 'vseListAdjectives',
  summary: 'All adjectives, by name',
  item: Adjective,
});

export const createAdjective = creating({
  name: 'vseCreateAdjective',
  summary: 'Adds an adjective',
  input: NewAdjective,
});

export const updateAdjective = updating({
  name: 'vseUpdateAdjective',
  summary: 'Renames an adjective',
  input: z.object({ ...revision, name: required(ADJECTIVE_REQUIRED) }),
});

export const deleteAdjective = deleting({
  name: 'vseDeleteAdjective',
  summary: 'Deletes an adjective',
});
