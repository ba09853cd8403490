import { logEvent, logUnforeseen, logUnreadable } from '../tracing/telemetry.ts';
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

/** Retries role changes that the directory has not accepted yet, and logs how many are still pending. */
export const applyPendingRoles: Timer = {
  name: 'applyPendingRoles',
  async run({ userRoles, counts }) {
    const { applied, errors } = await userRoles.applyPending();
    for (const error of errors) logUnforeseen(error);
    const pending = await counts('userSettings', [{ field: 'roleState', equals: 'pending' }]);
    if (pending > 0) logEvent('error', 'rolesPending', { users: pending });
    return { applied, pending, errors: errors.length };
  },
};

/** About 8,000 documents. A local host that stops waits for a run, for at most 10 s. */
const BACKFILL_MS = 8000;

/** Writes upgrades and newly declared fields into the documents that are there, some with every run. */
const backfillRecords: Timer = {
  name: 'backfillRecords',
  async run(services) {
    const { written, failures } = await services.backfill(BACKFILL_MS);
    for (const { kind, id, error } of failures) logUnreadable(kind, id, '', String(error));
    return { upgraded: written, failed: failures.length };
  },
};

/** Moves the published catalogue on for requests that crashed between a record's write and that move. */
export const healPublished: Timer = {
  name: 'healPublished',
  run: async ({ published }) => ({ settled: await published.heal() }),
};

/** Deletes uploaded files that no record has saved. */
export const removeUnsavedFiles: Timer = {
  name: 'removeUnsavedFiles',
  run: async ({ files }) => ({ removed: await files.removeUnsaved() }),
};

/** Goes on with the change set that an instance has left. */
const writeChangeSets: Timer = {
  name: 'writeChangeSets',
  run: async ({ changeSets }) => ({ running: await changeSets.continue() }),
};

/** Deletes former states of records that are no longer kept. */
const pruneHistory: Timer = {
  name: 'pruneHistory',
  run: async ({ history }) => ({ removed: await history.prune() }),
};

/** A run of the timers is over within a minute, and a local host that stops waits 10 s for it. */
const COUNTING_MS = 8000;

/** Counts for insight what has changed. */
export const countInsight: Timer = {
  name: 'countInsight',
  run: async ({ insight }) => ({ counted: await insight.count(COUNTING_MS) }),
};

/** Goes on with erasures that nobody waits for, and with those that a restore has undone. */
const erasePeople: Timer = {
  name: 'erasePeople',
  async run({ people }) {
    const isLooking = await people.continueAgain(COUNTING_MS);
    const { erasures, errors } = await people.continueErasures(COUNTING_MS);
    for (const error of errors) logUnforeseen(error);
    return { looking: Number(isLooking), erasures, errors: errors.length };
  },
};

/** Ends records whose time is over, by the settings; without such a setting it reads nothing. */
const endRetainedRecords: Timer = {
  name: 'endRetained',
  async run({ retention }) {
    const { ended, errors } = await retention.end({ within: 5000, records: 200 });
    for (const error of errors) logUnforeseen(error);
    return { ended, errors: errors.length };
  },
};

export const timers: readonly Timer[] = [
  sendDueMails,
  applyPendingRoles,
  backfillRecords,
  healPublished,
  removeUnsavedFiles,
  pruneHistory,
  writeChangeSets,
  countInsight,
  erasePeople,
  endRetainedRecords,
];
