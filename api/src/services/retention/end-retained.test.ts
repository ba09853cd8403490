import { DAY_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { HOUSE } from '../../../../tests/support/house.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import { addSmallCatalogue, changeFragrances } from '../../../../tests/support/small-catalogue.ts';
import { readConfig } from '../../config.ts';
import { undoChangeSet } from '../../jobs/change-set.ts';
import { endRecordsJob } from '../../jobs/end-records.ts';
import { everything } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord, updateRecord } from '../catalogue/catalogue.ts';
import { type Context, createContext } from '../context.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { endRetained, type RetentionCursor } from './end-retained.ts';
import { previewRetained } from './preview-retained.ts';

const DAY_MINUTES = 24 * 60;
const LIMITS = { within: 5000, records: 200 };
const NOTHING = { ended: 0, failed: 0 };
const ON = {
  KEEP_INVITES_DAYS: '30',
  KEEP_UNFINISHED_DAYS: '60',
  KEEP_RESULTS_DAYS: '90',
  KEEP_LOGS_DAYS: '100',
  KEEP_HISTORY_DAYS: '200',
};

let opened: OpenedContext;
beforeEach(() => {
  cursor = { marks: {}, failed: [] };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  opened = openContext({}, ON);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

/** The same database with other settings. */
async function reopened(env: Record<string, string>) {
  await opened.stop();
  opened = openContext({}, env);
}
const records = () => recordsOf(opened.store);
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
/** Where the last run has stopped. */
let cursor: RetentionCursor;
async function endIn(context: Context, limits = LIMITS) {
  const run = await endRetained(context, cursor, limits);
  cursor = run.cursor;
  return { ended: run.ended, failed: cursor.failed.length };
}
const end = (limits = LIMITS) => endIn(opened.context, limits);

const addResult = (id: string, days: number, isQuizCompleted: boolean) =>
  records().quizResults.create({
    ...resultDoc(id, ago(days), { isQuizCompleted }),
    quizCompleteDate: isQuizCompleted ? ago(days) : null,
    inviteId: `invite-${id}`,
    invite: { name: 'Ana Marked', email: 'ana@marked.example', provider: 'p' },
  });
async function addInvite(id: string, expired: number) {
  await createInviteWithFreshCode(opened.context, id, {
    ...{ name: 'Ana Marked', email: `${id}@marked.example`, provider: 'p' },
    ...{ salesperson: 's@aurum.example', salespersonId: '' },
  });
  const { doc, etag } = (await records().invites.read(id)) ?? expect.fail('No invite');
  await records().invites.replace({ ...doc, expiresDate: ago(expired) }, etag);
}
const addSignIn = (id: string, days: number) =>
  records().userLogs.create({ id, userId: 'jo', provider: null, date: ago(days) });
const idsOf = async (name: 'userLogs' | 'userLogPeople' | 'userLanguageHistory' | 'formerStates') =>
  (await everything<{ id: string }>(records()[name])).map(({ doc }) => doc.id).sort();
async function addAll() {
  for (const [id, days] of [
    ['old', 1],
    ['new', -1],
  ] as const) {
    await addInvite(`invite-${id}`, 30 + days);
    await addResult(`unfinished-${id}`, 60 + days, false);
    await addResult(`finished-${id}`, 90 + days, true);
    await addSignIn(`sign-in-${id}`, 100 + days);
    const date = ago(100 + days);
    await records().userLogPeople.create({
      ...{ id: `person-${id}`, provider: null, lastDate: date, count: 1, countAtProvider: 1 },
    });
    await records().userLanguageHistory.create({ id, userId: 'jo', language: 'fr', date });
    await records().formerStates.create({
      ...{ id: `state-${id}`, record: 'r', date: ago(900), replacedDate: ago(200 + days) },
      ...{ keepUntil: ago(-200), state: {} },
    } as never);
  }
}
const marked = async () => {
  const { invites, quizResults } = records();
  const docs = [...(await everything(invites)), ...(await everything(quizResults))];
  return docs.filter(({ doc }) => /marked/i.test(JSON.stringify(doc))).map(({ doc }) => doc.id);
};

test('only what is older than its setting ends, each kind by its own date', async () => {
  await addAll();
  expect(await end()).toEqual({ ended: 7, failed: 0 });
  expect((await marked()).sort()).toEqual(['finished-new', 'invite-new', 'unfinished-new']);
  expect(await idsOf('userLogs')).toEqual(['sign-in-new']);
  expect(await idsOf('userLogPeople')).toEqual(['person-new']);
  expect(await idsOf('userLanguageHistory')).toEqual(['new']);
  expect(await idsOf('formerStates')).toEqual(['state-new']);
  // As anonymous records, which insight still counts.
  expect(await records().quizResults.count([])).toBe(4);
  expect(await records().invites.count([])).toBe(2);
  expect(await end()).toEqual(NOTHING);
});

test('invites and results are deleted where the setting says so', async () => {
  await reopened({ ...ON, KEEP_ANONYMOUS: 'false' });
  await addAll();
  expect(await end()).toEqual({ ended: 7, failed: 0 });
  expect([await records().quizResults.count([]), await records().invites.count([])]).toEqual([
    2, 1,
  ]);
});

test('a state is kept for as long after it was replaced as the setting says', async () => {
  await addRecord(opened.context, adjectiveKind, 'calm', { name: 'calm' });
  opened.pass(300 * DAY_MINUTES);
  await updateRecord(opened.context, adjectiveKind, 'calm', undefined, { name: 'calmer' });
  // Saved 300 days ago, and replaced just now.
  expect(await end()).toEqual(NOTHING);
  expect(await idsOf('formerStates')).toHaveLength(1);
  opened.pass(199 * DAY_MINUTES);
  expect(await end()).toEqual(NOTHING);
  opened.pass(2 * DAY_MINUTES);
  expect(await end()).toEqual({ ended: 1, failed: 0 });
});

test('a state that is replaced long after the last run goes in its time', async () => {
  await addRecord(opened.context, adjectiveKind, 'calm', { name: 'calm' });
  for (const name of ['calmer', 'calmest']) {
    opened.pass(305 * DAY_MINUTES);
    await updateRecord(opened.context, adjectiveKind, 'calm', undefined, { name });
    await end();
  }
  expect(await idsOf('formerStates')).toHaveLength(1);
  opened.pass(201 * DAY_MINUTES);
  await end();
  expect(await idsOf('formerStates')).toEqual([]);
});

test('a change set that was made just now stays whole and undoable', async () => {
  await addSmallCatalogue(opened.context);
  opened.pass(300 * DAY_MINUTES);
  const set = await changeFragrances(opened.context, { publishState: 'Draft' }, ['sea', 'sun']);
  expect(await end()).toEqual(NOTHING);
  const undo = await undoChangeSet(opened.context, 'undo', set.id, { userId: null });
  expect(undo).toMatchObject({ state: 'done', written: 2, left: [] });
});

test('without settings nothing ends, and nothing is read', async () => {
  await reopened({});
  await addAll();
  expect(await opened.store.callsOf(() => end())).toEqual([]);
  expect(await marked()).toHaveLength(6);
});

test('a run stops at its limit, and the next ones go on until all have ended', async () => {
  for (let number = 0; number < 7; number += 1) await addSignIn(`s${number}`, 200 - number);
  expect((await end({ ...LIMITS, records: 3 })).ended).toBe(3);
  expect(await idsOf('userLogs')).toEqual(['s3', 's4', 's5', 's6']);
  expect((await end({ ...LIMITS, within: 0 })).ended).toBe(0);
  for (const ended of [3, 1, 0]) expect((await end({ ...LIMITS, records: 3 })).ended).toBe(ended);
  expect(await idsOf('userLogs')).toEqual([]);
});

test('a run looks at no result again that was made anonymous before', async () => {
  for (let number = 0; number < 5; number += 1) await addResult(`r${number}`, 100 + number, true);
  await end();
  const calls = await opened.store.callsOf(() => end());
  // The newest one, whose date is the mark, is read to see its date, and read twice to be changed.
  expect(calls.filter((call) => call === 'quizResults.read')).toHaveLength(3);
  expect(calls.filter((call) => !/\.(read|page)$/.test(call))).toEqual([]);
});

test('a record that fails holds up no other, and ends with a later run', async () => {
  for (const id of ['a', 'b', 'c']) await addSignIn(id, 200);
  const fail = vi.fn(() => Promise.reject(new Error('Down')));
  opened.store.beforeCall('userLogs.remove', fail);
  const first = await end();
  expect(first).toEqual({ ended: 2, failed: 1 });
  expect(await idsOf('userLogs')).toHaveLength(1);
  expect(await end()).toEqual({ ended: 1, failed: 0 });
  expect(await idsOf('userLogs')).toEqual([]);
});

test('a failed record whose kind loses its end waits until the kind has one again', async () => {
  await addSignIn('a', 200);
  await addSignIn('b', 150);
  opened.store.beforeCall('userLogs.remove', () => Promise.reject(new Error('Down')));
  expect((await end()).failed).toBe(1);
  const config = (env: Record<string, string>) =>
    readConfig({ ...HOUSE, SQLITE_FILE: 'x', ...env });
  const endWith = (env: Record<string, string>) => endIn(createContext(config(env), opened.store));
  expect((await endWith({ KEEP_RESULTS_DAYS: '90' })).ended).toBe(0);
  expect((await endWith({ KEEP_LOGS_DAYS: '300' })).ended).toBe(0);
  expect(await idsOf('userLogs')).toEqual(['a']);
  expect((await endWith({ KEEP_LOGS_DAYS: '100' })).ended).toBe(1);
  expect(await idsOf('userLogs')).toEqual([]);
});

test('a quiz that is completed after it failed to end keeps its person', async () => {
  await addResult('late', 70, false);
  opened.store.beforeCall('quizResults.replace', () => Promise.reject(new Error('Down')));
  expect((await end()).failed).toBe(1);
  const { doc, etag } = (await records().quizResults.read('late')) ?? expect.fail('No result');
  const done = { isQuizCompleted: true, quizCompleteDate: ago(0) };
  await records().quizResults.replace({ ...doc, ...done }, etag);
  expect(await end()).toEqual(NOTHING);
  expect(await marked()).toEqual(['late']);
});

test('an invite that is sent again, or a sign-in, while the timer runs keeps the record', async () => {
  await addInvite('ana', 40);
  const date = ago(150);
  const person = { id: 'jo', provider: null, lastDate: date, count: 1, countAtProvider: 1 };
  await records().userLogPeople.create(person);
  const others = recordsOf(opened.database);
  opened.store.beforeCall('invites.read', async () => {
    const { doc, etag } = (await others.invites.read('ana')) ?? expect.fail('No invite');
    await others.invites.replace({ ...doc, expiresDate: ago(-10) }, etag);
  });
  opened.store.beforeCall('userLogPeople.remove', async () => {
    const { doc, etag } = (await others.userLogPeople.read('jo')) ?? expect.fail('No person');
    await others.userLogPeople.replace({ ...doc, lastDate: ago(0), count: 2 }, etag);
  });
  await end();
  expect(await marked()).toEqual(['ana']);
  expect((await others.userLogPeople.read('jo'))?.doc.count).toBe(2);
});

test('more records of one date than a run may end do not stop the runs', async () => {
  const date = ago(100);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await records().quizResults.create({
      ...resultDoc(id, date, { isQuizCompleted: true }),
      ...{ quizCompleteDate: date, inviteId: `invite-${id}` },
      invite: { name: 'Ana Marked', email: 'ana@marked.example', provider: 'p' },
    });
  for (const ended of [3, 3, 1, 0])
    expect((await end({ ...LIMITS, records: 3 })).ended).toBe(ended);
  expect(await marked()).toEqual([]);
});

test('time that passes ends what the clock makes old, but no invite that is open', async () => {
  await addInvite('ana', -10);
  expect(await end()).toEqual(NOTHING);
  opened.pass(39 * 24 * 60);
  expect(await end()).toEqual(NOTHING);
  opened.pass(2 * 24 * 60);
  expect((await end()).ended).toBe(1);
  expect(await marked()).toEqual([]);
});

test('the preview counts what would go and names the oldest, and changes nothing', async () => {
  await reopened({ KEEP_LOGS_DAYS: '100' });
  await addAll();
  const { isAnonymous, items } = await previewRetained(opened.context, 91);
  expect(isAnonymous).toBe(true);
  expect(items.map(({ kind, days, count }) => [kind, days, count])).toEqual([
    ['invites', null, 0],
    ['unfinished', null, 0],
    ['finished', null, 1],
    ['signIns', 100, 1],
    ['signedIn', 100, 1],
    ['languages', 100, 1],
    ['history', null, 2],
  ]);
  expect(items.map(({ oldest }) => oldest?.slice(0, 10))).toEqual(
    [31, 61, 91, 101, 101, 101, 201].map((days) => ago(days).slice(0, 10)),
  );
  expect(await marked()).toHaveLength(6);
  await runRegular(opened.context, endRecordsJob);
  const after = await previewRetained(opened.context, 91);
  expect(after.items.slice(3, 6).map(({ count }) => count)).toEqual([0, 0, 0]);
});
