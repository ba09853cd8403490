import * as calls from '@vse/domain/contract/calls';
import { countInsightJob } from '../../api/src/jobs/count-insight.ts';
import { runRegular } from '../support/jobs.ts';
import { fillCounts, lastMonth } from './insight-counts.ts';
import { guestOf, invite, takeQuiz, uncounted } from './journey.ts';
import type { Step } from './measure.ts';
import { firstOf } from './people.ts';
import type { World } from './world.ts';

const FIRST_GUEST = 860_000;
/**
 * Until when cases were counted. Counts are kept for eight days, a day, an hour and a quarter of an hour at a time, so that the
 * day decides how many documents cover a month, and the hour how long they are.
 */
const COUNTED_AT = Date.UTC(2026, 5, 4, 5, 45);

/** What insight costs: its timer, and the dashboard, which shows a part of it. */
export function insightSteps(world: World): Step[] {
  const admin = firstOf(world.people, 'Admin');
  const salesperson = firstOf(world.people, 'Salesperson');
  return [
    {
      name: 'timer that counts insight, one completed quiz',
      async run(_, round, timer) {
        if (round === 0) {
          world.pass(COUNTED_AT - world.now().getTime());
          await fillCounts(world);
        }
        const guest = guestOf(FIRST_GUEST + round);
        await invite(world, guest, salesperson);
        await takeQuiz(uncounted(world.behind), guest);
        await timer((context) => runRegular(context, countInsightJob));
      },
    },
    {
      // All calls that the dashboard makes.
      name: 'dashboard screen, in all',
      async run(request) {
        const token = await world.tokenOf(admin);
        const progress = { ...lastMonth(world.now()), part: 'progress' } as const;
        await request('', calls.getDashboard, {}, token);
        await request('', calls.getInsight, progress, token);
        await request('', calls.listQuizResults, { limit: '5', bestMatch: 'true' }, token);
      },
    },
  ];
}
