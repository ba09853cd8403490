import * as calls from '@vse/domain/contract/calls';
import { expect, test } from 'vitest';
import { fillCounts, lastMonth } from './insight-counts.ts';
import { counted } from './measure.ts';
import { firstOf } from './people.ts';
import { openWorld } from './world.ts';

/** What insight of a month costs a warm instance when this many cases of each source were counted in a year. */
async function costOf(cases: number) {
  const world = await openWorld({ fragrances: 8, questions: 3, results: 0 });
  try {
    await fillCounts(world, cases);
    const context = world.start();
    const token = await world.tokenOf(firstOf(world.people, 'Admin'));
    const ask = async () => {
      const { request, total } = counted(world, () => context);
      const answer = await request('', calls.getInsight, lastMonth(world.now()), token);
      return { answer, figures: total() };
    };
    await ask();
    return await ask();
  } finally {
    await world.close();
  }
}

test('insight costs no more operations and hardly more bytes with more cases', async () => {
  const [few, many, most] = [await costOf(100), await costOf(100_000), await costOf(1_000_000)];
  // Of 1,000,000 a year, evenly spread, 29 days and nine hours have 80,480 of each source.
  expect(most.answer.funnels.map(({ now }) => now.completed)).toEqual([80_480, 80_480]);
  expect(few.answer.funnels[0]?.now.completed).toBe(8);
  expect([few, many, most].map(({ figures }) => figures.operations)).toEqual([4, 4, 4]);
  expect(most.figures.documents).toBe(many.figures.documents);
  // The same counters with a digit more.
  expect(most.figures.kbLoaded).toBeLessThan(1.3 * many.figures.kbLoaded);
  expect(few.figures.kbLoaded).toBeLessThan(most.figures.kbLoaded);
}, 120_000);
