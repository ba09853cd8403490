import { MINUTE_MS } from '@vse/domain/rules/durations';
import { timers } from '../../api/src/timers/timers.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { createBeginning, createWorld, Violation } from './create-world.ts';
import { edit } from './editors.ts';
import { judgeAll, judgeAnswer, judgeWrite } from './invariants.ts';
import { judgeDelivery, judgeRest, tryTokens } from './people.ts';
import { ADMINS, GUESTS, prepare } from './prepare.ts';
import { type Respondents, respond } from './respondents.ts';
import { administrate, sell } from './staff.ts';
import { runTimer, startTimers } from './timer-runs.ts';
import type { World } from './world.ts';

export type Outcome = { steps: number; counts: Map<string, number>; violation?: string };

const RESPONDENTS = 5;
/** How often everything is judged. */
const ROUND = 500;
const beginning = createBeginning(prepare);
/** More than what is under way when the world closes needs. */
const LAST_STEPS = 20_000;

/** Runs the world of a seed. `line` gets its log, which is the same for the same seed and steps. */
export async function runWorld(
  seed: number,
  steps: number,
  line: (line: string) => void = () => {},
): Promise<Outcome> {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const known: Respondents = { given: [], completions: [], removed: new Set(), tokens: [] };
  const judge = { write: judgeWrite, answer: judgeAnswer, delivery: judgeDelivery };
  const world = await createWorld(seed, { line, count }, judge, await beginning);
  try {
    start(world, known);
    for (let done = 0; done < steps; done += ROUND) {
      await world.run(Math.min(ROUND, steps - done));
      judgeAll(world, known, false);
    }
    await rest(world, known);
    judgeAll(world, known, true);
    judgeRest(world);
    await world.run(0);
    return { steps: world.step(), counts };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { steps: world.step(), counts, violation: error.message };
  } finally {
    await world.database.close();
  }
}

function start(world: World, known: Respondents): void {
  const guests = [...GUESTS];
  for (let count = 0; count < RESPONDENTS; count++) void respond(world, guests, known);
  for (const admin of ADMINS) void edit(world, admin);
  void sell(world, guests);
  void administrate(world, ADMINS[0] as SignedIn, known);
  startTimers(world);
}

/** Nobody begins anything new and nothing fails; what crashed work left behind is finished by the timers. */
async function rest(world: World, known: Respondents): Promise<void> {
  world.close();
  await world.run(LAST_STEPS);
  for (let round = 0; round < 3; round++) {
    world.schedule.jump(3 * MINUTE_MS);
    for (const timer of timers) {
      void runTimer(world, timer);
      await world.run(LAST_STEPS);
    }
  }
  void tryTokens(world, known);
  await world.run(LAST_STEPS);
}
