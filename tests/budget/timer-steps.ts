import { HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { upgradeRecords } from '../../api/src/jobs/upgrade-records.ts';
import { sendDue } from '../../api/src/services/mail/send-due.ts';
import { UPGRADES } from '../../api/src/store/upgrades.ts';
import { timers } from '../../api/src/timers/timers.ts';
import { runRegular, runTimer } from '../support/jobs.ts';
import type { Step } from './measure.ts';
import type { World } from './world.ts';

/** Some work is looked for every five minutes, some every hour. */
const MINUTES = 60;

/** What a minute costs in which nobody does anything and nothing is left to do. */
export const idleStep = (world: World): Step => ({
  name: 'idle minute of all timers',
  parts: MINUTES,
  async run(_, round, timer) {
    if (round === 0) await finishAll(world);
    for (let minute = 0; minute < MINUTES; minute += 1) {
      world.pass(MINUTE_MS);
      for (const { run } of timers) await timer(run);
    }
  },
});

/** Does what the world's people and history have left to do. */
async function finishAll({ behind: context, pass }: World): Promise<void> {
  // In few pages: between two of them, the job leaves the database to quizzes.
  const upgrades = upgradeRecords(UPGRADES, 100_000);
  while (await upgrades.hasWork(context)) await runRegular(context, upgrades);
  // For a day it is asked what became of a mail.
  for (let hour = 0; hour < 48; hour += 1) {
    pass(HOUR_MS);
    await sendDue(context);
    await runTimer(context);
  }
}
