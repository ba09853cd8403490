import { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { OUTCOMES } from '@vse/domain/rules/outcomes';
import type {
  InsightCountsDoc,
  InsightStateDoc,
  InviteDoc,
  QuizResultDoc,
} from '../../api/src/store/document-types.ts';
import { runJobs } from '../../api/src/timers/timers.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { recountOutcomes } from './outcomes.ts';
import { ADMINS, MANAGER, SELLER, whoIs } from './prepare.ts';
import { START } from './schedule.ts';
import type { Write } from './timeline.ts';
import { runTimer } from './timer-runs.ts';
import type { World } from './world.ts';

const ROUNDS = 40;
const LAST_STEPS = 20_000;
const STEPS = ['invited', 'handedOver', 'redeemed', 'answered', 'completed'] as const;
const EVENTS = ['invited', 'redeemed', 'answered', 'completed'] as const;

type Insight = OutputOf<typeof getInsight>;

/** In every span and scope, nobody takes a step without the one before it. */
export function judgeCounts(world: World, { id, doc }: Write): void {
  const { counts } = (doc ?? {}) as Partial<InsightCountsDoc>;
  const { funnel } = (counts ?? {}) as { funnel?: number[] };
  if (!funnel) return;
  const [invited = 0, handedOver = 0, redeemed = 0, answered = 0, completed = 0] = funnel;
  const falling = [invited, redeemed, answered, completed, 0];
  const isFalling = falling.every((count, at) => count >= (falling[at + 1] ?? 0));
  if (!isFalling || handedOver > invited || handedOver < 0)
    world.violate(`insight: ${id} counts ${funnel}`);
}

/** When all is counted, insight has what a recount of the records has, for each of the staff. */
export async function judgeInsight(world: World): Promise<void> {
  await countTheRest(world);
  for (const person of [...ADMINS.slice(0, 1), MANAGER, SELLER]) await judgeNumbers(world, person);
}

async function countTheRest(world: World): Promise<void> {
  const since = world.schedule.now();
  for (let round = 0; round < ROUNDS; round++) {
    world.schedule.jump(3 * MINUTE_MS);
    void runTimer(world, runJobs);
    await world.run(LAST_STEPS);
    const state = world.timeline.newest('insightCounts', 'state')?.doc as
      | InsightStateDoc
      | undefined;
    if (state && !state.pending && !state.walk && !state.rebuild && (state.mark ?? 0) > since)
      return;
  }
  world.violate('insight: counting does not end');
}

async function judgeNumbers(world: World, person: SignedIn): Promise<void> {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const input = {
    from: day(START - DAY_MS),
    to: day(world.schedule.now() + DAY_MS),
    timeZone: 'UTC',
  };
  const token = await world.tokenOf(person);
  let insight: Insight | undefined;
  void world.insist(getInsight, input, token).then(({ status, body }) => {
    if (status === 200) insight = body as Insight;
  });
  await world.run(LAST_STEPS);
  if (!insight) return world.violate(`insight: ${person.name} gets no numbers`);
  const { funnels, trend, fragrances } = insight as Insight;
  const shown = {
    invite: stepsOf(funnels[0]?.now),
    project: stepsOf(funnels[1]?.now),
    events: EVENTS.map((event) => trend.now.reduce((sum, { events }) => sum + events[event], 0)),
    first: Object.fromEntries(
      fragrances.items.flatMap(({ id, first }) => (first.now > 0 ? [[id, first.now]] : [])),
    ),
    outcomes: outcomesOf(fragrances.items),
  };
  const expected = recount(world, person);
  for (const part of ['invite', 'project', 'events', 'first', 'outcomes'] as const) {
    const [is, isToBe] = [textOf(shown[part]), textOf(expected[part])];
    if (is !== isToBe)
      world.violate(`insight: ${person.name} is shown ${part} ${is}, and there are ${isToBe}`);
  }
  for (const { now } of funnels)
    if (now.handedOver > now.invited) world.violate('insight: more handed over than invited');
}

const COUNTED = STEPS.filter((step) => step !== 'handedOver');
/** As 'fragrance kind', and the mean rating. */
function outcomesOf(items: Insight['fragrances']['items']): Record<string, number> {
  const counts = items.flatMap(({ id, rating, ...row }) => [
    ...OUTCOMES.map((kind) => [`${id} ${kind}`, row[kind]?.now ?? 0] as const),
    [`${id} rating`, rating?.now ?? 0] as const,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const stepsOf = (now: Insight['funnels'][number]['now'] | undefined) =>
  COUNTED.map((step) => now?.[step] ?? 0);
const textOf = (part: object) => JSON.stringify(Object.entries(part).sort());

/** Of the records as they are: an invite without its quiz, a quiz without its invite, and both, are one case each. */
function recount(world: World, person: SignedIn) {
  const { ids } = world.anyInstance().context;
  const newest = <T>(container: 'invites' | 'quizResults') =>
    world.timeline
      .ids(container)
      .flatMap((id) => (world.timeline.newest(container, id)?.doc as T | undefined) ?? []);
  const cases = new Map<string, { invite?: InviteDoc; result?: QuizResultDoc }>();
  for (const invite of newest<InviteDoc>('invites'))
    cases.set(ids.derived('invite', invite.id), { invite });
  for (const result of newest<QuizResultDoc>('quizResults'))
    cases.set(result.id, { ...cases.get(result.id), result });
  const numbers = { invite: [0, 0, 0, 0], project: [0, 0, 0, 0] };
  const first: Record<string, number> = {};
  for (const { invite, result } of cases.values()) {
    if (!mayCount(person, result ?? invite)) continue;
    const isProject = result?.inviteId === null;
    const steps = numbers[isProject ? 'project' : 'invite'];
    const isCompleted = result?.quizCompleteDate != null;
    const isAnswered = isCompleted || result?.selected.some((each) => each.length > 0) === true;
    const isRedeemed = result !== undefined || invite?.responseDate != null;
    for (const [at, isSo] of [true, isRedeemed, isAnswered, isCompleted].entries())
      steps[at] = (steps[at] ?? 0) + Number(isSo);
    const best = isCompleted && result?.recommendedFragrances[0]?.id;
    if (best) first[best] = (first[best] ?? 0) + 1;
  }
  const events = numbers.invite.map((count, at) => count + (numbers.project[at] ?? 0));
  const results = [...cases.values()].flatMap(({ result }) =>
    result && mayCount(person, result) ? [result] : [],
  );
  return { ...numbers, events, first, outcomes: recountOutcomes(results) };
}

function mayCount(
  person: SignedIn,
  owner: { provider: string; salespersonId: string | null } | undefined,
): boolean {
  const who = whoIs(person);
  if (who.kind === 'respondent' || who.kind === 'Admin') return true;
  if (who.kind === 'Manager') return owner?.provider === who.provider;
  return owner?.salespersonId === who.userId;
}
