import { Job } from '@vse/domain/records/jobs';
import * as z from 'zod';
import { Problem } from '../problem.ts';
import type { Context } from '../services/context.ts';
import { type PagesAround, pagesAround, readOrLog } from '../services/readable.ts';
import { namesFor } from '../services/users/names-of-users.ts';
import type { JobDoc, Owner } from '../store/document-types.ts';
import { readStored, revise } from '../store/documents.ts';
import type { Paging } from '../store/store.ts';
import { jobOf } from './jobs.ts';
import { isOpen, runForCall } from './run-job.ts';

/** All jobs, the one that changed last first. Leaves out those that cannot be read. */
export async function pageJobs(
  context: Context,
  paging: Paging,
): Promise<{ items: Job[] } & PagesAround> {
  const orderBy = { field: 'changed', direction: 'descending' } as const;
  const page = await context.records.jobs.page({ orderBy, ...paging });
  const nameOf = await namesFor(
    context,
    page.items.map(({ doc }) => doc.by),
  );
  const items = await readOrLog('jobs', page.items, ({ doc }) => Job.parse(wireOf(doc, nameOf)));
  return { items, ...pagesAround(page) };
}

/**
 * Runs a job that waits or has failed, and answers how far it is. One that runs goes on. Throws Problem 404, and 409 for
 * one that is over.
 */
export async function retryJob(context: Context, id: string): Promise<Job> {
  await changed(context, id, (doc) => {
    if (doc.state === 'running' || doc.isEnding) return undefined;
    const due = context.now().getTime();
    return { ...doc, state: 'waiting', due, tries: 0, reason: '', left: [] };
  });
  return ranNow(context, id);
}

/**
 * Ends a job and frees what it holds; one that runs ends after its step. Throws Problem 404, and 409 for one that is over,
 * and for regular work, which would begin again by itself.
 */
export async function endJob(context: Context, id: string): Promise<Job> {
  await changed(context, id, (doc) => {
    if (!canEnd(doc)) throw new Problem(409, 'JOB_REGULAR');
    if (doc.isEnding) return undefined;
    if (doc.state === 'running') return { ...doc, isEnding: true };
    return { ...doc, state: 'waiting', due: context.now().getTime(), tries: 0, isEnding: true };
  });
  return ranNow(context, id);
}

/** A failed job can be ended, too: its input may hold a person. */
const isOver = (doc: JobDoc) => !isOpen(doc) && doc.state !== 'failed';

async function changed(
  { records }: Context,
  id: string,
  change: (doc: JobDoc) => JobDoc | undefined,
): Promise<void> {
  await revise(records.jobs, id, undefined, (doc) => {
    if (isOver(doc)) throw new Problem(409, 'JOB_OVER');
    return change(doc);
  });
}

async function ranNow(context: Context, id: string): Promise<Job> {
  const { doc } = await readStored(context.records.jobs, id);
  const job = jobOf(doc.kind);
  if (job) await runForCall(context, job, id);
  const ran = (await readStored(context.records.jobs, id)).doc;
  return wireOf(ran, await namesFor(context, [ran.by]));
}

/** Work of an unknown kind cannot be ended: nobody knows what it holds. */
function canEnd({ kind }: JobDoc): boolean {
  const job = jobOf(kind);
  return job !== undefined && job.everyMinutes === undefined;
}

/** The input of a job that knows how many records it is about. */
const WithTotal = z.object({ total: z.number().int() });

const dateOf = (ms: number) => new Date(ms).toISOString();

function wireOf(doc: JobDoc, nameOf: (id: Owner) => string): Job {
  const { id, kind, state, began, changed, due, tries, counts, reason, left, by, isEnding } = doc;
  return {
    ...{ id, kind, state, tries, reason, left },
    began: dateOf(began),
    changed: dateOf(changed),
    total: WithTotal.safeParse(doc.input).data?.total ?? null,
    due: due === null ? null : dateOf(due),
    counts: Object.entries(counts).map(([what, count]) => ({ what, count })),
    by: by === '' ? '' : nameOf(by),
    canEnd: canEnd(doc) && !isOver(doc),
    isEnding: isEnding === true,
  };
}
