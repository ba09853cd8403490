import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import type { Condition } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { logSignIn, noteSignIn } from './user-history.ts';
import { pagePeople, pageSignIns } from './user-logs.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

/** A sign-in on a past day, as stored in the log. */
async function signIn(userId: string, date: string, provider = 'aurum') {
  const records = recordsOf(opened.store);
  await records.userLogs.create({ id: `${userId} ${date}`, userId, provider, date });
  await noteSignIn({ records }, { id: userId, provider, lastDate: date });
}

const people = (range?: { from: string; before: string }, page = {}, scope: Condition[] = []) =>
  pagePeople(opened.context, scope, range, { limit: 2, ...page });

test('a page of a range is never empty while more people follow', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await signIn(name, '2026-05-02T08:00:00.000Z');
  await signIn('old', '2026-05-01T08:00:00.000Z');
  const range = { from: '2026-05-01T00:00:00.000Z', before: '2026-05-02T00:00:00.000Z' };
  expect(await people(range)).toEqual({
    logs: [{ user_id: 'old', totalCount: 1, lastLoginTimestamp: 1_777_622_400 }],
    unreadableRecords: [],
  });
  expect(await people({ ...range, before: '2026-05-01T01:00:00.000Z' })).toEqual({
    logs: [],
    unreadableRecords: [],
  });
});

test('the pages of all people have each person once, those with the newest sign-in first', async () => {
  for (const day of [1, 2, 3, 4, 5]) await signIn(`on ${day}`, `2026-05-0${day}T08:00:00.000Z`);
  await signIn('on 1', '2026-05-06T08:00:00.000Z');
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await people(undefined, after ? { after } : {});
    seen.push(...page.logs.map(({ user_id, totalCount }) => `${user_id}: ${totalCount}`));
    after = page.nextPage;
  } while (after);
  expect(seen).toEqual(['on 1: 2', 'on 5: 1', 'on 4: 1', 'on 3: 1', 'on 2: 1']);
});

test('within a range, both ways lead past the people without a sign-in in it', async () => {
  for (const name of ['new', 'old']) await signIn(name, '2026-05-01T08:00:00.000Z');
  for (const name of ['a', 'b', 'c']) await signIn(name, '2026-05-02T08:00:00.000Z');
  await signIn('new', '2026-05-03T08:00:00.000Z');
  const range = { from: '2026-05-01T00:00:00.000Z', before: '2026-05-02T00:00:00.000Z' };
  const ids = ({ logs }: Awaited<ReturnType<typeof people>>) => logs.map(({ user_id }) => user_id);
  const first = await people(range, { limit: 1 });
  expect(ids(first)).toEqual(['new']);
  const second = await people(range, { limit: 1, after: first.nextPage });
  expect(ids(second)).toEqual(['old']);
  const back = await people(range, { limit: 1, after: second.previousPage });
  expect(ids(back)).toEqual(['new']);
});

/** The screen's input for 25 October 2026, 00:00 to 23:59, in these time zones; Berlin's day has 25 hours. */
const BERLIN = { from: '2026-10-24T22:00:00.000Z', before: '2026-10-25T23:00:00.000Z' };
const NEW_YORK = { from: '2026-10-25T04:00:00.000Z', before: '2026-10-26T04:00:00.000Z' };

test.each([
  ['Berlin, over a clock change', BERLIN, 3, '2026-10-25T22:59:59.000Z'],
  ['New York', NEW_YORK, 3, '2026-10-26T03:59:59.000Z'],
] as const)('a day is the whole day of %s', async (_, range, totalCount, newest) => {
  for (const date of [
    '2026-10-24T21:59:59.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T22:59:59.000Z',
    '2026-10-25T23:00:00.000Z',
    '2026-10-26T03:59:59.000Z',
    '2026-10-26T04:00:00.000Z',
  ])
    await signIn('ana', date);
  const { logs } = await people(range);
  expect(logs).toEqual([
    { user_id: 'ana', totalCount, lastLoginTimestamp: Date.parse(newest) / 1000 },
  ]);
  const one = await pageSignIns(opened.context, 'ana', [], range, { limit: 9 });
  expect(one.logs).toHaveLength(totalCount);
});

test('the older of two sign-ins is counted, and the newest stays the newest', async () => {
  await signIn('ana', '2026-05-02T08:00:00.000Z', 'aurum');
  await signIn('ana', '2026-05-01T08:00:00.000Z', 'verdier');
  expect((await people()).logs).toEqual([
    { user_id: 'ana', totalCount: 2, lastLoginTimestamp: 1_777_708_800 },
  ]);
});

