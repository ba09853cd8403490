import { createUserLogs, getUserLogs } from '@vse/domain/records/user-logs';
import { getSession, listUserSettings } from '@vse/domain/records/users';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, listAll, MANAGER, SALESPERSON, send } from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';

/** The Salesperson's sign-ins are counted: no other file enters any. */
const logIdOf = async (by: typeof ADMIN) => (await call(getSession, {}, by)).logId;

async function signIn(by: typeof ADMIN) {
  const userId = await logIdOf(by);
  await call(createUserLogs, { userId }, by);
  return userId;
}
const all = (filters: Record<string, string> = {}, by = ADMIN) =>
  call(getUserLogs, { limit: 200, ...filters }, by);
const soon = () => new Date(Date.now() + MINUTE_MS).toISOString();

describe('user logs', () => {
  test('count the sign-ins of each person, the newest first', async () => {
    const start = Math.floor(Date.now() / 1000);
    const userId = await signIn(SALESPERSON);
    const before = (await all()).logs.find(({ user_id }) => user_id === userId);
    await signIn(SALESPERSON);
    const { logs } = await all();
    const after = logs.find(({ user_id }) => user_id === userId);
    expect(after?.totalCount).toBe((before?.totalCount ?? 0) + 1);
    expect(after?.lastLoginTimestamp).toBeGreaterThanOrEqual(start);
    expect(after?.lastLoginTimestamp).toBeLessThanOrEqual(Date.now() / 1000);
    const times = logs.map(({ lastLoginTimestamp }) => lastLoginTimestamp);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('list the sign-ins of one person, one by one, newest first', async () => {
    const userId = await signIn(SALESPERSON);
    await signIn(SALESPERSON);
    const ask = { userId, isShowUserWiseLogs: 'true' };
    const { logs } = await all(ask);
    expect(logs.length).toBeGreaterThanOrEqual(2);
    expect(new Set(logs.map(({ user_id }) => user_id))).toEqual(new Set([userId]));
    const first = await all({ ...ask, limit: '1' });
    expect(first.logs).toHaveLength(1);
    const second = await all({ ...ask, limit: '1', page: first.nextPage ?? '' });
    expect(second.logs).toEqual(logs.slice(1, 2));
  });

  test('are narrowed to a range: a person without a sign-in in it is left out', async () => {
    const from = new Date().toISOString();
    const userId = await signIn(SALESPERSON);
    await signIn(SALESPERSON);
    const { logs } = await all({ fromDate: from, toDate: soon() });
    expect(logs.find(({ user_id }) => user_id === userId)?.totalCount).toBeGreaterThanOrEqual(2);
    const past = await all({
      fromDate: '2001-01-01T00:00:00Z',
      toDate: '2001-02-01T00:00:00+02:00',
    });
    expect(past.logs).toEqual([]);
  });

  test('a Manager reads the sign-ins of their own provider only', async () => {
    const own = await signIn(SALESPERSON);
    const ids = (await all({}, MANAGER)).logs.map(({ user_id }) => user_id);
    expect(ids).toContain(own);
    const users = await listAll(listUserSettings, ADMIN);
    const foreign = users.find(({ email }) => email === 'luc.marchand@verdier.example')?.id ?? '';
    const everybody = (await all()).logs.map(({ user_id }) => user_id);
    expect([everybody.includes(foreign), ids.includes(foreign)]).toEqual([true, false]);
    const ask = { userId: foreign, isShowUserWiseLogs: 'true' };
    expect((await all(ask, MANAGER)).logs).toEqual([]);
  });

  test.each([
    [SALESPERSON, 403],
    [NOBODY, 401],
  ])('are refused for other callers (%#)', async (by, status) => {
    const answer = await send(getUserLogs, {}, by);
    expect(answer.status).toBe(status);
    expect(answer.problem.error).toBe(answer.problem.message);
  });

  test.each([
    [{ fromDate: '2026-01-01T00:00:00Z' }, 'Please give both dates or none.'],
    [{ toDate: '2026-01-01T00:00:00Z' }, 'Please give both dates or none.'],
    [{ fromDate: 'x', toDate: 'y' }, undefined],
    [{ fromDate: '2026-02-30T00:00:00Z', toDate: '2026-03-01T00:00:00Z' }, undefined],
    [
      { fromDate: '2026-02-02T00:00:00Z', toDate: '2026-02-01T00:00:00Z' },
      'The end of the range is before its start.',
    ],
    [{ userId: 'x'.repeat(5000), isShowUserWiseLogs: 'true' }, undefined],
    [{ page: 'tampered' }, undefined],
    [{ userId: '../x', isShowUserWiseLogs: 'true' }, undefined],
  ])('refuse %j', async (query, message) => {
    const { status, problem } = await send(getUserLogs, query, ADMIN);
    expect(status).toBe(400);
    if (message) expect(problem.error).toBe(message);
  });
});
