import { logEvent, logUnforeseen } from '../tracing/telemetry.ts';
import type { Timer } from './timer.ts';

/** Retries role changes that the directory has not accepted yet, and logs how many are still pending. */
export const applyPendingRoles: Timer = {
  name: 'applyPendingRoles',
  schedule: '30 * * * * *',
  async run({ userRoles, counts }) {
    const { applied, errors } = await userRoles.applyPending();
    for (const error of errors) logUnforeseen(error);
    const pending = await counts('userSettings', [{ field: 'roleState', equals: 'pending' }]);
    if (pending > 0) logEvent('error', 'rolesPending', { users: pending });
    return { applied, pending, errors: errors.length };
  },
};
