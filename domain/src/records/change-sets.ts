import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { creation, Etag, Id, IsoDate, PageQuery, pagesAround } from '../contract/fields.ts';
import { CHANGE_SET_LENGTH, INVENTORY_LENGTH } from '../limits.ts';
import { said } from '../messages/said.ts';
import { PublishState } from '../rules/publish-state.ts';
import { COLLECTIONS, FAMILIES } from './fragrances.ts';

export const CHANGE_SET_KINDS = ['fragrance', 'provider'] as const;

/** What a change set can change of a fragrance. */
const FragranceFields = z.object({
  publishState: PublishState.optional(),
  family: z.enum(FAMILIES).optional(),
  collection: z.enum(COLLECTIONS).optional(),
});
/** Ids of fragrances that come into an inventory, and of those that are taken from it. */
const ProviderFields = z.object({
  add: z.array(Id).max(INVENTORY_LENGTH).optional(),
  take: z.array(Id).max(INVENTORY_LENGTH).optional(),
});

/** The records that become the same, each with the ETag at which it was seen. */
const changesOf = <T extends z.ZodType>(fields: T) =>
  z.array(z.object({ fields, records: z.array(z.object({ id: Id, etag: Etag })).min(1) }));

const NewChangeSet = z
  .object({
    fragrances: changesOf(FragranceFields).default([]),
    providers: changesOf(ProviderFields).default([]),
    ...creation,
  })
  .superRefine(({ fragrances, providers }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message, path: [] });
    if ((fragrances.length === 0) === (providers.length === 0)) issue(said('CHANGE_SET_KINDS'));
    const ids = [...fragrances, ...providers].flatMap(({ records }) => records.map(({ id }) => id));
    if (ids.length > CHANGE_SET_LENGTH) issue(said('CHANGE_SET_TOO_LARGE'));
    if (new Set(ids).size < ids.length) issue(said('RECORD_TWICE'));
  });
export type NewChangeSet = z.output<typeof NewChangeSet>;

/** A record that a change set has left as it was, and the message code of the reason. */
const LeftOut = z.object({ id: Id, name: z.string(), code: z.string() });

export const ChangeSet = z.object({
  id: Id,
  kind: z.enum(CHANGE_SET_KINDS),
  /** The fields that it changes, each with the value that they get, '' where records get different ones. */
  fields: z.array(z.object({ field: z.string(), value: z.string() })),
  by: z.string(),
  date: IsoDate,
  /**
   * Undoing: it cannot be completed, and sets back what it has written. Undone: nothing of it is left. Failed: it was
   * stopped, and `written` records have it.
   */
  state: z.enum(['writing', 'undoing', 'done', 'undone', 'failed']),
  total: z.number().int(),
  written: z.number().int(),
  /** Why it could not be completed, or what an undo left out because it was changed since; at most 500 of them. */
  left: z.array(LeftOut),
  leftCount: z.number().int(),
  /** The set that it sets back. */
  undoes: Id.nullable(),
  /** The set that has set it back. */
  undoneBy: Id.nullable(),
  /** Until when it can be undone; null when it cannot. */
  undoableUntil: IsoDate.nullable(),
});
export type ChangeSet = z.output<typeof ChangeSet>;

export const createChangeSet = contract({
  ...calls.createChangeSet,
  summary:
    'Changes many records as one: checks all of them, then writes them; quizzes see the change when it is complete',
  access: permissions.catalogue.write,
  audit: { kind: 'changeSet' },
  input: NewChangeSet,
  output: ChangeSet,
});

export const undoChangeSet = contract({
  ...calls.undoChangeSet,
  summary:
    'Sets the records of a change set back to what they were, but for those changed since; a change set itself',
  access: permissions.catalogue.write,
  audit: { kind: 'changeSet' },
  input: z.object({ id: Id, ...creation }),
  output: ChangeSet,
});

export const getChangeSet = contract({
  ...calls.getChangeSet,
  summary: 'How far a change set is, or how it ended',
  access: permissions.catalogue.history,
  input: z.object({ id: Id }),
  output: ChangeSet,
});

export const listChangeSets = contract({
  ...calls.listChangeSets,
  summary: 'The change sets, newest first',
  access: permissions.catalogue.history,
  input: PageQuery,
  output: z.object({ items: z.array(ChangeSet), ...pagesAround }),
});
