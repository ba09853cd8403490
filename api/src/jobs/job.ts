import type { JobKind } from '@vse/domain/records/jobs';
import type * as z from 'zod';
import type { Context } from '../services/context.ts';
import type { JobDoc, Owner } from '../store/document-types.ts';
import type { ContainerName } from '../store/store.ts';

/** Numbers of what a job has done, by a word such as `written`. */
export type Counts = Readonly<Record<string, number>>;

/** A job as a step sees it. */
export type Work<Input, At> = {
  id: string;
  input: Input;
  /** Where the last step has stopped; undefined for the first step. */
  at: At | undefined;
  /** The id of the settings of the person who began it; '' without one. */
  by: Owner;
  /** When it began, in milliseconds. */
  began: number;
  /** The runs since it last got further, with this one. */
  tries: number;
  counts: Counts;
};

/**
 * The new cursor, and what this step has done. Progress is stored when there are counts, at the end of a run,
 * and every half minute; a step after a crash may begin where a step before did. `restMs`: the least time from this step
 * to the next, which leaves the database room for quizzes.
 */
export type Next<At> = { counts?: Counts } & (
  | { at: At; restMs?: number; isDone?: never }
  | { at?: At; isDone: true }
);

/**
 * A kind of work that outlives a call. The runner (run-job.ts) owns the lease, the retries and the end; a job is its
 * step. `Input` is what it is about, and `At` its cursor: where the next step begins.
 */
export type Job<Input, At> = {
  kind: JobKind;
  /** The input that a step can read. A job with any other one fails at once. */
  input: z.ZodType<Input>;
  /**
   * Does a piece of the work that takes seconds at most, and can be done twice. An error is a try: the step runs again
   * later. A `JobRefusal` ends the job.
   */
  step(context: Context, work: Work<Input, At>): Promise<Next<At>>;
  /**
   * Frees what a job holds that has failed or was ended. Returns which records it leaves in which state, if they are in
   * several. May run again. `input` is undefined where it cannot be read.
   */
  release?(context: Context, work: Work<Input | undefined, At>): Promise<JobDoc['left']>;
  /** What is kept of the input once a job is over; all of it without this. */
  keptInput?(input: Input): unknown;
};

/**
 * Work that begins by itself: its one job runs whenever there is something to do. It keeps its cursor from one time to the
 * next.
 */
export type RegularJob<At> = Job<null, At> & {
  /** How often to look, in minutes. */
  everyMinutes: number;
  /**
   * Where its work comes from: an instance that has written there, or has found work, looks in its next run. What other
   * instances have left waits for `everyMinutes`.
   */
  follows?: readonly ContainerName[];
  /** Whether each new instance looks at once, as after a deployment. */
  looksAtStart?: boolean;
  /** A cheap look: at most one read or query. */
  hasWork(context: Context): Promise<boolean>;
};

/** A job of any kind, whose input and cursor only its own code reads. */
export type AnyJob = Job<unknown, unknown> &
  Partial<Pick<RegularJob<unknown>, 'everyMinutes' | 'follows' | 'looksAtStart' | 'hasWork'>>;

/** The runner hands each job the input that its schema has read and the cursor that its step has returned. */
export const anyJob = <Input, At>(job: Job<Input, At>): AnyJob => job as unknown as AnyJob;

/** Ends a job at once, because trying again would not help. The reason is a text or a message (messages/said.ts). */
export class JobRefusal extends Error {}
