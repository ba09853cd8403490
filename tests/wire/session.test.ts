import { getAppSettings } from '@vse/domain/records/app-settings';
import { createUserLogs } from '@vse/domain/records/user-logs';
import { endSessions, getSession, listUserSettings } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, listAll, MANAGER, request, SALESPERSON, send } from '../support/api.ts';

describe('demo mode', () => {
  test('ignores a token in the header that the platform overwrites', async () => {
    const headers = { authorization: `Bearer ${demoToken('Admin')}` };
    expect((await request(getSession.name, { headers })).status).toBe(401);
  });

  test('a Manager ends the sessions of no other person, not even of their own provider', async () => {
    const { userId: id } = await call(getSession, {}, SALESPERSON);
    expect((await send(endSessions, { id }, MANAGER)).status).toBe(404);
  });

  test('recording the sign-in of another user is refused', async () => {
    const { userId } = await call(getSession, {}, MANAGER);
    expect((await send(createUserLogs, { userId }, SALESPERSON)).status).toBe(403);
  });
});

test('the app gets its settings without a key, and no secret', async () => {
  const { status, body } = await request(getAppSettings.name, {}, { key: null });
  expect(status).toBe(200);
  expect(Object.keys(body as object).sort()).toEqual([
    'authorityMetadata',
    'clientId',
    'companyDomain',
    'companyProvider',
    'functionKey',
    'groupIds',
    'isDemoMode',
    'supportEmail',
    'tenantId',
  ]);
});

test('an Admin lists all users, a Manager their provider’s, a Salesperson themselves', async () => {
  const all = await listAll(listUserSettings, ADMIN);
  const provider = await listAll(listUserSettings, MANAGER);
  const own = await listAll(listUserSettings, SALESPERSON);
  const providers = new Set(provider.map((user) => user.provider));
  expect(providers.size).toBe(1);
  expect(all.some((user) => !providers.has(user.provider))).toBe(true);
  expect(own.map(({ email }) => email)).toEqual(['jonah.adler@aurum.example']);
});
