import { runDue } from '../jobs/run-due.ts';
import { countLateMails, hasDueMails } from '../services/mail/mail-queue.ts';
import { sendDue } from '../services/mail/send-due.ts';
import { logEvent, logUnforeseen } from '../tracing/telemetry.ts';
import type { Timer } from './timer.ts';

/** Sends mails that could not be sent at once. A mail whose document fails is logged, and the run continues. */
export const sendDueMails: Timer = {
  name: 'sendDueMails',
  async run(context) {
    if (!(await hasDueMails(context))) return { sent: 0, failed: 0, late: 0, errors: 0 };
    const { sent, failed, errors } = await sendDue(context);
    for (const error of errors) logUnforeseen(error);
    const { late, hours } = await countLateMails(context);
    if (late > 0) logEvent('error', 'mailLate', { mails: late, hours });
    return { sent, failed, late, errors: errors.length };
  },
};

/** Runs the jobs that are due, and begins those that begin by themselves. */
export const runJobs: Timer = {
  name: 'runJobs',
  run: runDue,
};

export const timers: readonly Timer[] = [sendDueMails, runJobs];
