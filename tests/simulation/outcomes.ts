import { askForSample, getQuizResult, noteOutcome } from '@vse/domain/contract/calls';
import type { Outcome } from '@vse/domain/records/outcomes';
import { NOTED_OUTCOMES } from '@vse/domain/rules/outcomes';
import type { OutcomeDoc, QuizResultDoc } from '../../api/src/store/document-types.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { asking } from './asking.ts';
import { whoIs } from './prepare.ts';
import { isOutOfReach } from './reach.ts';
import type { Respondents } from './respondents.ts';
import type { Request, Write } from './timeline.ts';
import type { World } from './world.ts';

const CALLS: readonly string[] = [noteOutcome.name, askForSample.name];
/** Several people follow up the newest results, and the first fragrances of each. */
const RESULTS = 2;
const FRAGRANCES = 2;

const resultOf = ({ timeline }: World, id: string) =>
  timeline.newest('quizResults', id)?.doc as QuizResultDoc | undefined;

/** The ids of completed results, the newest last. */
const completedIds = (world: World) =>
  world.timeline.ids('quizResults').filter((id) => {
    const result = resultOf(world, id);
    return result?.isQuizCompleted && result.recommendedFragrances.length > 0;
  });

/** Somebody of the staff who notes what recommendations led to, corrects it and takes it back. */
export async function followUp(world: World, person: SignedIn): Promise<void> {
  const { schedule } = world;
  for (;;) {
    await schedule.wait(world.pace(), 'somebody follows up results');
    if (!world.isOpen()) return;
    const isInReach = (id: string) => !isOutOfReach(world, whoIs(person), 'quizResults', id);
    const all = completedIds(world);
    const known = all.filter(isInReach);
    const others = all.filter((id) => !isInReach(id));
    if (others.length > 0 && schedule.chance(0.1)) await reachOut(world, person, others);
    else if (known.length > 0) await noteOne(world, person, schedule.pick(known.slice(-RESULTS)));
  }
}

async function noteOne(world: World, person: SignedIn, id: string): Promise<void> {
  const { schedule } = world;
  const ask = asking(world, person);
  const { status, body } = await ask(getQuizResult, { id });
  if (status !== 200) return;
  const { recommendedFragrances, outcomes } = body as {
    recommendedFragrances: { id: string }[];
    outcomes: Outcome[];
  };
  // Others note in between what this person then has not seen.
  if (schedule.chance(0.5)) await schedule.wait(2 * world.pace(), 'somebody reads a result');
  const { id: fragrance } = schedule.pick(recommendedFragrances.slice(0, FRAGRANCES));
  const kind = schedule.pick(NOTED_OUTCOMES);
  const stands = outcomes.find((each) => each.fragrance === fragrance && each.kind === kind);
  const isTakenBack = stands !== undefined && schedule.chance(0.4);
  await ask(noteOutcome, {
    ...{ id, fragrance, kind, isTakenBack, seen: stands?.date ?? null },
    ...(kind === 'smelled' && { rating: 1 + schedule.int(5) }),
    ...(kind === 'refused' && { reason: schedule.pick(['too strong', 'too sweet']) }),
  });
}

async function reachOut(world: World, person: SignedIn, others: readonly string[]): Promise<void> {
  const id = world.schedule.pick(others);
  const fragrance = resultOf(world, id)?.recommendedFragrances[0]?.id;
  world.count('race: somebody asks for a record out of their reach');
  const input = { id, fragrance, kind: 'chosen', seen: null };
  await world.send(noteOutcome, input, await world.tokenOf(person));
}

/** Respondents who ask for samples after their quiz, some of them twice. */
export async function askForSamples(world: World, { tokens }: Respondents): Promise<void> {
  const { schedule } = world;
  for (;;) {
    await schedule.wait(world.pace(), 'a respondent wants a sample');
    if (!world.isOpen()) return;
    const done = completedIds(world).slice(-RESULTS);
    const own = tokens.filter(({ id }) => done.includes(id));
    if (own.length === 0) continue;
    const { id, token } = schedule.pick(own);
    const offered = resultOf(world, id)?.recommendedFragrances.slice(0, FRAGRANCES) ?? [];
    await world.send(askForSample, { id, fragrance: schedule.pick(offered).id }, token);
  }
}

