import * as z from 'zod';
import * as calls from '../contract/calls.ts';
import { creation, Id, RequiredName, revision } from '../contract/fields.ts';
import { ADJECTIVE_LENGTH } from '../limits.ts';
import type { MessageCode } from '../messages.ts';
import { creating, deleting, lastChange, listing, updating } from './catalogue-contracts.ts';

export const Adjective = z.object({
  id: Id,
  name: z.string(),
  ...lastChange,
  etag: z.string().optional(),
});
export type Adjective = z.output<typeof Adjective>;

const AdjectiveName = (missing: MessageCode) =>
  RequiredName(missing, 'ADJECTIVE_TOO_LONG', ADJECTIVE_LENGTH);

export const NewAdjective = z.object({
  name: AdjectiveName('ADJECTIVE_NAME_REQUIRED'),
  ...creation,
});

export const listAdjectives = listing({
  ...calls.listAdjectives,
  lists: 'adjectives',
  summary: 'All adjectives, by name',
  item: Adjective,
});

export const createAdjective = creating({
  ...calls.createAdjective,
  summary: 'Adds an adjective',
  input: NewAdjective,
  audit: { kind: 'adjective', detail: 'name' },
});

export const updateAdjective = updating({
  ...calls.updateAdjective,
  summary: 'Renames an adjective',
  input: z.object({ ...revision, name: AdjectiveName('ADJECTIVE_REQUIRED') }),
  audit: { kind: 'adjective', detail: 'name' },
});

export const deleteAdjective = deleting({
  ...calls.deleteAdjective,
  summary: 'Deletes an adjective',
  audit: { kind: 'adjective' },
});
