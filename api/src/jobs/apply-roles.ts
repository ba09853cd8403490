import * as z from 'zod';
import { countRecords } from '../services/counts.ts';
import { applyPendingRoles, hasPendingRoles } from '../services/users/role-groups.ts';
import { logEvent } from '../tracing/telemetry.ts';
import type { RegularJob } from './job.ts';

/** Shorter than a step may take. */
const APPLYING_MS = 20_000;

/** Retries role changes that the directory has not accepted yet, and logs how many are still pending. */
export const applyRolesJob: RegularJob<null> = {
  kind: 'applyRoles',
  input: z.null(),
  everyMinutes: 5,
  follows: ['userSettings'],
  hasWork: hasPendingRoles,
  async step(context) {
    const { applied, failed } = await applyPendingRoles(context, APPLYING_MS);
    const pending = await countRecords(context, 'userSettings', [
      { field: 'roleState', equals: 'pending' },
    ]);
    if (pending > 0) logEvent('error', 'rolesPending', { users: pending });
    return { counts: { applied, failed }, isDone: true };
  },
};
