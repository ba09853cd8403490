import { getAppSettings } from '@vse/domain/app-settings';
import type { Output } from '@vse/domain/contract';
import { getDashboard } from '@vse/domain/dashboard';
import { demoToken } from '@vse/domain/demo';
import { createUserLogs } from '@vse/domain/user-logs';
import { getSession } from '@vse/domain/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAPH_AUDIENCE } from '../../scripts/local/entra/authority.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';

const INES = 'ines.calder@aurum.example';
let cloud: TestCloud;

beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true, entra: true });
});
afterAll(() => cloud.stop());

async function mint(request: Record<string, unknown>): Promise<string> {
  const body = JSON.stringify({ account: INES, ...request });
  const response = await fetch(`${cloud.entraUrl}/control`, { method: 'POST', body });
  return ((await response.json()) as { token: string }).token;
}

async function session(token: string) {
  const headers = headersOf(token);
  const response = await fetch(`${cloud.apiUrl}/${getSession.name}`, { headers });
  return { status: response.status, body: await response.json() };
}

const headersOf = (token: string) => ({
  'content-type': 'application/json',
  'x-functions-key': cloud.functionKey,
  'x-authorization': `Bearer ${token}`,
});

async function enter(token: string, userId: string) {
  const url = `${cloud.apiUrl}/${createUserLogs.name}`;
  const body = JSON.stringify({ userId });
  return (await fetch(url, { method: 'POST', headers: headersOf(token), body })).status;
}

async function logCount(): Promise<number> {
  const url = `${cloud.apiUrl}/${getDashboard.name}`;
  const response = await fetch(url, { headers: headersOf(await mint({})) });
  const { tiles } = (await response.json()) as Output<typeof getDashboard>;
  return tiles.find(({ name }) => name === 'userLogs')?.count ?? 0;
}

describe('a token of the directory', () => {
  test('lets its bearer in with the role that it carries', async () => {
    expect(await session(await mint({}))).toMatchObject({
      status: 200,
      body: {
        kind: 'Admin',
        email: INES,
        name: 'Ines Calder',
        provider: { name: 'Aurum Scent Co.' },
      },
    });
  });

  test.each([
    [['Task.Manager'], 'Manager'],
    [['Task.User'], 'Salesperson'],
    [['Task.User', 'Task.Admin'], 'Admin'],
  ])('with the roles %j is a %s', async (roles, kind) => {
    expect(await session(await mint({ claims: { roles } }))).toMatchObject({ body: { kind } });
  });

  test('finds the person by the directory’s id when the e-mail address has changed', async () => {
    const token = await mint({
      claims: { email: 'new.name@aurum.example', preferred_username: 'new' },
    });
    expect(await session(token)).toMatchObject({ body: { name: 'Ines Calder' } });
  });

  test.each([
    ['expired', { expiresIn: -120 }],
    ['for another audience', { claims: { aud: 'another-app' } }],
    ['for Graph', { claims: { aud: GRAPH_AUDIENCE } }],
    ['from another issuer', { claims: { iss: 'https://login.microsoftonline.com/another/v2.0' } }],
    ['unsigned', { alg: 'none' }],
    ['signed with another key', { key: 'foreign' }],
    ['without roles', { claims: { roles: null } }],
    ['with a role that does not exist', { claims: { roles: ['Task.Root'] } }],
    ['that is the app’s ID token', { claims: { scp: null } }],
    ['not valid yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
  ])('%s is refused', async (_, request) => {
    const { status, body } = await session(await mint(request));
    expect([status, body]).toMatchObject([401, { errors: ['Please sign in.'] }]);
  });

  test('enters the sign-in of somebody without user settings in the user log, under the directory’s id', async () => {
    const oid = crypto.randomUUID();
    const token = await mint({ claims: { oid, email: 'new@aurum.example' } });
    const { body } = await session(token);
    expect(body).toMatchObject({ userId: null, logId: oid });
    const before = await logCount();
    expect(await enter(token, oid)).toBe(200);
    expect(await logCount()).toBe(before + 1);
    expect(await enter(token, crypto.randomUUID())).toBe(403);
    expect(await logCount()).toBe(before + 1);
  });

  test('is the only one taken: the fake accounts of demo mode are refused where there is a client id', async () => {
    expect((await session(demoToken('Admin'))).status).toBe(401);
    const response = await fetch(`${cloud.apiUrl}/${getAppSettings.name}`);
    expect(await response.json()).toMatchObject({ isDemoMode: false });
  });
});
