import { type Role, scopeOf } from '@vse/domain/access/permissions';
import type { Contract } from '@vse/domain/contract/contract';
import { contracts } from '@vse/domain/contract/contracts';
import { getAppSettings } from '@vse/domain/records/app-settings';
import { createInvite, listInvites, redeemInvite, resendInvite } from '@vse/domain/records/invites';
import { createQuizResult, getQuizResult, listQuizResults } from '@vse/domain/records/quiz-results';
import {
  createUserSetting,
  deleteUserSetting,
  endSessions,
  getSession,
  listUserSettings,
  signOut,
  updateUserSetting,
} from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type By, createApiClient, pathOf } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { freshCode, freshEmail, freshPerson } from '../support/fresh.ts';
import { createScenes, SALES_EMAIL } from '../support/scenes.ts';
import { createStandIns, mintToken } from '../support/stand-ins.ts';

type Claims = { email: string; oid?: string; roles?: string[]; iat?: number };

let cloud: TestCloud;
let admin: By;
let manager: By;
let aurum: string;
const client = createApiClient(() => cloud);
const { call, listAll, send } = client;
const { tellDirectory } = createStandIns(() => cloud);

beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true, entra: true });
  admin = await as('ines.calder@aurum.example');
  manager = await as('mara.lindqvist@aurum.example');
  const { providerNamed } = createScenes(client, () => admin.token ?? '');
  aurum = (await providerNamed('Aurum Scent Co.')).id;
});
afterAll(() => cloud.stop());

/** One of the sample's staff, or anybody with the claims given. */
async function as(account: string, claims?: Claims): Promise<By> {
  const more = claims && { claims: { ...claims, preferred_username: claims.email } };
  return { token: await mintToken(cloud.entraUrl, { account, ...more }) };
}

/** With a token of the next second: what ends an account's tokens ends all of its own, and tokens name whole seconds. */
const salesperson = (claims: Claims) =>
  as(SALES_EMAIL, { roles: ['Task.User'], iat: Math.floor(Date.now() / 1000) + 1, ...claims });

async function addPerson(change: object = {}) {
  const user = { ...freshPerson('Pat', 'Reyes'), provider: aurum, ...change };
  const { id } = await call(createUserSetting, user, admin);
  const kept = (await listAll(listUserSettings, admin)).find((one) => one.id === id);
  if (!kept) throw new Error('The user is missing');
  return kept;
}

type Person = Awaited<ReturnType<typeof addPerson>>;

const inviteBy = (email: string) => ({
  name: 'Robin',
  email: freshEmail('robin'),
  code: freshCode(),
  provider: aurum,
  salesperson: email,
});

/** An open invite and a quiz of the salesperson with the address, by their ids. */
async function leaveSomething(email: string) {
  const open = await call(createInvite, inviteBy(email), admin);
  const redeemed = inviteBy(email);
  await call(createInvite, redeemed, admin);
  const { id } = await call(redeemInvite, redeemed, admin);
  return { invite: open.id, result: id };
}

async function expectNothingOf(
  left: Awaited<ReturnType<typeof leaveSomething>>,
  by: By,
  own: string,
) {
  expect((await call(listInvites, {}, by)).items).toEqual([]);
  expect((await call(listQuizResults, {}, by)).items).toEqual([]);
  expect((await call(listUserSettings, {}, by)).items.map(({ id }) => id)).toEqual([own]);
  expect((await send(resendInvite, { id: left.invite }, by)).status).toBe(404);
  const { isMine, questions } = await call(getQuizResult, { id: left.result }, by);
  expect({ isMine, questions }).toEqual({ isMine: false, questions: [] });
}

describe('a token of the directory', () => {
  const INES = 'ines.calder@aurum.example';
  const session = async (change: Record<string, unknown>) => {
    const token = await mintToken(cloud.entraUrl, { account: INES, ...change });
    return send(getSession, {}, { token });
  };

  test('gives access with its role', async () => {
    expect(await session({})).toMatchObject({
      status: 200,
      body: {
        kind: 'Admin',
        email: INES,
        name: 'Ines Calder',
        provider: { name: 'Aurum Scent Co.' },
      },
    });
  });

  test('that another key has signed is refused', async () => {
    const { status, body } = await session({ key: 'foreign' });
    expect([status, body]).toMatchObject([401, { errors: ['Please sign in.'] }]);
  });

  test('is the only kind accepted: fake accounts are refused when there is a client id', async () => {
    const demo = { token: demoToken('Admin') };
    expect((await send(getSession, {}, demo)).status).toBe(401);
    const { body } = await client.request(getAppSettings.name, {}, { key: null });
    expect(body).toMatchObject({ isDemoMode: false });
  });
});

