import { logEvent, logUnforeseen } from '../tracing/telemetry.ts';
import type { Timer } from './timer.ts';

/** Sends mails that could not be sent at once. A mail whose document fails is logged, and the run continues. */
export const sendDueMails: Timer = {
  name: 'sendDueMails',
  schedule: '0 * * * * *',
  async run({ mails }) {
    const { sent, failed, errors } = await mails.sendDue();
    for (const error of errors) logUnforeseen(error);
    const late = await mails.countLate();
    if (late > 0) logEvent('error', 'mailLate', { mails: late });
    return { sent, failed, late, errors: errors.length };
  },
};
