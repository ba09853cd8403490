import { count, logCause } from '../telemetry.ts';
import type { Timer } from './timer.ts';

/** Together a run ends before the next one begins. */
const BACKFILL_MS = 35_000;
const SETTLE_MS = 15_000;

/**
 * Writes upgrades and newly declared fields into the documents that are there, a piece with every run, then does for
 * them what takes more than the document.
 */
export const backfillRecords: Timer = {
  name: 'backfillRecords',
  schedule: '15 * * * * *',
  startsWithHost: true,
  async run(services) {
    const { written, failures } = await services.backfill(BACKFILL_MS);
    for (const failure of failures) logCause('records', failure);
    const settled = await services.oldRecords.settle(SETTLE_MS);
    if (written + settled > 0) count('documents_upgraded', written + settled);
  },
};