const outcomesIn = (write: Write | undefined): OutcomeDoc[] =>
  (write?.doc as QuizResultDoc | undefined)?.outcomes ?? [];
const keyOf = ({ at, kind }: Pick<OutcomeDoc, 'at' | 'kind'>) => `${at} ${kind}`;
const textOf = (outcome: OutcomeDoc | undefined) =>
  outcome && JSON.stringify([outcome.rating, outcome.date]);

/**
 * A write of a result changes the one outcome that its request is about, and only what its author has seen: nobody loses
 * what somebody else has noted. Reasons and authors may go, when a person is erased.
 */
export function judgeOutcomes(world: World, write: Write): void {
  const { id, request } = write;
  const last = world.timeline.writesOf('quizResults', id).at(-2);
  if (!write.doc || !last?.doc) return;
  const [before, after] = [last, write].map((each) => {
    const outcomes = outcomesIn(each);
    return new Map(outcomes.map((outcome) => [keyOf(outcome), outcome]));
  }) as [Map<string, OutcomeDoc>, Map<string, OutcomeDoc>];
  if (after.size < outcomesIn(write).length)
    world.violate(`outcome: ${id} has one of them twice: ${[...after.keys()]}`);
  const own = request && CALLS.includes(request.name) ? aimOf(world, request) : undefined;
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (textOf(before.get(key)) === textOf(after.get(key))) continue;
    if (key !== own) world.violate(`outcome: ${key} of ${id} was lost to ${request?.name}`);
    else if ((before.get(key)?.date ?? null) !== (request?.input.seen ?? null))
      world.violate(`outcome: ${key} of ${id} was changed by somebody who has not seen it`);
  }
  const isTogether =
    own !== undefined &&
    last.request !== request &&
    CALLS.includes(last.request?.name ?? '') &&
    (last.request?.acknowledged ?? Infinity) > (request?.begun ?? 0);
  world.count('race: two people note outcomes of a result', isTogether);
}

/** The outcome that a request is about. */
function aimOf(world: World, { name, input }: Request): string {
  // It may have been deleted since.
  const writes = world.timeline.writesOf('quizResults', String(input.id));
  const result = writes.findLast(({ doc }) => doc)?.doc as QuizResultDoc | undefined;
  const fragrances = result?.recommendedFragrances ?? [];
  const at = fragrances.findIndex(({ id }) => id === input.fragrance);
  return keyOf({ at, kind: (name === askForSample.name ? 'asked' : input.kind) as never });
}

/** What is acknowledged was stored, or stood there already. */
export function judgeNoted(world: World, request: Request): void {
  const { name, input, begun } = request;
  if (!CALLS.includes(name)) return;
  const id = String(input.id);
  const { rating, reason, isTakenBack } = input;
  const aim = aimOf(world, request);
  const states = world.timeline.seenBetween<QuizResultDoc>('quizResults', id, begun, world.step());
  const isSo = states.some((result) => {
    const stands = result?.outcomes?.find((each) => keyOf(each) === aim);
    if (isTakenBack || !stands) return Boolean(isTakenBack) && !stands;
    return stands.rating === rating && [reason, undefined].includes(stands.reason);
  });
  if (!isSo) world.violate(`outcome: ${name} of ${id} is acknowledged, and ${aim} is not so`);
}

/** In how many results each fragrance has each outcome, as 'fragrance kind', and its mean rating, to one decimal. */
export function recountOutcomes(results: readonly QuizResultDoc[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const ratings: Record<string, number[]> = {};
  for (const { recommendedFragrances, outcomes = [] } of results)
    for (const { at, kind, rating } of outcomes) {
      const id = recommendedFragrances[at]?.id ?? '';
      counts[`${id} ${kind}`] = (counts[`${id} ${kind}`] ?? 0) + 1;
      if (rating !== undefined) ratings[id] = [...(ratings[id] ?? []), rating];
    }
  for (const [id, given] of Object.entries(ratings)) {
    const sum = given.reduce((all, each) => all + each, 0);
    counts[`${id} rating`] = Math.round((10 * sum) / given.length) / 10;
  }
  return counts;
}
