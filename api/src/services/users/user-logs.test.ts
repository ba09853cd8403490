import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices, SEALING, type ServicesInTest } from '../../../../tests/support/services.ts';
import { recordsOf } from '../../store/typed-containers.ts';

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({});
});
afterEach(() => opened.stop());

/** A sign-in on a past day, as stored in the log. */
async function signIn(userId: string, date: string, provider = 'aurum') {
  const { userLogs, userLogPeople } = recordsOf(opened.store, SEALING);
  await userLogs.create({ id: `${userId} ${date}`, userId, provider, date });
  const person = { id: userId, provider, lastDate: date };
  const held = await userLogPeople.read(userId);
  if (!held) await userLogPeople.create(person);
  else if (held.doc.lastDate < date) await userLogPeople.replace(person, held.etag);
}

const people = (range?: { from: string; before: string }, page = {}) =>
  opened.services.userLogs.pagePeople([], range, { limit: 2, ...page });

test('a page of a range is never empty while more people follow', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await signIn(name, '2026-05-02T08:00:00.000Z');
  await signIn('old', '2026-05-01T08:00:00.000Z');
  const range = { from: '2026-05-01T00:00:00.000Z', before: '2026-05-02T00:00:00.000Z' };
  expect(await people(range)).toEqual({
    logs: [{ user_id: 'old', totalCount: 1, lastLoginTimestamp: 1_777_622_400 }],
  });
  expect(await people({ ...range, before: '2026-05-01T01:00:00.000Z' })).toEqual({ logs: [] });
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
  const one = await opened.services.userLogs.pageOf('ana', [], range, { limit: 9 });
  expect(one.logs).toHaveLength(totalCount);
});

test('people of entries from before the list of people are added once', async () => {
  const { userLogs, userLogPeople } = recordsOf(opened.store, SEALING);
  for (const day of ['1', '2'])
    await userLogs.create({
      ...{ id: `entry ${day}`, userId: 'ana', provider: 'aurum' },
      date: `2026-05-0${day}T08:00:00.000Z`,
    });
  expect((await people()).logs).toEqual([]);
  expect(await opened.services.userLogs.countInOld()).toBe(1);
  expect(await opened.services.userLogs.countInOld()).toBe(0);
  expect((await people()).logs).toEqual([
    { user_id: 'ana', totalCount: 2, lastLoginTimestamp: 1_777_708_800 },
  ]);
  expect(await userLogPeople.count([])).toBe(1);
});
