import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { MULTIPLE } from '@vse/domain/rules/question-types';
import type { Context } from '../../api/src/services/context.ts';
import type { Person } from './people.ts';
import { call, type World } from './world.ts';

type Quiz = OutputOf<typeof calls.getQuizResult>;
export type Guest = { name: string; email: string; code: string };
/** Sends one request of a step. Throws for any response but 200. */
export type Request = <C extends Call>(
  step: string,
  call: C,
  input: InputOf<C>,
  token?: string,
) => Promise<OutputOf<C>>;

export const SAVES = 12;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The n-th guest. All have texts of the same length, so that they cost the same. */
export function guestOf(number: number): Guest {
  const digits = String(number).padStart(6, '0');
  const letter = (place: number) => ALPHABET.charAt(Math.floor(number / 32 ** place) % 32);
  const code = `QX7M${letter(1)}${letter(0)}`;
  return { name: `Guest ${digits}`, email: `guest.${digits}@example.com`, code };
}

/** The input of the call that invites a guest for this member of staff. */
export const inviteInput = (guest: Guest, { provider, email }: Person) => ({
  ...guest,
  provider,
  salesperson: email,
  requestId: `budget-${guest.email.replaceAll(/[^a-z0-9]/g, '-')}`,
});

export const uncounted =
  (context: Context): Request =>
  async (_, each, input, token) =>
    (await call(context, each, input, token)).output;

/** Invites a guest, uncounted. Returns the id of the invite. */
export async function invite(world: World, guest: Guest, by: Person): Promise<string> {
  const token = await world.tokenOf(by);
  const input = inviteInput(guest, by);
  return (await call(world.behind, calls.createInvite, input, token)).output.id;
}

/** What a respondent does, one request after the other, from the code to the result. */
export async function takeQuiz(request: Request, { email, code }: Guest): Promise<string> {
  const { id, token } = await request('redeem', calls.redeemInvite, { email, code });
  const { questions } = await request('load', calls.getQuizResult, { id }, token);
  await answer(request, id, questions, token);
  await request('result', calls.getQuizResult, { id }, token);
  return id;
}

/** Saves the answers to the first twelve questions one by one, then completes the quiz with all answers. */
export async function answer(
  request: Request,
  id: string,
  questions: Quiz['questions'],
  token: string,
): Promise<void> {
  const given = questions.map((question, at) => ({
    id: question.id,
    selectedAnswers: chosen(question, at),
  }));
  for (const each of given.slice(0, SAVES))
    await request('save', calls.updateQuizResult, { id, questions: [each] }, token);
  const all = { id, questions: given, isQuizCompleted: true };
  await request('complete', calls.updateQuizResult, all, token);
}

/** Two answers of a multiple choice, one of any other question, and not always the first. */
function chosen({ type, sourceAnswers }: Quiz['questions'][number], at: number): string[] {
  const ids = sourceAnswers.map(({ id }) => id);
  const first = at % ids.length;
  return [...ids.slice(first), ...ids.slice(0, first)].slice(0, type === MULTIPLE ? 2 : 1);
}
