import { type AnyJob, anyJob, type Job, type RegularJob } from '../../api/src/jobs/job.ts';
import { runDue } from '../../api/src/jobs/run-due.ts';
import { restartJob, runJob } from '../../api/src/jobs/run-job.ts';
import type { Context } from '../../api/src/services/context.ts';
import { finishInvites } from '../../api/src/services/invites/finish-invites.ts';
import type { MailRun } from '../../api/src/services/mail/deliver-mails.ts';
import { sendDue } from '../../api/src/services/mail/send-due.ts';
import type { JobDoc } from '../../api/src/store/document-types.ts';

/** What an instance's timer does in a minute. Looks for all regular work, as after a start. */
export async function runTimer(context: Context): Promise<void> {
  context.looks.clear();
  await runDue(context);
}

/** What the timers do for mails: finish invites whose request has crashed, then send what is due. */
export async function finishAndSend(context: Context): Promise<MailRun> {
  await finishInvites(context);
  return sendDue(context);
}

/** Runs regular work once if it has something to do. Returns what it has done by its counts, none without work. */
export async function runRegular<At>(
  context: Context,
  job: RegularJob<At>,
): Promise<JobDoc['counts']> {
  if (!(await job.hasWork(context))) return {};
  await restartJob(context, job, job.kind, null);
  return (await runToEnd(context, job, job.kind)).counts;
}

/** Runs all jobs of some kinds that are due, in the order of the kinds, and begins no regular work. */
export async function runKinds(context: Context, kinds: readonly AnyJob[]): Promise<void> {
  for (const job of kinds) {
    const where = [{ field: 'kind', equals: job.kind }];
    const { items } = await context.records.jobs.page({ where, limit: 500 });
    for (const { doc } of items) await runJob(context, job, doc.id, 60_000);
  }
}

/** Runs a job until it is over or has to wait. */
async function runToEnd<Input, At>(
  context: Context,
  job: Job<Input, At>,
  id: string,
): Promise<JobDoc> {
  await runJob(context, anyJob(job), id, 60_000);
  return (await context.records.jobs.read(id))?.doc ?? Promise.reject(new Error(`No job ${id}`));
}
