import { logUnreadable } from '../tracing/telemetry.ts';
import type { Timer } from './timer.ts';

/** About 8,000 documents. A local host that stops waits for a run, for at most 10 s. */
const RUN_MS = 8000;

/** Writes upgrades and newly declared fields into the documents that are there, some with every run. */
export const backfillRecords: Timer = {
  name: 'backfillRecords',
  schedule: '15 * * * * *',
  startsWithHost: true,
  async run(services) {
    const { written, failures } = await services.backfill(RUN_MS);
    for (const { kind, id, error } of failures) logUnreadable(kind, id, '', String(error));
    return { upgraded: written, failed: failures.length };
  },
};
