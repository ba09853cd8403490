import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { IsoDate } from '../contract/fields.ts';

/** What a setting gives an end to. */
export const RETAINED_KINDS = [
  'invites',
  'unfinished',
  'finished',
  'signIns',
  'signedIn',
  'languages',
  'history',
] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

export const getRetention = contract({
  ...calls.getRetention,
  summary: 'How long each kind of record is kept, and what is older than that',
  access: permissions.audit.read,
  input: z.object({
    /** For kinds without an end: what would go with this many days. */
    days: z.coerce.number().int().min(1).max(36_500).default(365),
  }),
  output: z.object({
    /** Whether invites and results stay without the person, or are deleted. */
    isAnonymous: z.boolean(),
    items: z.array(
      z.object({
        kind: z.enum(RETAINED_KINDS),
        /** Null without an end. */
        days: z.number().int().nullable(),
        /** How many are older, and wait for the timer or would go. */
        count: z.number().int(),
        /** Of the oldest one that is kept. */
        oldest: IsoDate.nullable(),
      }),
    ),
  }),
});
