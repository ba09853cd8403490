import { randomBytes, randomUUID } from 'node:crypto';
import type { Contract, Input, Problem } from '@vse/domain/contract';
import { demoToken } from '@vse/domain/demo';
import { inviteCode } from '@vse/domain/invite-code';
import { createInvite, type NewInvite, redeemInvite } from '@vse/domain/invites';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import type { Role } from '@vse/domain/permissions';
import { listProviders } from '@vse/domain/providers';
import { isQuestionValid } from '@vse/domain/question-rules';
import { getQuizResult, type QuizResult } from '@vse/domain/quiz-results';
import { inject } from 'vitest';
import type { z } from 'zod';

export type Answer<T> = { status: number; body: T; problem: Problem; headers: Headers };
type By = { token?: string | undefined; address?: string; key?: string | null };

const cloud = inject('cloud');
const as = (role: Role): By => ({ token: demoToken(role) });
export const ADMIN = as('Admin');
export const MANAGER = as('Manager');
export const SALESPERSON = as('Salesperson');
export const NOBODY: By = {};
export const SALES_EMAIL = 'jonah.adler@aurum.example';

/** An address in a network of its own for every call that names none, so that no test runs into another one's limit. */
export function anyAddress(): string {
  const part = () => randomBytes(2).toString('hex');
  return `2001:db8:${part()}:${part()}::1`;
}

/** A request as it is, with the function key and who calls. The host appends its own hop to X-Forwarded-For. */
export async function request(
  path: string,
  init: RequestInit = {},
  by: By = {},
): Promise<Answer<unknown>> {
  const headers = new Headers(init.headers);
  if (by.key !== null) headers.set('x-functions-key', by.key ?? cloud.functionKey);
  if (by.token !== undefined) headers.set('x-authorization', `Bearer ${by.token}`);
  headers.set('x-forwarded-for', by.address ?? anyAddress());
  const response = await fetch(`${cloud.apiUrl}/${path}`, { ...init, headers });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status: response.status, body, problem: body as Problem, headers: response.headers };
}

/** Calls an endpoint with input that may be as wrong as a test likes. */
export async function send(
  contract: Contract,
  input: unknown,
  by: By = NOBODY,
): Promise<Answer<unknown>> {
  if (contract.method === 'GET')
    return request(
      `${contract.name}?${new URLSearchParams(input as Record<string, string>)}`,
      {},
      by,
    );
  const headers = { 'content-type': 'application/json' };
  return request(
    contract.name,
    { method: contract.method, headers, body: JSON.stringify(input) },
    by,
  );
}

export const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** Sends a file to an endpoint that takes one. */
export function upload(
  contract: Contract,
  query: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
  by: By,
): Promise<Answer<unknown>> {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'file');
  return request(`${contract.name}?${new URLSearchParams(query)}`, { method: 'POST', body }, by);
}

/** Calls an endpoint with input of its contract and expects 200; answers the parsed output. */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  input: Input<Contract<I, O>>,
  by: By = NOBODY,
): Promise<z.output<O>> {
  const { status, body } = await send(contract, input, by);
  if (status !== 200)
    throw new Error(`${contract.name} answered ${status}: ${JSON.stringify(body)}`);
  return contract.output.parse(body);
}

/** Every item of a list that pages. */
export async function listAll<Item>(contract: PagedContract<Item>, by: By): Promise<Item[]> {
  const items: Item[] = [];
  let page: string | undefined;
  do {
    const { status, body } = await send(contract, { limit: '200', ...(page && { page }) }, by);
    if (status !== 200) throw new Error(`${contract.name} answered ${status}`);
    const list = contract.output.parse(body);
    items.push(...list.items);
    page = list.nextPage;
  } while (page);
  return items;
}

type PagedContract<Item> = Contract<
  z.ZodType,
  z.ZodType<{ items: Item[]; nextPage?: string | undefined }>
>;

export async function providerNamed(name: string) {
  const { items } = await call(listProviders, {}, ADMIN);
  const found = items.find((provider) => provider.name === name);
  if (!found) throw new Error(`No provider ${name}`);
  return found;
}

export const freshCode = () => inviteCode(randomBytes(INVITE_CODE_LENGTH));

/** A fresh open invite, by the sample's salesperson at the company's own provider unless told otherwise. */
export async function invite(change: Partial<NewInvite> = {}): Promise<NewInvite & { id: string }> {
  const provider = await providerNamed('Aurum Scent Co.');
  const fields: NewInvite = {
    name: 'Robin Guest',
    email: `robin.${randomUUID()}@example.com`,
    code: freshCode(),
    provider: provider.id,
    salesperson: SALES_EMAIL,
    ...change,
  };
  return { ...fields, id: (await call(createInvite, fields, ADMIN)).id };
}

/** A quiz just begun by a fresh respondent: its id, the respondent's token, and the questions. */
export async function begin(change: Partial<NewInvite> = {}) {
  const { email, code } = await invite(change);
  const { id, token } = await call(redeemInvite, { email, code });
  const result: QuizResult = await call(getQuizResult, { id }, { token });
  return { id, by: { token }, email, code, questions: result.questions };
}

/** The first answer of every question. */
export const firstAnswers = (questions: QuizResult['questions']) =>
  questions.map(({ id, type, sourceAnswers }) => {
    const selectedAnswers = sourceAnswers.slice(0, 1).map((answer) => answer.id);
    if (!isQuestionValid({ type, selectedAnswers })) throw new Error('A question without answers');
    return { id, selectedAnswers };
  });

export const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