test('a provider counts only the sign-ins that a person had there', async () => {
  for (const [day, provider] of [
    [1, 'verdier'],
    [2, 'aurum'],
    [3, 'aurum'],
  ] as const)
    await signIn('ana', `2026-05-0${day}T08:00:00.000Z`, provider);
  const atAurum = [{ field: 'provider', equals: 'aurum' }];
  const ana = { user_id: 'ana', lastLoginTimestamp: 1_777_795_200 };
  expect((await people(undefined, {}, atAurum)).logs).toEqual([{ ...ana, totalCount: 2 }]);
  const range = { from: '2026-05-01T00:00:00.000Z', before: '2026-05-04T00:00:00.000Z' };
  expect((await people(range, {}, atAurum)).logs).toEqual([{ ...ana, totalCount: 2 }]);
  expect((await people()).logs).toEqual([{ ...ana, totalCount: 3 }]);
  const atVerdier = [{ field: 'provider', equals: 'verdier' }];
  expect((await people(undefined, {}, atVerdier)).logs).toEqual([]);
});

test('a page of 50 people is one query, and within a range two', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `person ${index}`);
  for (const name of names) await signIn(name, '2026-05-02T08:00:00.000Z');
  await signIn('person 7', '2026-05-02T09:00:00.000Z');
  const ask = (range?: { from: string; before: string }) => people(range, { limit: 50 });
  expect(await opened.store.callsOf(() => ask())).toEqual(['userLogPeople.page']);
  const day = { from: '2026-05-02T00:00:00.000Z', before: '2026-05-03T00:00:00.000Z' };
  expect(await opened.store.callsOf(() => ask(day))).toEqual([
    'userLogPeople.page',
    'userLogs.page',
  ]);
  const { logs } = await ask(day);
  expect([logs.length, logs[0]]).toEqual([
    50,
    { user_id: 'person 7', totalCount: 2, lastLoginTimestamp: 1_777_712_400 },
  ]);
});

test('more sign-ins than one query of a range reads are all counted', async () => {
  const { userLogs } = recordsOf(opened.store);
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 1) + minute * 60_000).toISOString();
  for (let minute = 0; minute < 5001; minute++)
    await userLogs.create({
      id: `early ${minute}`,
      userId: 'ana',
      provider: 'aurum',
      date: at(minute),
    });
  await signIn('ana', '2026-05-20T08:00:00.000Z');
  const range = { from: '2026-05-01T00:00:00.000Z', before: '2026-05-20T00:00:00.000Z' };
  expect((await people(range)).logs).toEqual([
    { user_id: 'ana', totalCount: 5001, lastLoginTimestamp: 1_777_893_600 },
  ]);
});

test('two sign-ins at the same time are both counted', async () => {
  const { context, other, store } = opened;
  await logSignIn(context, 'ana', 'aurum');
  store.beforeWrite('userLogPeople', 1, () => logSignIn(other, 'ana', 'aurum'));
  await logSignIn(context, 'ana', 'aurum');
  expect((await people()).logs).toMatchObject([{ user_id: 'ana', totalCount: 3 }]);
});

test('the first two sign-ins of a person at the same time are both counted', async () => {
  const { context, other, store } = opened;
  store.beforeWrite('userLogPeople', 1, () => logSignIn(other, 'ana', 'aurum'));
  await logSignIn(context, 'ana', 'aurum');
  expect((await people()).logs).toMatchObject([{ user_id: 'ana', totalCount: 2 }]);
});

test('a repeated sign-in is counted once', async () => {
  for (const id of ['one', 'one', 'two', 'one'])
    await logSignIn(opened.context, 'ana', 'aurum', id);
  expect((await people()).logs).toMatchObject([{ user_id: 'ana', totalCount: 2 }]);
});

test('a sign-in that crashed after its entry is counted with the next one', async () => {
  const { context, store } = opened;
  store.beforeWrite('userLogPeople', 1, () => {
    throw new Error('crashed');
  });
  await expect(logSignIn(context, 'ana', 'aurum')).rejects.toThrow('crashed');
  expect((await people()).logs).toEqual([]);
  await logSignIn(context, 'ana', 'aurum');
  expect((await people()).logs).toMatchObject([{ user_id: 'ana', totalCount: 2 }]);
});
