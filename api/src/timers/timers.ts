import { logEvent, logUnforeseen } from '../tracing/telemetry.ts';
import type { Timer } from './timer.ts';

/** Sends mails that could not be sent at once. A mail whose document fails is logged, and the run continues. */
export const sendDueMails: Timer = {
  name: 'sendDueMails',
  async run({ mails }) {
    const { sent, failed, errors } = await mails.sendDue();
    for (const error of errors) logUnforeseen(error);
    const { late, hours } = await mails.countLate();
    if (late > 0) logEvent('error', 'mailLate', { mails: late, hours });
    return { sent, failed, late, errors: errors.length };
  },
};

/** Runs the jobs that are due, and begins those that begin by themselves. */
export const runJobs: Timer = {
  name: 'runJobs',
  async run({ context }) {
    // Loaded on first use, because no respondent needs it and a cold start should be short.
    const { runDue } = await import('../jobs/run-due.ts');
    return runDue(context);
  },
};

export const timers: readonly Timer[] = [sendDueMails, runJobs];
