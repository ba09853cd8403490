import type { Role } from '@vse/domain/access/permissions';
import {
  createQuizResult,
  type GivenAnswers,
  getQuizResult,
  type QuizResult,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { DEMO_ACCOUNTS, demoToken } from '@vse/domain/rules/demo';
import { type By, createApiClient } from '../../support/api-client.ts';
import { createScenes, OWN_PROVIDER } from '../../support/scenes.ts';
import { createStandIns } from '../../support/stand-ins.ts';

/** The short way into a state: what a test is not about happens over the API, before the browser opens. */
const api = () => ({
  apiUrl: process.env.E2E_API_URL ?? '',
  functionKey: process.env.E2E_FUNCTION_KEY ?? '',
});
const client = createApiClient(api);
export const { call, listAll, upload } = client;
export const { mailsTo, inDirectory } = createStandIns(() => ({
  ...api(),
  mailboxUrl: process.env.E2E_MAILBOX_URL ?? '',
  graphUrl: process.env.E2E_GRAPH_URL ?? '',
}));
const scenes = createScenes(client);
export const { providerNamed } = scenes;

export const as = (role: Role): By => ({ token: demoToken(role) });
export const ADMIN = as('Admin');
export const SALESPERSON = DEMO_ACCOUNTS[2];

export type GuestInvite = { name: string; email: string; code: string };
type Guest = { providerName?: string; name?: string };

const fieldsOf = async ({ providerName = OWN_PROVIDER, name = 'Robin Guest' }: Guest) => ({
  name,
  provider: (await scenes.providerNamed(providerName)).id,
});

/** A fresh open invite, so that no test meets another one's guest. */
export const invite = async (guest: Guest = {}): Promise<GuestInvite> =>
  scenes.invite(await fieldsOf(guest));

export type Quiz = GuestInvite & {
  id: string;
  token: string;
  questions: QuizResult['questions'];
};

/** A quiz just begun by a fresh guest. */
export const begun = async (guest: Guest = {}): Promise<Quiz> =>
  scenes.begin(await fieldsOf(guest));

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
export async function completed(guest: Guest = {}): Promise<Quiz> {
  const quiz = await begun(guest);
  await save(quiz, true);
  return quiz;
}

export async function save(
  { id, token, questions }: Pick<Quiz, 'id' | 'token' | 'questions'>,
  isQuizCompleted: boolean,
  count = Number.POSITIVE_INFINITY,
) {
  const given = questions.slice(0, count).map(first);
  await call(updateQuizResult, { id, questions: given, isQuizCompleted }, { token });
}

/** What the server knows: the title or titles chosen for each question, in order. */
export async function titlesOnServer({ id, token }: Pick<Quiz, 'id' | 'token'>) {
  const { questions } = await call(getQuizResult, { id }, { token });
  return questions.map(({ selectedAnswers, sourceAnswers }) =>
    sourceAnswers.filter((one) => selectedAnswers.includes(one.id)).map(({ title }) => title),
  );
}

/** The first answer of every question, as the server tells it. */
export const firstTitles = ({ questions }: Pick<Quiz, 'questions'>) =>
  questions.map(({ sourceAnswers }) => sourceAnswers.slice(0, 1).map(({ title }) => title));

export async function resultOf(id: string, token?: string): Promise<QuizResult> {
  return call(getQuizResult, { id }, { token });
}

export async function project(name: string, role: Role = 'Salesperson') {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role) ?? SALESPERSON;
  const input = { project: { name, salesperson: account.email } };
  return call(createQuizResult, input, as(role));
}

/** A client project's quiz, completed by the Salesperson with the first answer of every question. */
export async function completedProject(name: string): Promise<{ id: string }> {
  const token = demoToken('Salesperson');
  const { id } = await project(name);
  const { questions } = await resultOf(id, token);
  await save({ id, token, questions }, true);
  return { id };
}
