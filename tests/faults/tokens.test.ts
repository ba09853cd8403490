import { getAppSettings } from '@vse/domain/records/app-settings';
import { getDashboard } from '@vse/domain/records/dashboard';
import { createUserLogs } from '@vse/domain/records/user-logs';
import { getSession } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAPH_AUDIENCE } from '../../scripts/local/entra/authority.ts';
import { createApiClient } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { mintToken } from '../support/stand-ins.ts';

const INES = 'ines.calder@aurum.example';
let cloud: TestCloud;
const { call, request, send } = createApiClient(() => cloud);

beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true, entra: true });
});
afterAll(() => cloud.stop());

const mint = (request: Record<string, unknown>) =>
  mintToken(cloud.entraUrl, { account: INES, ...request });
const session = (token: string) => send(getSession, {}, { token });
const enter = async (token: string, userId: string) =>
  (await send(createUserLogs, { userId }, { token })).status;

async function logCount(): Promise<number> {
  const { tiles } = await call(getDashboard, {}, { token: await mint({}) });
  return tiles.find(({ name }) => name === 'userLogs')?.count ?? 0;
}

describe('a token of the directory', () => {
  test('gives access with its role', async () => {
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

  test('finds the person by the directory’s id when the e-mail address has changed', async () => {
    const token = await mint({
      claims: { email: 'new.name@aurum.example', preferred_username: 'new' },
    });
    expect(await session(token)).toMatchObject({ body: { name: 'Ines Calder' } });
  });

  test.each([
    ['expired', { expiresIn: -120 }],
    ['for Graph', { claims: { aud: GRAPH_AUDIENCE } }],
    ['signed with another key', { key: 'foreign' }],
    ['with an account of 200 characters', { claims: { oid: 'a'.repeat(200) } }],
    ['with a slash in its account', { claims: { oid: 'accounts/ines' } }],
  ])('%s is refused', async (_, wrong) => {
    const { status, body } = await session(await mint(wrong));
    expect([status, body]).toMatchObject([401, { errors: ['Please sign in.'] }]);
  });

  test('records the sign-in of a person without user settings under the directory’s id', async () => {
    const oid = crypto.randomUUID();
    const token = await mint({ claims: { oid, email: 'new@aurum.example' } });
    const { body } = await session(token);
    expect(body).toMatchObject({ userId: null, logId: oid });
    const before = await logCount();
    expect(await enter(token, oid)).toBe(200);
    expect(await logCount()).toBe(before + 1);
    // The same token again is the same sign-in.
    expect(await enter(token, oid)).toBe(200);
    expect(await logCount()).toBe(before + 1);
    expect(await enter(token, crypto.randomUUID())).toBe(403);
    expect(await logCount()).toBe(before + 1);
  });

  test('is the only kind accepted: fake accounts are refused when there is a client id', async () => {
    expect((await session(demoToken('Admin'))).status).toBe(401);
    const { body } = await request(getAppSettings.name, {}, { key: null });
    expect(body).toMatchObject({ isDemoMode: false });
  });
});

describe('while Entra’s keys cannot be fetched', () => {
  let keyless: TestCloud;
  beforeAll(async () => {
    keyless = await startCloud({
      store: 'sqlite',
      seed: false,
      entra: true,
      env: { ENTRA_JWKS_URL: 'http://127.0.0.1:1/keys' },
    });
  });
  afterAll(() => keyless?.stop());

  test('a token gets 503 with Retry-After, so that nobody has to sign in again', async () => {
    const { send: sendKeyless } = createApiClient(() => keyless);
    const token = await mint({});
    const { status, headers, problem } = await sendKeyless(getSession, {}, { token });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(problem).toMatchObject({ title: 'Not available' });
  });
});
