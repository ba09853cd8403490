import { HttpRequest } from '@azure/functions';
import { permissions } from '@vse/domain/access/permissions';
import { expect, test, vi } from 'vitest';
import type { Caller, Staff } from '../services/access/identify-caller.ts';
import type { Context } from '../services/context.ts';
import { callerOf, callingAs, newIdFor, requireScope, staffOf } from './caller.ts';
import { within } from './scope-conditions.ts';

const ANYONE = { kind: 'anyone' } as const;
const RESPONDENT: Caller = { kind: 'respondent', resultId: 'r' };
const staff = (
  kind: Staff['kind'],
  provider: Staff['provider'] = { id: 'p', name: 'P' },
): Staff => ({
  kind,
  email: 'ana@example.com',
  name: 'Ana',
  userId: 'u',
  provider,
  logo: '',
  language: 'en',
  settings: null,
});

function asking(headers: Record<string, string>, known: Caller | undefined = ANYONE) {
  const identify = vi.fn(async () => known);
  const request = new HttpRequest({ method: 'GET', url: 'http://localhost/api/a', headers });
  const caller = callerOf(request, { callers: { identify } } as unknown as Context);
  return { caller, identify };
}

test('the token comes only from X-Authorization, in any letter case', async () => {
  const { caller, identify } = asking({ 'x-authorization': 'bearer  abc' }, RESPONDENT);
  expect(await caller).toBe(RESPONDENT);
  expect(identify).toHaveBeenCalledExactlyOnceWith('abc');
  const other = asking({ authorization: 'Bearer abc' });
  expect(await other.caller).toBe(ANYONE);
  expect(other.identify).toHaveBeenCalledExactlyOnceWith(undefined);
});

test.each(['Basic abc', 'abc', 'Bearer', 'Bearer ', 'Bearer a b', ''])(
  'the header %j is refused with 401 without checking a token',
  async (header) => {
    const { caller, identify } = asking({ 'x-authorization': header });
    await expect(caller).rejects.toMatchObject({ status: 401 });
    expect(identify).not.toHaveBeenCalled();
  },
);

test('a token without access is refused with 401', async () => {
  const identify = async () => undefined;
  const request = new HttpRequest({
    method: 'GET',
    url: 'http://localhost/api/a',
    headers: { 'x-authorization': 'Bearer abc' },
  });
  const caller = callerOf(request, { callers: { identify } } as unknown as Context);
  await expect(caller).rejects.toMatchObject({ status: 401 });
});

test('a caller without permission gets 403 when signed in and 401 otherwise; everyone may do what anyone may', () => {
  const access = { Admin: 'all', Manager: 'ownProvider' } as const;
  expect(requireScope(access, staff('Manager'))).toBe('ownProvider');
  expect(() => requireScope(access, staff('Salesperson'))).toThrow(
    expect.objectContaining({ status: 403 }),
  );
  expect(() => requireScope(access, RESPONDENT)).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => requireScope(access, ANYONE)).toThrow(expect.objectContaining({ status: 401 }));
  expect(requireScope({ anyone: 'shown' }, RESPONDENT)).toBe('shown');
});

test.each([ANYONE, RESPONDENT])('$kind is not staff', (caller) => {
  expect(() => staffOf(caller)).toThrow(expect.objectContaining({ status: 403 }));
});

test('the id of a new record depends on the caller, the request id and the content', () => {
  const created = (email: string, request?: string) => `${email}/${request}`;
  const context = { ids: { created } } as unknown as Context;
  const input = { requestId: 'request-1', name: 'Calm' };
  expect(newIdFor({ caller: staff('Admin'), context, input })).toBe(
    'ana@example.com/request-1:{"name":"Calm"}',
  );
});

test('the id of a new record without a request id is left to chance', () => {
  const created = vi.fn(() => 'random');
  const context = { ids: { created } } as unknown as Context;
  expect(newIdFor({ caller: staff('Admin'), context, input: {} })).toBe('random');
  expect(created).toHaveBeenCalledExactlyOnceWith('ana@example.com', undefined);
});

test('a list is filtered by provider for a Manager, by owner for a Salesperson, and not at all for an Admin', () => {
  expect(within('all', staff('Admin'), 'salespersonId')).toEqual([]);
  expect(within('ownProvider', staff('Manager'), 'salespersonId')).toEqual([
    { field: 'provider', equals: 'p' },
  ]);
  expect(within('own', staff('Salesperson'), 'salespersonId')).toEqual([
    { field: 'salespersonId', equals: 'u' },
  ]);
});

test('a Manager without a provider is refused a list of their provider', () => {
  expect(() => within('ownProvider', staff('Manager', null), 'salespersonId')).toThrow(
    expect.objectContaining({ status: 403 }),
  );
});

test('a signed-in person without settings or role may only read their session and do what anyone may', () => {
  const outsider: Staff = { ...staff('Admin', null), userId: null, isOutsider: true };
  expect(callingAs(permissions.session.read, outsider)).toBe(outsider);
  expect(callingAs(permissions.quizResults.read, outsider)).toEqual(ANYONE);
  for (const access of [permissions.catalogue.read, permissions.quizResults.start])
    expect(() => callingAs(access, outsider)).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => callingAs(permissions.users.write, outsider)).toThrow(
    expect.objectContaining({
      status: 403,
      issues: [expect.objectContaining({ code: 'NO_ACCESS' })],
    }),
  );
  expect(callingAs(permissions.users.write, staff('Admin'))).toEqual(staff('Admin'));
});
