import { getQuizResult, redeemInvite, updateQuizResult } from '@vse/domain/contract/calls';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import type { Guest } from './prepare.ts';
import type { Caused } from './quotas.ts';
import type { Answer, World } from './world.ts';

/** What a respondent has given for a question, and when. Without `acknowledged` nobody knows whether it was saved. */
export type Given = {
  result: string;
  question: string;
  answers: string[];
  sent: number;
  acknowledged?: number;
};
/** A completion that was answered. */
export type Completion = { result: string; begun: number; acknowledged: number };

export type Respondents = {
  given: Given[];
  completions: Completion[];
  /** The results that somebody has asked to delete. */
  removed: Set<string>;
  /** Every token that a respondent got. */
  tokens: Quiz[];
  caused: Caused[];
};

export type Quiz = { id: string; token: string; isQuizCompleted: boolean };

/** Somebody who redeems an invite, answers on one or two devices, completes, and comes back later. */
export async function respond(
  world: World,
  guests: readonly Guest[],
  known: Respondents,
): Promise<void> {
  const { schedule } = world;
  for (;;) {
    await schedule.wait(world.pace(), 'a respondent comes');
    if (!world.isOpen()) return;
    const guest = schedule.pick(schedule.chance(0.5) ? guests : guests.slice(-4));
    const isFormer = guests.findLast(({ id }) => id === guest.id) !== guest;
    world.count('race: a code or an address is tried that an invite had before', isFormer);
    const quiz = await redeemed(world, guest);
    if (!quiz) continue;
    known.tokens.push(quiz);
    const devices = quiz.isQuizCompleted ? [] : schedule.chance(0.4) ? [1, 2] : [1];
    world.count('race: two devices answer a quiz', devices.length > 1);
    await Promise.all(devices.map(() => answerAll(world, quiz, known)));
    await look(world, quiz, known);
    if (schedule.chance(0.2)) await reachOver(world, quiz);
  }
}

async function redeemed(world: World, guest: Guest): Promise<Quiz | undefined> {
  const { status, body } = await world.insist(redeemInvite, {
    email: guest.email,
    code: guest.code,
  });
  if (status !== 200) return undefined;
  const quiz = body as Quiz;
  return quiz;
}

export async function answerAll(world: World, quiz: Quiz, known: Respondents): Promise<void> {
  const { schedule } = world;
  const { status, body } = await world.insist(getQuizResult, { id: quiz.id }, quiz.token);
  if (status !== 200) return;
  const { questions, isQuizCompleted } = body as unknown as QuizResult;
  if (isQuizCompleted) return;
  for (const { id: question, sourceAnswers } of questions) {
    if (schedule.chance(0.1)) await schedule.wait(world.pace(), 'a respondent thinks');
    const answers = [schedule.pick(sourceAnswers).id];
    const given = [{ result: quiz.id, question, answers, sent: world.step() }];
    const saved = await save(world, quiz, known, given, false);
    // Nobody completes a quiz one of whose answers may be missing.
    if (saved.status !== 200) return;
  }
  await save(world, quiz, known, [], true);
}

async function save(
  world: World,
  { id, token }: Quiz,
  known: Respondents,
  given: Given[],
  isQuizCompleted: boolean,
): Promise<Answer> {
  known.given.push(...given);
  const begun = world.step();
  const questions = given.map((each) => ({ id: each.question, selectedAnswers: each.answers }));
  const answer = await world.insist(updateQuizResult, { id, questions, isQuizCompleted }, token);
  if (answer.status === 200) {
    for (const each of given) each.acknowledged = world.step();
    if (isQuizCompleted) known.completions.push({ result: id, begun, acknowledged: world.step() });
  }
  return answer;
}

/** Somebody who tries their own token for the result of somebody else. */
async function reachOver(world: World, { id, token }: Quiz): Promise<void> {
  const others = world.timeline.ids('quizResults').filter((other) => other !== id);
  if (others.length === 0) return;
  world.count('race: somebody asks for a record out of their reach');
  const input = { id: world.schedule.pick(others), questions: [], isQuizCompleted: false };
  await world.send(world.schedule.pick([getQuizResult, updateQuizResult]), input, token);
}

/** A result that was completed stays as it is, and is shown to everybody with its permalink. */
async function look(world: World, quiz: Quiz, { removed }: Respondents): Promise<void> {
  const { status } = await world.insist(getQuizResult, { id: quiz.id });
  if (
    quiz.isQuizCompleted &&
    !removed.has(quiz.id) &&
    status !== 200 &&
    status !== 0 &&
    status !== 503
  )
    world.violate(`lost: the completed result ${quiz.id} answers ${status}`);
}
