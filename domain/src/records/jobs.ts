import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Id, IsoDate, PageQuery, pagesAround } from '../contract/fields.ts';

/** The kinds of work that outlives a call. The runner has a definition for each (api/src/jobs/). */
export const JOB_KINDS = [
  'changeSet',
  'erasure',
  'eraseAgain',
  'publish',
  'countInsight',
  'endRecords',
  'prune',
  'removeUploads',
  'finishInvites',
  'applyRoles',
  'upgradeRecords',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Waiting: for its next run, also after an error. Failed: ten runs did not help. Ended: an Admin ended it. */
export const JOB_STATES = ['waiting', 'running', 'failed', 'done', 'ended'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const Job = z.object({
  id: Id,
  /** One of JOB_KINDS, or the kind of a newer version, which this one keeps and does not run. */
  kind: z.string(),
  state: z.enum(JOB_STATES),
  began: IsoDate,
  changed: IsoDate,
  /** How many records it is about; null where that is not known before. */
  total: z.number().int().nullable(),
  /** When it runs next; null when it is over. */
  due: IsoDate.nullable(),
  /** Runs since it last got further. */
  tries: z.number().int(),
  /** What it has done so far, such as records that were written, and `unreadable` for those that it had to leave out. */
  counts: z.array(z.object({ what: z.string(), count: z.number().int() })),
  /** Why the last run failed, as a text or a message with its code; '' if it did not. */
  reason: z.string(),
  /** The records that a job has left in different states when it failed or was ended, some of them by name. */
  left: z.array(
    z.object({
      state: z.enum(['changed', 'unchanged']),
      count: z.number().int(),
      names: z.array(z.string()),
    }),
  ),
  /** Who began it; '' for the product itself. */
  by: z.string(),
  /** Whether an Admin can end it. Regular work begins again by itself. */
  canEnd: z.boolean(),
  /** Whether it is to end at its next step, because an Admin has ended it while it was running. */
  isEnding: z.boolean(),
});
export type Job = z.output<typeof Job>;

export const listJobs = contract({
  ...calls.listJobs,
  summary:
    'Work that outlives a call, the one that changed last first: what it is, how far, and why it failed',
  access: permissions.jobs.read,
  input: PageQuery,
  output: z.object({ items: z.array(Job), ...pagesAround }),
});

export const retryJob = contract({
  ...calls.retryJob,
  summary: 'Runs a job that waits or has failed now, and answers how far it is',
  access: permissions.jobs.write,
  audit: { kind: 'job' },
  input: z.object({ id: Id }),
  output: Job,
});

export const endJob = contract({
  ...calls.endJob,
  summary:
    'Ends a job that waits, runs or has failed, and frees what it holds; says which records are in which state',
  access: permissions.jobs.write,
  audit: { kind: 'job' },
  input: z.object({ id: Id }),
  output: Job,
});
