import type { ListedKind } from '@vse/domain/contract/listed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../tests/support/endpoints.ts';
import { ABSENT, openPoisoned, type Poisoned } from '../../../../tests/support/poisoned.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { removeRecord } from '../../services/catalogue/catalogue.ts';
import { fragranceKind } from '../../services/catalogue/fragrances.ts';

const BAD = 'bad-record';

let opened: Poisoned;
beforeAll(async () => {
  opened = await openPoisoned();
});
afterAll(() => opened.stop());

const endpointOf = (name: string) =>
  Object.values<Endpoint>(endpoints).find(({ contract }) => contract.name === name) ??
  expect.fail(`No ${name}`);

const LISTS = {
  adjectives: { call: 'vseListAdjectives' },
  'whole fragrances': { call: 'vseListFragrancesExtended' },
  'rows of fragrances': { call: 'vseListFragrancesExtended', input: { fields: 'list' } },
  'one fragrance': { call: 'vseListFragrancesExtended', input: { id: BAD } },
  providers: { call: 'vseListProviders' },
  questions: { call: 'vseListQuestions' },
  results: { call: 'vseListQuizResults' },
  exported: { call: 'vseExportQuizResults' },
  invites: { call: 'vseListInvites' },
  users: { call: 'vseListUserSettings' },
  people: { call: 'vseGetUserLogs' },
  'sign-ins': { call: 'vseGetUserLogs', input: { userId: 'Manager', isShowUserWiseLogs: 'true' } },
  audit: { call: 'vseListAudit', input: { kind: 'file' } },
} satisfies Record<string, { call: string; input?: Record<string, string> }>;
type ListName = keyof typeof LISTS;

const ask = (list: ListName, role: 'Admin' | 'Manager' = 'Admin') => {
  const { call, input = {} } = { input: {}, ...LISTS[list] };
  return opened.callAs(role, endpointOf(call), input);
};

/** The record with this id is bad while `work` runs. */
async function withBad(kind: ListedKind, change: Change, work: () => Promise<void>) {
  await opened.plant(kind, BAD, change);
  try {
    await work();
  } finally {
    const stored = await opened.store.container(kind).read(BAD);
    if (stored) await opened.store.container(kind).remove(BAD, stored.etag);
  }
}

type Change = Record<string, unknown>;
type Row = [list: ListName, kind: ListedKind, change: Change, ids: string[], path: string];

describe('one bad record leaves the others of its list', () => {
  test.each<Row>([
    ['adjectives', 'adjectives', { name: 7 }, ['bold', 'calm', 'deep'], 'name'],
    ['whole fragrances', 'fragrances', { family: 'Musky' }, ['moss'], 'family'],
    ['whole fragrances', 'fragrances', { adjectives: ABSENT }, ['moss'], ''],
    ['rows of fragrances', 'fragrances', { family: 'Musky' }, ['moss'], 'family'],
    ['rows of fragrances', 'fragrances', { heroImageUrl: ABSENT }, ['moss'], ''],
    ['one fragrance', 'fragrances', { longDescription: 7 }, [], 'longDescription'],
    ['providers', 'providers', { fragrances: 'all' }, ['aurum'], 'fragrances'],
    ['questions', 'questions', { type: 'Essay' }, ['which'], 'type'],
    ['questions', 'questions', { answers: ABSENT }, ['which'], ''],
    ['results', 'quizResults', { quizStartDate: 'yesterday' }, ['RESULT'], 'quizStartDate'],
    ['results', 'quizResults', { project: ABSENT }, ['RESULT'], 'project'],
    ['exported', 'quizResults', { version: 'gone' }, ['RESULT'], ''],
    ['invites', 'invites', { expiresDate: 'soon' }, ['guest'], 'expiresDate'],
    ['invites', 'invites', { sealedCode: ABSENT }, ['guest'], ''],
    ['users', 'userSettings', { role: 'Boss' }, ['Admin', 'Manager', 'Salesperson'], 'role'],
    ['users', 'userSettings', { logo: 7 }, ['Admin', 'Manager', 'Salesperson'], ''],
    ['people', 'userLogPeople', { lastDate: 'yesterday' }, [], ''],
    ['people', 'userLogPeople', { count: 'many' }, [], 'totalCount'],
    ['sign-ins', 'userLogs', { date: 'yesterday' }, ['Manager'], ''],
    ['audit', 'audit', { count: 'many' }, ['entry'], 'count'],
  ])('%s: %s with %j', async (list, kind, change, ids, path) => {
    const expected = ids.map((id) => (id === 'RESULT' ? opened.good.quizResults : id));
    await withBad(kind, change, async () => {
      const { status, body, lines } = await ask(list);
      expect(status).toBe(200);
      const items = (body.items ?? body.logs) as { id?: string; user_id?: string }[];
      const found = items.map(({ id, user_id }) => id ?? user_id).sort();
      expect(found).toEqual(kind === 'userLogPeople' ? ['Manager'] : expected);
      expect(body).toMatchObject({ unreadable: 1, unreadableRecords: [{ kind, id: BAD }] });
      const logged = lines.filter(({ event }) => event === 'unreadable');
      expect(logged).toMatchObject([{ in: LISTS[list].call, kind, path }]);
      expect(lines.at(-1)).toMatchObject({ event: 'request', unreadable: 1 });
    });
  });

  test('a list of good records says nothing of others', async () => {
    for (const list of Object.keys(LISTS) as ListName[]) {
      const { status, body } = await ask(list);
      expect([list, status]).toEqual([list, 200]);
      expect(body, list).not.toHaveProperty('unreadable');
      expect(body, list).not.toHaveProperty('unreadableRecords');
    }
  });
});

