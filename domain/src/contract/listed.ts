import * as z from 'zod';

/** The kinds of records that lists show: the names of their containers. */
export const LISTED_KINDS = [
  'adjectives',
  'fragrances',
  'providers',
  'questions',
  'quizResults',
  'invites',
  'userSettings',
  'userLogs',
  'userLogPeople',
  'audit',
] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** Nobody deletes from the audit log; its entries end by themselves. */
export const DELETABLE_KINDS = LISTED_KINDS.filter((kind) => kind !== 'audit');

export type UnreadableRecord = { kind: ListedKind; id: string };

/**
 * What a list says of the records that it leaves out because they cannot be read. Both are absent when there are none,
 * and only an Admin gets the second, at most MAX_PAGE_SIZE of them.
 */
export const leftOut = {
  unreadable: z.number().int().optional(),
  unreadableRecords: z.array(z.object({ kind: z.enum(LISTED_KINDS), id: z.string() })).optional(),
};
