import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openGraph } from '../../../api/src/clients/graph-client.ts';
import { oidOf, people } from '../entra/people.ts';
import { closeServer, listen } from '../listen.ts';
import type { ControlRequest } from './control.ts';
import { type Directory, openDirectory } from './directory.ts';
import { GROUP_ADMIN_ID, GROUP_MANAGER_ID, GROUP_SALESPERSON_ID } from './groups.ts';
import { graphServer } from './server.ts';
import { User } from './user.ts';

type Page = { value: Partial<User>[]; '@odata.nextLink'?: string };

const SILENT_MS = 200;
const luc = oidOf('luc.marchand@verdier.example');
const ines = oidOf('ines.calder@aurum.example');
const redirectUrl = 'http://localhost:4280/';

let directory: Directory;
let server: Server;
let url: string;
/** The product's own client. */
let graph: ReturnType<typeof openGraph>;

beforeEach(async () => {
  directory = openDirectory(':memory:');
  server = graphServer(directory, SILENT_MS);
  url = `http://127.0.0.1:${await listen(server, 0)}`;
  graph = openGraph({ GRAPH_ENDPOINT: url });
});

afterEach(async () => {
  await closeServer(server);
  directory.close();
});

const control = async (body: ControlRequest) => {
  const answer = await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
};
const State = z.looseObject({ users: z.array(User), log: z.array(z.unknown()) });
const state = async () => State.parse(await (await fetch(`${url}/state.json`)).json());

const get = async <T = Page>(path: string, headers = {}) => (await graph(path, { headers })) as T;
const EVENTUAL = { ConsistencyLevel: 'eventual' };
const filtered = (filter: string, rest = '') =>
  `/users?$filter=${encodeURIComponent(filter)}${rest}`;
const lookUp = (email: string) => {
  const text = `'${email.replaceAll("'", "''")}'`;
  const filter = `mail eq ${text} or otherMails/any(m:m eq ${text}) or userPrincipalName eq ${text}`;
  return get(filtered(filter, '&$count=true'), EVENTUAL);
};
type Invited = { invitedUser: { id: string }; inviteRedeemUrl: string; status: string };
const post = (path: string, body: object) => graph(path, { method: 'POST', body });
const invite = async (email: string) =>
  (await post('/invitations', {
    invitedUserEmailAddress: email,
    inviteRedirectUrl: redirectUrl,
  })) as Invited;
const remove = (path: string) => graph(path, { method: 'DELETE' });
const reference = (id: string) => ({
  '@odata.id': `https://graph.microsoft.com/v1.0/directoryObjects/${id}`,
});
const add = (group: string, id: string) => post(`/groups/${group}/members/$ref`, reference(id));

const MOST_PAGES = 100;

async function mailsOf(group: string, top?: number): Promise<string[][]> {
  let path = `/groups/${group}/members/microsoft.graph.user?$select=id,mail`;
  if (top !== undefined) path += `&$top=${top}`;
  const pages: string[][] = [];
  while (pages.length < MOST_PAGES) {
    const page = await get(path);
    pages.push(page.value.map(({ mail }) => String(mail)));
    const next = page['@odata.nextLink'];
    if (next === undefined) return pages;
    path = next.slice(`${url}/v1.0`.length);
  }
  throw new Error('The pages have no end');
}

test.each(people)('$email is found by e-mail and read by id', async ({ oid, email, lastName }) => {
  const found = await lookUp(email.toUpperCase());
  expect(found).toMatchObject({ '@odata.count': 1, value: [{ id: oid, surname: lastName }] });
  expect(await get(`/users/${oid}`)).toMatchObject({ mail: email });
});

test("a guest is found by the user name with '#EXT#' that the directory gave them", async () => {
  const name = 'luc.marchand_verdier.example#EXT#@aurum.onmicrosoft.example';
  expect((await lookUp(name)).value).toMatchObject([{ id: luc }]);
  const user = await get(`/users/${encodeURIComponent(name)}?$select=id,userType`);
  expect(user).toMatchObject({ id: luc, userType: 'Guest' });
  expect(user).not.toHaveProperty('mail');
});

