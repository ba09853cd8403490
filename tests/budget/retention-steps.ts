import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { endRecordsJob } from '../../api/src/jobs/end-records.ts';
import { endRetained } from '../../api/src/services/retention/end-retained.ts';
import { recordsOf } from '../../api/src/store/typed-containers.ts';
import { inviteDoc, mailDoc, resultDoc } from '../support/insight.ts';
import { runRegular } from '../support/jobs.ts';
import type { Step } from './measure.ts';
import { KEEP_DAYS, type World } from './world.ts';

/** What a step ends. */
const LIMITS = { within: 60_000, records: 200 };
const OVER = 5000;
const OF_EACH = 50;

/** What it costs to end records: a look every ten minutes, and each record. */
export const retentionSteps = (world: World): Step[] => [
  {
    name: 'timer that ends records, none is over',
    run: (_, __, timer) => timer((context) => runRegular(context, endRecordsJob)),
  },
  {
    name: 'timer that ends records, 5,000 are over, a record',
    parts: LIMITS.records,
    async run(_, round, timer) {
      if (round === 0) await addSignIns(world);
      await addOfEach(world, round);
      const start = { marks: {}, failed: [] };
      const { ended } = await timer((context) => endRetained(context, start, LIMITS));
      if (ended !== LIMITS.records) throw new Error(`${ended} have ended`);
    },
  },
];

/** A date that is over, later with each number. */
const overAt = (world: World, number: number) =>
  new Date(world.now().getTime() - (KEEP_DAYS + 30) * DAY_MS + number * MINUTE_MS).toISOString();

async function addSignIns(world: World): Promise<void> {
  const { userLogs } = recordsOf(world.database, world.now);
  for (let number = 0; number < OVER; number += 1) {
    const id = `over-${number}`;
    await userLogs.create({ id, userId: 'jo', provider: null, date: overAt(world, number) });
  }
}

/** Invites with a mail, and quizzes that were completed and that were not: a run ends these before the sign-ins. */
async function addOfEach(world: World, round: number): Promise<void> {
  const { invites, mails, quizResults } = recordsOf(world.database, world.now);
  const person = { name: 'Robin Guest', email: 'robin@example.com' };
  for (let number = 0; number < OF_EACH; number += 1) {
    const id = `over-${round}-${number}`;
    const date = overAt(world, round * OF_EACH + number);
    await invites.create(inviteDoc(id, date, { expiresDate: date }));
    await mails.create({ ...mailDoc(`${id}_1`, 'sent'), about: id });
    for (const isQuizCompleted of [true, false]) {
      const quizCompleteDate = isQuizCompleted ? date : null;
      const more = { isQuizCompleted, quizCompleteDate, inviteId: id, invite: person };
      await quizResults.create(resultDoc(`${id}-${isQuizCompleted}`, date, more));
    }
  }
}
