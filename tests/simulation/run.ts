import type { SignedIn } from '../budget/staff-tokens.ts';
import { createBeginning, createWorld, Violation } from './create-world.ts';
import { edit } from './editors.ts';
import { erasePeople, judgeErasure } from './erasers.ts';
import { judgeAll, judgeAnswer, judgeWrite } from './invariants.ts';
import { manage } from './managers.ts';
import { askForSamples, followUp } from './outcomes.ts';
import { judgeDelivery, judgeRest } from './people.ts';
import { ADMINS, GUESTS, type Guest, MANAGER, prepare, SELLER } from './prepare.ts';
import { rest, tryEverything } from './probes.ts';
import { guess, judgeQuota } from './quotas.ts';
import { judgeReach, judgeRead } from './reach.ts';
import { judgeRefusal } from './refusals.ts';
import { type Respondents, respond } from './respondents.ts';
import { administrate, sell } from './staff.ts';
import { startTimers } from './timer-runs.ts';
import type { Judge, World } from './world.ts';

export type Outcome = { steps: number; counts: Map<string, number>; violation?: string };

const MOST_RESPONDENTS = 6;
/** How often everything is judged. */
const ROUND = 500;
const beginning = createBeginning(prepare);

/** Runs the world of a seed. `line` gets its log, which is the same for the same seed and steps. */
export async function runWorld(
  seed: number,
  steps: number,
  line: (line: string) => void = () => {},
): Promise<Outcome> {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const guests = [...GUESTS];
  const known: Respondents = {
    given: [],
    completions: [],
    removed: new Set(),
    tokens: [],
    caused: [],
  };
  const judge: Judge = {
    write(world, write) {
      judgeWrite(world, write);
      judgeErasure(world, known, write);
    },
    read: judgeRead,
    refusal: judgeRefusal,
    delivery: judgeDelivery,
    answer(world, request, body) {
      judgeAnswer(world, request, body);
      judgeReach(world, request, body);
      judgeQuota(world, known.caused, request, body);
    },
  };
  const world = await createWorld(seed, { line, count }, judge, await beginning);
  try {
    start(world, known, guests);
    for (let done = 0; done < steps; done += ROUND) {
      await world.run(Math.min(ROUND, steps - done));
      judgeAll(world, known, false);
    }
    await rest(world);
    judgeAll(world, known, true);
    judgeRest(world);
    await tryEverything(world, known, guests);
    judgeAll(world, known, true);
    await world.run(0);
    return { steps: world.step(), counts };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { steps: world.step(), counts, violation: error.message };
  } finally {
    await world.database.close();
  }
}

/** Each world has its own mix of actors, so that some of them meet often. */
function start(world: World, known: Respondents, guests: Guest[]): void {
  const { schedule } = world;
  const respondents = 1 + schedule.int(MOST_RESPONDENTS);
  for (let count = 0; count < respondents; count++) void respond(world, guests, known);
  const actors = [
    ...ADMINS.map((admin) => () => edit(world, admin)),
    () => sell(world, SELLER, guests),
    () => sell(world, MANAGER, guests),
    () => administrate(world, ADMINS[0] as SignedIn, known),
    () => manage(world, known),
    () => erasePeople(world, ADMINS[1] as SignedIn),
    () => guess(world),
    ...[ADMINS[0] as SignedIn, SELLER, MANAGER].map((person) => () => followUp(world, person)),
    () => askForSamples(world, known),
  ];
  for (const act of actors) if (schedule.chance(0.7)) void act();
  startTimers(world);
}