test('a search by other addresses without eventual consistency is refused', async () => {
  const path = filtered("otherMails/any(m:m eq 'a@b.example')");
  await expect(get(path)).rejects.toMatchObject({ statusCode: 400 });
  await expect(get(path, EVENTUAL)).rejects.toMatchObject({ code: 'Request_UnsupportedQuery' });
});

test('an unknown person is not found', async () => {
  expect((await lookUp('nobody@new.example')).value).toEqual([]);
  await expect(get(`/users/${oidOf('nobody')}`)).rejects.toMatchObject({
    statusCode: 404,
    code: 'Request_ResourceNotFound',
  });
});

test("a group's members are paged", async () => {
  const salespeople = people.filter(({ role }) => role === 'Salesperson');
  const pages = await mailsOf(GROUP_SALESPERSON_ID);
  expect(pages.map(({ length }) => length)).toEqual([5, salespeople.length - 5]);
  expect(pages.flat().sort()).toEqual(salespeople.map(({ email }) => email).sort());
  expect((await mailsOf(GROUP_SALESPERSON_ID, 2)).map(({ length }) => length)).toEqual([2, 2, 2]);
  await control({ pageSize: 100 });
  expect(await mailsOf(GROUP_SALESPERSON_ID, 999)).toHaveLength(1);
  await expect(mailsOf(oidOf('no group'))).rejects.toMatchObject({ statusCode: 404 });
  await expect(mailsOf(GROUP_ADMIN_ID, 1000)).rejects.toMatchObject({ statusCode: 400 });
});

test.each(["o'brien@new.example", 'a+b@new.example'])(
  '%s is invited, found, and stays one user when invited again',
  async (email) => {
    const first = await invite(email);
    expect(first).toMatchObject({ invitedUserEmailAddress: email, status: 'PendingAcceptance' });
    expect(first.invitedUser.id).toBe(oidOf(email));
    expect((await lookUp(email)).value).toHaveLength(1);
    expect((await invite(email.toUpperCase())).invitedUser).toEqual(first.invitedUser);
    expect((await state()).users).toHaveLength(people.length + 1);

    const link = await fetch(first.inviteRedeemUrl, { redirect: 'manual' });
    expect(link.headers.get('location')).toBe(redirectUrl);
    expect((await invite(email)).status).toBe('Completed');
  },
);

test('a member, a malformed address or a malformed link cannot be invited', async () => {
  await expect(invite('ines.calder@aurum.example')).rejects.toThrow(ines);
  await expect(invite('nobody')).rejects.toMatchObject({ statusCode: 400 });
  const bare = { invitedUserEmailAddress: 'a@new.example' };
  await expect(post('/invitations', bare)).rejects.toThrow('inviteRedirectUrl');
});

test('a role change removes a user from one group and adds them to another', async () => {
  await remove(`/groups/${GROUP_SALESPERSON_ID}/members/${luc}/$ref`);
  await add(GROUP_MANAGER_ID, luc);
  expect((await mailsOf(GROUP_MANAGER_ID)).flat()).toContain('luc.marchand@verdier.example');
  expect((await mailsOf(GROUP_SALESPERSON_ID)).flat()).not.toContain(
    'luc.marchand@verdier.example',
  );
  expect((await state()).log.slice(0, 2)).toMatchObject([
    { method: 'DELETE', status: 204 },
    { method: 'POST', status: 204, body: JSON.stringify(reference(luc)) },
  ]);
});

test('adding twice, removing a non-member and an unknown group are refused as in Graph', async () => {
  await expect(add(GROUP_SALESPERSON_ID, luc)).rejects.toMatchObject({
    statusCode: 400,
    message:
      "One or more added object references already exist for the following modified properties: 'members'.",
  });
  const leave = (group: string) => remove(`/groups/${group}/members/${luc}/$ref`);
  await expect(leave(GROUP_ADMIN_ID)).rejects.toMatchObject({ statusCode: 404 });
  await expect(leave(oidOf('no group'))).rejects.toMatchObject({ statusCode: 404 });
  await expect(add(oidOf('no group'), luc)).rejects.toMatchObject({ statusCode: 404 });
  await expect(add(GROUP_ADMIN_ID, oidOf('nobody'))).rejects.toMatchObject({ statusCode: 404 });
});

