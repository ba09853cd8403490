import { randomBytes } from 'node:crypto';
import type { Contract, Problem } from '@vse/domain/contract';
import { inviteCode } from '@vse/domain/invite-code';
import { createInvite, listInvites } from '@vse/domain/invites';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { listProviders } from '@vse/domain/providers';
import { createQuizResult, getQuizResult } from '@vse/domain/quiz-results';
import {
  createUserSetting,
  deleteUserSetting,
  getSession,
  listUserSettings,
  updateUserSetting,
} from '@vse/domain/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { ControlRequest } from '../../scripts/local/graph/control.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';

const freshCode = () => inviteCode(randomBytes(INVITE_CODE_LENGTH));

type Claims = { email: string; oid?: string; roles?: string[] };

let cloud: TestCloud;
let admin: string;
let manager: string;
let aurum: string;

beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true, entra: true });
  admin = await tokenOf('ines.calder@aurum.example');
  manager = await tokenOf('mara.lindqvist@aurum.example');
  const { items } = await call(listProviders, {}, admin);
  aurum = items.find(({ name }) => name === 'Aurum Scent Co.')?.id ?? '';
});
afterAll(() => cloud.stop());

/** A token of one of the sample's staff, or of anybody with the claims given. */
async function tokenOf(account: string, claims?: Claims): Promise<string> {
  const body = JSON.stringify({
    account,
    ...(claims && { claims: { ...claims, preferred_username: claims.email } }),
  });
  const response = await fetch(`${cloud.entraUrl}/control`, { method: 'POST', body });
  return ((await response.json()) as { token: string }).token;
}

const JONAH = 'jonah.adler@aurum.example';
const salesperson = (claims: Claims) => tokenOf(JONAH, { roles: ['Task.User'], ...claims });

async function send(contract: Contract, input: object, token: string) {
  const headers = {
    'x-functions-key': cloud.functionKey,
    'x-authorization': `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const isGet = contract.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${cloud.apiUrl}/${contract.name}${query}`, {
    method: contract.method,
    headers,
    body: isGet ? null : JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Problem };
}

async function call<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  input: z.input<I>,
  token: string,
): Promise<z.output<O>> {
  const { status, body } = await send(contract, input as object, token);
  if (status !== 200) throw new Error(`${contract.name} answered ${status}: ${body.detail}`);
  return contract.output.parse(body);
}

async function addPerson(change: object = {}) {
  const email = `pat.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const fields = { firstName: 'Pat', lastName: 'Reyes', email, provider: aurum };
  const user = { ...fields, role: 'Salesperson' as const, ...change };
  const { id } = await call(createUserSetting, user, admin);
  const { items } = await call(listUserSettings, { limit: 200 }, admin);
  const kept = items.find((one) => one.id === id);
  if (!kept) throw new Error('The user is missing');
  return kept;
}

const graph = (request: ControlRequest) =>
  fetch(`${cloud.graphUrl}/control`, { method: 'POST', body: JSON.stringify(request) });

describe('a signed-in person', () => {
  test('whose address in the directory has changed keeps what is their own', async () => {
    const { email, activeDirectoryMemberId: oid } = await addPerson();
    const invite = {
      ...{ name: 'Robin', email: 'robin@example.com', code: freshCode() },
      ...{ provider: aurum, salesperson: email },
    };
    const { id } = await call(createInvite, invite, admin);
    const token = await salesperson({ oid, email: `new.${email}` });
    expect(await call(getSession, {}, token)).toMatchObject({ email });
    const { items } = await call(listInvites, {}, token);
    expect(items.map((one) => one.id)).toEqual([id]);
  });

  test('is nobody else, though they have the address of somebody else', async () => {
    const { email } = await addPerson();
    const token = await salesperson({ oid: crypto.randomUUID(), email });
    expect(await call(getSession, {}, token)).toMatchObject({ userId: null, settings: null });
  });

  test('who is given the address of somebody else sees nothing of theirs', async () => {
    const accomplice = await addPerson();
    const victim = await addPerson();
    const invite = {
      ...{ name: 'Robin', email: 'robin@example.com', code: freshCode() },
      ...{ provider: aurum, salesperson: victim.email },
    };
    const { id } = await call(createInvite, invite, admin);
    const { etag: _, ...settings } = accomplice;
    const moved = { ...settings, email: victim.email };
    expect((await send(updateUserSetting, moved, manager)).status).toBe(409);
    // What a person leaves behind is found by their address, and by nobody who is given it.
    await call(deleteUserSetting, { id: victim.id, email: victim.email }, admin);
    expect(await call(updateUserSetting, moved, manager)).toMatchObject({ directory: 'found' });
    const own = await salesperson({
      oid: accomplice.activeDirectoryMemberId,
      email: accomplice.email,
    });
    expect(await call(getSession, {}, own)).toMatchObject({ userId: null, settings: null });
    expect((await call(listInvites, {}, own)).items).toEqual([]);
    const theirs = await salesperson({ oid: victim.activeDirectoryMemberId, email: victim.email });
    expect((await call(listInvites, {}, theirs)).items.map((one) => one.id)).toEqual([id]);
  });

  test('may have names as long as the form takes them', async () => {
    const firstName = 'x'.repeat(200);
    const lastName = 'y'.repeat(200);
    const { email, activeDirectoryMemberId: oid } = await addPerson({ firstName, lastName });
    const token = await salesperson({ oid, email });
    const name = `${firstName} ${lastName}`;
    expect(await call(getSession, {}, token)).toMatchObject({ name });
    const project = { name: 'Lobby', salesperson: email };
    const { id } = await call(createQuizResult, { project }, token);
    expect(await call(getQuizResult, { id }, token)).toMatchObject({ generatedBy: name });
  });
});

test('a Manager finishes a delete that broke off when the directory was down, or takes it back', async () => {
  const deleted = await addPerson();
  const kept = await addPerson();
  await graph({ mode: 'unavailable' });
  const tries = [deleted, kept].map(({ id, email }) =>
    send(deleteUserSetting, { id, email }, manager),
  );
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([503, 503]);
  await graph({ mode: 'ok' });
  const { id, email } = deleted;
  await call(deleteUserSetting, { id, email }, manager);
  const { etag: _, ...settings } = kept;
  expect(await call(updateUserSetting, settings, manager)).toMatchObject({ role: 'applied' });
  const { items } = await call(listUserSettings, { limit: 200 }, manager);
  expect(items.find((one) => one.id === id)).toBeUndefined();
  expect(items.find((one) => one.id === kept.id)).toMatchObject({ role: 'Salesperson' });
});
