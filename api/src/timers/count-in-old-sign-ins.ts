import { count } from '../telemetry.ts';
import type { Timer } from './timer.ts';

/** Adds people from user log entries that are older than the list of people. Costs one read when that is done. */
export const countInOldSignIns: Timer = {
  name: 'countInOldSignIns',
  schedule: '45 */10 * * * *',
  startsWithHost: true,
  async run({ userLogs }) {
    const people = await userLogs.countInOld();
    if (people > 0) count('people_noted', people);
  },
};