test('the log names a bad record by its id, but a result by nothing, and has none of its values', async () => {
  await withBad('userSettings', { role: 'xenia@example.com', firstName: 'Xenia' }, async () => {
    const [line] = (await ask('users')).lines;
    expect(line).toMatchObject({ event: 'unreadable', kind: 'userSettings', id: BAD });
    expect(JSON.stringify(line)).not.toMatch(/xenia/i);
  });
  await withBad('quizResults', { quizStartDate: 'yesterday' }, async () => {
    const [line] = (await ask('results')).lines;
    expect(line).toMatchObject({ event: 'unreadable', kind: 'quizResults' });
    expect(JSON.stringify(line)).not.toContain(BAD);
  });
});

test('only an Admin is told which records are left out', async () => {
  await withBad('invites', { expiresDate: 'soon' }, async () => {
    const { body } = await ask('invites', 'Manager');
    expect(body).toMatchObject({ items: [{ id: 'guest' }], unreadable: 1 });
    expect(body).not.toHaveProperty('unreadableRecords');
  });
});

test('a page of bad records alone leads on to the next page, and that one back to it', async () => {
  const later = { quizStartDate: '9999', quizCompleteDate: null };
  await withBad('quizResults', later, async () => {
    const list = endpointOf('vseListQuizResults');
    const first = await opened.callAs('Admin', list, { limit: '1' });
    expect(first.body).toMatchObject({ items: [], unreadable: 1 });
    const page = String(first.body.nextPage);
    const second = await opened.callAs('Admin', list, { limit: '1', page });
    expect(second.body).toEqual({
      items: [expect.objectContaining({ id: opened.good.quizResults })],
      previousPage: expect.any(String),
    });
    const back = { limit: '1', page: String(second.body.previousPage) };
    expect((await opened.callAs('Admin', list, back)).body).toMatchObject({
      items: [],
      unreadable: 1,
    });
  });
});

describe('a bad record of another kind hides nothing', () => {
  test('a provider: fragrances are listed, without its stock', async () => {
    await withBad('providers', { fragrances: ABSENT }, async () => {
      const { body } = await ask('rows of fragrances');
      expect(body).toMatchObject({ items: [{ id: 'moss', inventories: { stocked: 1, all: 1 } }] });
      expect(body).not.toHaveProperty('unreadable');
    });
  });

  test('an adjective: its fragrances are listed, without it', async () => {
    await withBad('adjectives', { name: null }, async () => {
      const adjectives = [{ id: BAD, name: '', weight: 1 }];
      await opened.plant('fragrances', 'second', { adjectives });
      const { body } = await ask('whole fragrances');
      expect(body).toMatchObject({ items: [{ id: 'moss' }, { id: 'second', adjectives: [] }] });
      await removeRecord(opened.context, fragranceKind, 'second', undefined);
    });
  });

  test('a mail: its invite is listed, without the state of the mail', async () => {
    const mails = opened.store.container<{ id: string; state: string }>('mails');
    const { items } = await mails.page({ where: [{ field: 'about', equals: 'guest' }], limit: 9 });
    for (const { doc, etag } of items) await mails.replace({ ...doc, state: 'lost' }, etag);
    expect((await ask('invites')).body).toMatchObject({ items: [{ id: 'guest', mail: null }] });
  });
});
