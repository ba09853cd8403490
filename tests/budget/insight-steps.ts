import * as calls from '@vse/domain/contract/calls';
import { countInsightJob } from '../../api/src/jobs/count-insight.ts';
import { runRegular } from '../support/jobs.ts';
import { fillCounts, lastMonth } from './insight-counts.ts';
import { guestOf, invite, takeQuiz, uncounted } from './journey.ts';
import type { Step } from './measure.ts';
import { firstOf, type Person } from './people.ts';
import type { World } from './world.ts';

const FIRST_GUEST = 860_000;

/**
 * What insight costs when it has counted this many cases of each source in a year: its timer, its page, and the dashboard,
 * which shows a part of it.
 */
export function insightSteps(world: World, cases: number): Step[] {
  const admin = firstOf(world.people, 'Admin');
  const salesperson = firstOf(world.people, 'Salesperson');
  return [
    {
      name: 'timer that counts insight, nothing changed',
      async run(_, round, timer) {
        if (round === 0) await fillCounts(world, cases);
        await timer((context) => runRegular(context, countInsightJob));
      },
    },
    {
      name: 'timer that counts insight, one completed quiz',
      async run(_, round, timer) {
        const guest = guestOf(FIRST_GUEST + round);
        await invite(world, guest, salesperson);
        await takeQuiz(uncounted(world.behind), guest);
        await timer((context) => runRegular(context, countInsightJob));
      },
    },
    insightStep(world, admin, 'insight of 30 days'),
    insightStep(world, salesperson, 'insight of 30 days of a Salesperson'),
    dashboardStep(world, admin, 'dashboard screen, in all'),
    dashboardStep(world, salesperson, 'dashboard screen of a Salesperson, in all'),
  ];
}

const insightStep = (world: World, person: Person, name: string): Step => ({
  name,
  run: async (request) =>
    request(name, calls.getInsight, lastMonth(world.now()), await world.tokenOf(person)),
});

/** All calls that the dashboard makes. */
const dashboardStep = (world: World, person: Person, name: string): Step => ({
  name,
  async run(request) {
    const token = await world.tokenOf(person);
    await request(name, calls.getDashboard, {}, token);
    await request(name, calls.getInsight, { ...lastMonth(world.now()), part: 'progress' }, token);
    await request(name, calls.listQuizResults, { limit: '5', bestMatch: 'true' }, token);
  },
});