describe('a signed-in person', () => {
  test('whose address in the directory has changed keeps their records', async () => {
    const { email, activeDirectoryMemberId: oid } = await addPerson();
    const { id } = await call(createInvite, inviteBy(email), admin);
    const token = await salesperson({ oid, email: `new.${email}` });
    expect(await call(getSession, {}, token)).toMatchObject({ email });
    const { items } = await call(listInvites, {}, token);
    expect(items.map((one) => one.id)).toEqual([id]);
  });

  test('has no access to the records of a user with the same address', async () => {
    const { email } = await addPerson();
    const token = await salesperson({ oid: crypto.randomUUID(), email });
    expect(await call(getSession, {}, token)).toMatchObject({ userId: null, settings: null });
    const { invite, result } = await leaveSomething(email);
    for (const contract of [listInvites, listQuizResults, listUserSettings])
      expect((await send(contract, {}, token)).status).toBe(403);
    expect((await send(resendInvite, { id: invite }, token)).status).toBe(403);
    expect(await call(getQuizResult, { id: result }, token)).toMatchObject({ isMine: false });
  });

  test('whose address is changed to a deleted user’s sees none of that user’s records', async () => {
    const accomplice = await addPerson();
    const victim = await addPerson();
    const left = await leaveSomething(victim.email);
    const { etag: _, ...settings } = accomplice;
    const moved = { ...settings, email: victim.email };
    expect((await send(updateUserSetting, moved, manager)).status).toBe(409);
    await call(deleteUserSetting, { id: victim.id, email: victim.email }, admin);
    expect(await call(updateUserSetting, moved, manager)).toMatchObject({ directory: 'found' });
    const own = await salesperson({
      oid: accomplice.activeDirectoryMemberId,
      email: accomplice.email,
    });
    expect(await call(getSession, {}, own)).toMatchObject({ userId: null, settings: null });
    expect((await send(listInvites, {}, own)).status).toBe(403);
    const theirs = await salesperson({ oid: victim.activeDirectoryMemberId, email: victim.email });
    await expectNothingOf(left, theirs, accomplice.id);
    // Those who answer for the provider still have it.
    for (const token of [admin, manager])
      expect((await call(getQuizResult, { id: left.result }, token)).questions).not.toEqual([]);
    await call(resendInvite, { id: left.invite }, manager);
  });

  test('added with the former address of another user sees none of that user’s records', async () => {
    for (const goes of [
      ({ etag: _, ...before }: Person) =>
        call(updateUserSetting, { ...before, email: `moved.${before.email}` }, manager),
      ({ id, email }: Person) => call(deleteUserSetting, { id, email }, admin),
    ]) {
      const before = await addPerson();
      const left = await leaveSomething(before.email);
      await goes(before);
      const successor = await addPerson({ email: before.email });
      const { activeDirectoryMemberId: oid, email } = successor;
      const token = await salesperson({ oid, email });
      await expectNothingOf(left, token, successor.id);
      const own = await call(createInvite, inviteBy(email), token);
      const { items } = await call(listInvites, {}, token);
      expect(items.map(({ id }) => id)).toEqual([own.id]);
    }
  });

  test('can have names as long as the form allows', async () => {
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

describe('every endpoint × every caller whose rights have ended', () => {
  /** Those that tell people without access that they have none, and let them leave. */
  const OPEN_TO_OUTSIDERS = ['vseGetSession', 'vseSignOut', 'vseCreateUserLogs'];
  const SOME = [...OPEN_TO_OUTSIDERS, 'vseGetAppSettings', 'vseListInvites', 'vseDeleteProvider'];
  type As = 'ended' | 'outsider' | Role;

  function expected({ name, access }: Contract, standing: As): 'in' | 401 | 403 {
    if (standing === 'ended') return 401;
    if (standing !== 'outsider') return scopeOf(access, standing) ? 'in' : 403;
    return scopeOf(access, 'anyone') || OPEN_TO_OUTSIDERS.includes(name) ? 'in' : 403;
  }

  /** Gets past the permission and no further, as in the walk of the wire tests. */
  async function knock(contract: Contract, by: By) {
    const { method } = contract;
    const init =
      method === 'GET' ? {} : { method, headers: { 'content-type': 'text/none' }, body: '{' };
    const { status } = await client.request(pathOf(contract), init, by);
    return status === 401 || status === 403 ? status : 'in';
  }

  const ADMINS = { roles: ['Task.Admin'] };
  /** The person with a token of this second and the role of an Admin, which whatever comes next ends. */
  const soonEnded = ({ email, activeDirectoryMemberId: oid }: Person) =>
    salesperson({ email, oid, ...ADMINS, iat: Math.floor(Date.now() / 1000) });
  const signedIn = ({ email, activeDirectoryMemberId: oid }: Person) =>
    salesperson({ email, oid, ...ADMINS });

  async function deleted() {
    const person = await addPerson({ role: 'Admin' });
    const before = await soonEnded(person);
    await call(deleteUserSetting, { id: person.id, email: person.email }, admin);
    return { before, after: await signedIn(person) };
  }

  async function lowered(role: 'Manager' | '0') {
    const person = await addPerson({ role: 'Admin' });
    const before = await soonEnded(person);
    const { etag: _, ...settings } = person;
    await call(updateUserSetting, { ...settings, role }, admin);
    return { before, after: await signedIn(person) };
  }

  async function signedOut() {
    const by = await signedIn(await addPerson({ role: 'Admin' }));
    await call(signOut, {}, by);
    return by;
  }

  /** The person's token of this second, after another of theirs, which is a minute older, has ended all. */
  async function signedOutEverywhere(byAdmin: boolean) {
    const person = await addPerson({ role: 'Admin' });
    const { id, email, activeDirectoryMemberId: oid } = person;
    const iat = Math.floor(Date.now() / 1000);
    const older = await salesperson({ email, oid, ...ADMINS, iat: iat - 60 });
    const newer = await soonEnded(person);
    await call(endSessions, { id }, byAdmin ? admin : older);
    return newer;
  }

  async function anotherAccountOf(email: string) {
    return salesperson({ oid: crypto.randomUUID(), email, ...ADMINS });
  }

  const callers: Record<string, () => Promise<[As, By]>> = {
    'signed out, with the token of then': async () => ['ended', await signedOut()],
    'signed out everywhere, with a newer token': async () => [
      'ended',
      await signedOutEverywhere(false),
    ],
    'signed out everywhere by an Admin': async () => ['ended', await signedOutEverywhere(true)],
    'deleted, with a token from before': async () => ['ended', (await deleted()).before],
    'deleted, signed in again': async () => ['outsider', (await deleted()).after],
    'lowered, with a token from before': async () => ['ended', (await lowered('Manager')).before],
    'lowered, with a token of a higher role': async () => [
      'Manager',
      (await lowered('Manager')).after,
    ],
    'lowered to no role': async () => ['outsider', (await lowered('0')).after],
    'no settings': async () => ['outsider', await anotherAccountOf(freshEmail('nobody'))],
    'another account with the same address': async () => [
      'outsider',
      await anotherAccountOf((await addPerson({ role: 'Admin' })).email),
    ],
  };

  const walked = new Set<As>();

  test.each(Object.keys(callers))('%s', async (name) => {
    const [standing, by] = (await callers[name]?.()) ?? expect.fail(name);
    // The wrapper of all endpoints knows the standing, not what led to it: later callers try those that differ.
    const tried = contracts
      .map(({ contract }) => contract)
      .filter((each) => !walked.has(standing) || SOME.includes(each.name));
    walked.add(standing);
    const answers = tried.map(async (each) => [each.name, await knock(each, by)]);
    expect(await Promise.all(answers)).toEqual(
      tried.map((each) => [each.name, expected(each, standing)]),
    );
  });
});

test('a Manager can finish or undo a delete that stopped while the directory was down', async () => {
  const deleted = await addPerson();
  const kept = await addPerson();
  await tellDirectory({ mode: 'throttle', retryAfterSeconds: 30 });
  const tries = [deleted, kept].map(({ id, email }) =>
    send(deleteUserSetting, { id, email }, manager),
  );
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([503, 503]);
  await tellDirectory({ mode: 'ok' });
  const { id, email } = deleted;
  await call(deleteUserSetting, { id, email }, manager);
  const { etag: _, ...settings } = kept;
  expect(await call(updateUserSetting, settings, manager)).toMatchObject({ role: 'applied' });
  const items = await listAll(listUserSettings, manager);
  expect(items.find((one) => one.id === id)).toBeUndefined();
  expect(items.find((one) => one.id === kept.id)).toMatchObject({ role: 'Salesperson' });
});
