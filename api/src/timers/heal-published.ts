import type { Timer } from './timer.ts';

/** Moves the published catalogue on for requests that crashed between a record's write and that move. */
export const healPublished: Timer = {
  name: 'healPublished',
  schedule: '45 * * * * *',
  startsWithHost: true,
  run: async ({ published }) => ({ settled: await published.heal() }),
};