test('a removal without /$ref deletes the user, as in Graph', async () => {
  await remove(`/groups/${GROUP_SALESPERSON_ID}/members/${luc}`);
  await expect(get(`/users/${luc}`)).rejects.toMatchObject({ statusCode: 404 });
  expect((await mailsOf(GROUP_SALESPERSON_ID)).flat()).not.toContain(
    'luc.marchand@verdier.example',
  );
  // A new user with the same name must not inherit the deleted user's groups.
  await invite('luc.marchand@verdier.example');
  expect((await mailsOf(GROUP_SALESPERSON_ID)).flat()).toHaveLength(5);
});

test('a new guest is not found for a while', async () => {
  await control({ freshGuestSeconds: 3600 });
  const { invitedUser } = await invite('fresh@new.example');
  await expect(add(GROUP_SALESPERSON_ID, invitedUser.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'Request_ResourceNotFound',
  });
  expect((await lookUp('fresh@new.example')).value).toEqual([]);
  await control({ freshGuestSeconds: 0 });
  await add(GROUP_SALESPERSON_ID, invitedUser.id);
});

test('other methods and other paths are refused', async () => {
  const patch = { method: 'PATCH', body: '{}' };
  expect((await fetch(`${url}/v1.0/users/${luc}`, patch)).status).toBe(405);
  await expect(get('/invitations')).rejects.toMatchObject({ statusCode: 405 });
  await expect(get('/me')).rejects.toMatchObject({ statusCode: 404 });
  expect((await fetch(`${url}/v1.0/users/%E0`)).status).toBe(400);
  const broken = { method: 'POST', body: '{' };
  expect((await fetch(`${url}/v1.0/invitations`, broken)).status).toBe(400);
});

test('a throttled call succeeds when the client retries', async () => {
  await control({ mode: 'throttle', times: 1 });
  expect(await get(`/users/${luc}`)).toMatchObject({ id: luc });
  expect((await state()).log).toMatchObject([{ status: 429 }, { status: 200 }]);
});

test('a configured behavior lasts until it is changed', async () => {
  const read = () => fetch(`${url}/v1.0/users/${luc}`);
  await control({ mode: 'throttle' });
  expect((await read()).headers.get('retry-after')).toBe('1');
  expect((await read()).status).toBe(429);
  await control({ mode: 'unavailable' });
  expect((await read()).status).toBe(503);
  await control({ mode: 'silent' });
  const before = Date.now();
  expect((await read()).status).toBe(503);
  expect(Date.now() - before).toBeGreaterThanOrEqual(SILENT_MS - 5);
  await control({ mode: 'unavailable', after: 1, times: 1 });
  expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([
    200, 503, 200,
  ]);
  await control({ mode: 'invitations-disabled', times: 1 });
  expect((await read()).status).toBe(200);
  await expect(invite('a@new.example')).rejects.toMatchObject({ statusCode: 403 });
  await invite('a@new.example');
  await control({ reset: true });
  expect(await state()).toMatchObject({ mode: 'ok', log: [], users: { length: people.length } });
});

test('a page of another site cannot change the behavior', async () => {
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'text/plain' };
  const body = JSON.stringify({ mode: 'unavailable' });
  const { status } = await fetch(`${url}/control`, { method: 'POST', headers, body });
  expect(status).toBe(403);
  const state = await (await fetch(`${url}/state.json`)).json();
  expect(state).toMatchObject({ mode: 'ok' });
});

test('malformed control requests and other host names are refused', async () => {
  const wrong = { method: 'POST', body: '{"mode":"sleepy"}' };
  expect((await fetch(`${url}/control`, wrong)).status).toBe(400);
  const { request } = await import('node:http');
  const status = await new Promise((done) =>
    request(`${url}/state.json`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).end(),
  );
  expect(status).toBe(400);
});

test('configured people and groups survive a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-graph-'));
  const file = join(folder, 'graph.sqlite');
  try {
    const first = openDirectory(file);
    first.removeUser(luc);
    first.addMember(GROUP_MANAGER_ID, ines);
    first.close();
    const second = openDirectory(file);
    expect(second.user(luc)).toBeUndefined();
    expect(second.users()).toHaveLength(people.length - 1);
    expect(second.addMember(GROUP_MANAGER_ID, ines)).toBe(false);
    second.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
