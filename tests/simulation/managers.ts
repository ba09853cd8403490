import * as calls from '@vse/domain/contract/calls';
import { type Ask, asking } from './asking.ts';
import { MANAGER, SELLER, whoIs } from './prepare.ts';
import { isOutOfReach } from './reach.ts';
import { answerAll, type Respondents } from './respondents.ts';
import type { World } from './world.ts';

const NAMES = ['lobby', 'spa', 'lounge', 'bar', 'pool', 'suite'];
/** The client projects, as a Manager starts their quizzes. */
export const PROJECTS = NAMES.map((name) => ({ name, salesperson: MANAGER.name }));

/** A Manager who starts and completes quizzes for client projects, and looks at lists. */
export async function manage(world: World, known: Respondents): Promise<void> {
  const { schedule } = world;
  const ask = asking(world, MANAGER);
  for (let number = 1; ; number++) {
    await schedule.wait(2 * world.pace(), 'a Manager works');
    if (!world.isOpen()) return;
    if (schedule.chance(0.5)) await runProject(world, ask, number, known);
    else if (schedule.chance(0.6)) await reachOut(world);
    else
      await ask(
        schedule.pick([calls.listInvites, calls.listQuizResults, calls.listUserSettings]),
        {},
      );
  }
}

async function runProject(world: World, ask: Ask, number: number, known: Respondents) {
  const { status, body } = await ask(calls.createQuizResult, {
    project: world.schedule.pick(PROJECTS),
    requestId: `project-${number}`,
  });
  if (status !== 200) return;
  const quiz = { id: String(body.id), isQuizCompleted: false };
  await answerAll(world, { ...quiz, token: await world.tokenOf(MANAGER) }, known);
}

/** Somebody who asks for a record whose id they know, whoever it belongs to. */
async function reachOut(world: World): Promise<void> {
  const { schedule, timeline } = world;
  const staff = schedule.pick([MANAGER, SELLER]);
  const [container, call] = schedule.pick([
    ['invites', calls.revokeInvite],
    ['invites', calls.deleteInvite],
    ['invites', calls.resendInvite],
    ['quizResults', calls.getQuizResult],
    ['quizResults', calls.updateQuizResult],
  ] as const);
  const ids = timeline
    .ids(container)
    .filter((id) => isOutOfReach(world, whoIs(staff), container, id));
  if (ids.length === 0) return;
  world.count('race: somebody asks for a record out of their reach');
  const answers = call === calls.updateQuizResult && { questions: [], isQuizCompleted: false };
  await world.send(call, { id: schedule.pick(ids), ...answers }, await world.tokenOf(staff));
}
