import type { Size } from './catalogue.ts';
import { erasureSteps } from './erasure-steps.ts';
import { fillHistory } from './history.ts';
import { insightSteps } from './insight-steps.ts';
import { measureStep, type Row, type Step } from './measure.ts';
import { laterSteps, measureJourney } from './respondent-steps.ts';
import { providerHistoryStep, staffSteps } from './staff-steps.ts';
import { idleStep } from './timer-steps.ts';
import { openWorld, type World } from './world.ts';

/** What the budgets are for. */
const SIZE = { fragrances: 2000, questions: 12, results: 5000 };
/** In a world of its own, because the steps of the large one leave work for hours. */
const IDLE_SIZE = { fragrances: 52, questions: 12, results: 100 };

/** Measures every step. `say` gets a line about each world. */
export async function runMeter(say: (line: string) => void): Promise<Row[]> {
  const rows = await inWorld(SIZE, say, async (world) => {
    const journey = await measureJourney(world);
    const later = await laterSteps(world);
    const steps = await measureAll(world, [
      ...(await staffSteps(world)),
      ...insightSteps(world),
      ...erasureSteps(world),
      providerHistoryStep(world),
      ...later,
    ]);
    return [...journey, ...steps];
  });
  const idle = await inWorld(IDLE_SIZE, say, (world) => measureAll(world, [idleStep(world)]));
  return [...rows, ...idle];
}

async function inWorld(
  size: Size,
  say: (line: string) => void,
  measure: (world: World) => Promise<Row[]>,
): Promise<Row[]> {
  const number = (count: number) => count.toLocaleString('en');
  const { fragrances, questions, results } = size;
  say(`${number(fragrances)} fragrances, ${questions} questions, ${number(results)} results…`);
  const world = await openWorld(size);
  try {
    await fillHistory(world);
    return await measure(world);
  } finally {
    await world.close();
  }
}

async function measureAll(world: World, steps: readonly Step[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const step of steps) rows.push(...(await measureStep(world, step)));
  return rows;
}
