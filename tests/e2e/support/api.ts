import { randomBytes, randomUUID } from 'node:crypto';
import type { Contract, Input, Output } from '@vse/domain/contract';
import { DEMO_ACCOUNTS, demoToken } from '@vse/domain/demo';
import { inviteCode } from '@vse/domain/invite-code';
import { createInvite, type NewInvite, redeemInvite } from '@vse/domain/invites';
import type { Role } from '@vse/domain/permissions';
import { listProviders } from '@vse/domain/providers';
import {
  createQuizResult,
  type GivenAnswers,
  getQuizResult,
  type QuizResult,
  updateQuizResult,
} from '@vse/domain/quiz-results';

/** The short way into a state: what a test is not about happens over the API, before the browser opens. */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  token?: string,
): Promise<Output<C>> {
  const isGet = contract.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${process.env.E2E_API_URL}/${contract.name}${query}`, {
    method: contract.method,
    headers: {
      'content-type': 'application/json',
      'x-functions-key': process.env.E2E_FUNCTION_KEY ?? '',
      ...(token ? { 'x-authorization': `Bearer ${token}` } : {}),
    },
    body: isGet ? null : JSON.stringify(input),
  });
  if (!response.ok)
    throw new Error(`${contract.name}: ${response.status} ${await response.text()}`);
  return response.json();
}

const ADMIN = demoToken('Admin');
const OWN_PROVIDER = 'Aurum Scent Co.';
export const SALESPERSON = DEMO_ACCOUNTS[2];

export const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

export type GuestInvite = { name: string; email: string; code: string };

/** A fresh open invite, so that no test meets another one's guest. */
export async function invite({
  providerName = OWN_PROVIDER,
  name = 'Robin Guest',
} = {}): Promise<GuestInvite> {
  const { items } = await call(listProviders, {}, ADMIN);
  const provider = items.find((one) => one.name === providerName);
  if (!provider) throw new Error(`No provider ${providerName}`);
  const fields: NewInvite = {
    name,
    email: `robin.${randomUUID()}@example.com`,
    code: inviteCode(randomBytes(6)),
    provider: provider.id,
    salesperson: SALESPERSON.email,
  };
  await call(createInvite, fields, ADMIN);
  return { name, email: fields.email, code: fields.code };
}

export type Quiz = GuestInvite & {
  id: string;
  token: string;
  questions: QuizResult['questions'];
};

/** A quiz just begun by a fresh guest. */
export async function begun(change: Parameters<typeof invite>[0] = {}): Promise<Quiz> {
  const guest = await invite(change);
  const { email, code } = guest;
  const { id, token } = await call(redeemInvite, { email, code });
  const { questions } = await call(getQuizResult, { id }, token);
  return { ...guest, id, token, questions };
}

const first = (question: QuizResult['questions'][number]): GivenAnswers => ({
  id: question.id,
  selectedAnswers: question.sourceAnswers.slice(0, 1).map(({ id }) => id),
});

/** A begun quiz with the first answer of so many questions given; all of them unless told otherwise. */
export async function answered(count = Number.POSITIVE_INFINITY): Promise<Quiz> {
  const quiz = await begun();
  await save(quiz, false, count);
  return quiz;
}

/** A quiz completed with the first answer of every question. */
export async function completed(change: Parameters<typeof invite>[0] = {}): Promise<Quiz> {
  const quiz = await begun(change);
  await save(quiz, true);
  return quiz;
}

export async function save(
  { id, token, questions }: Pick<Quiz, 'id' | 'token' | 'questions'>,
  isQuizCompleted: boolean,
  count = Number.POSITIVE_INFINITY,
) {
  const given = questions.slice(0, count).map(first);
  await call(updateQuizResult, { id, questions: given, isQuizCompleted }, token);
}

/** What the server knows: the title or titles chosen for each question, in order. */
export async function titlesOnServer({ id, token }: Pick<Quiz, 'id' | 'token'>) {
  const { questions } = await call(getQuizResult, { id }, token);
  return questions.map(({ selectedAnswers, sourceAnswers }) =>
    sourceAnswers.filter((one) => selectedAnswers.includes(one.id)).map(({ title }) => title),
  );
}

/** The first answer of every question, as the server tells it. */
export const firstTitles = ({ questions }: Pick<Quiz, 'questions'>) =>
  questions.map(({ sourceAnswers }) => sourceAnswers.slice(0, 1).map(({ title }) => title));

export async function resultOf(id: string, token?: string): Promise<QuizResult> {
  return call(getQuizResult, { id }, token) as Promise<QuizResult>;
}

export async function project(name: string, role: Role = 'Salesperson') {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role) ?? SALESPERSON;
  const input = { project: { name, salesperson: account.email } };
  return call(createQuizResult, input, demoToken(role));
}

/** A client project's quiz, completed by the Salesperson with the first answer of every question. */
export async function completedProject(name: string): Promise<{ id: string }> {
  const token = demoToken('Salesperson');
  const { id } = await project(name);
  const { questions } = await resultOf(id, token);
  await save({ id, token, questions }, true);
  return { id };
}
