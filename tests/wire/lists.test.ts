import { listInvites, redeemInvite } from '@vse/domain/records/invites';
import {
  createQuizResult,
  listQuizResults,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { listUserSettings } from '@vse/domain/records/users';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  firstAnswers,
  invite,
  listAll,
  MANAGER,
  providerNamed,
  SALESPERSON,
} from '../support/api.ts';
import { freshId } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

// Every sort of the paged lists, within what each role may see: the queries that need an index in Cosmos DB.

const STAFF = { Admin: ADMIN, Manager: MANAGER, Salesperson: SALESPERSON };
type Expected = Record<keyof typeof STAFF, string>;
const BY_ROLE = Object.entries(STAFF) as [keyof typeof STAFF, typeof ADMIN][];
const PRIYA = { salesperson: 'priya.raman@aurum.example' };
const inReverse = (letters: string) => [...letters].reverse().join('');

/** Expects that each role finds these in ascending order, and in reverse order in descending. */
async function expectSorted(
  found: (query: object, by: typeof ADMIN) => Promise<string>,
  query: object,
  expected: Expected,
) {
  for (const [role, by] of BY_ROLE) {
    const ascending = await found({ direction: 'ascending', ...query }, by);
    const descending = await found({ direction: 'descending', ...query }, by);
    expect([role, ascending, descending]).toEqual([
      role,
      expected[role],
      inReverse(expected[role]),
    ]);
  }
}

let luc: { provider: string; salesperson: string };
beforeAll(async () => {
  const { id: provider } = await providerNamed('Maison Verdier');
  luc = { provider, salesperson: 'luc.marchand@verdier.example' };
});

describe('the list of invites', () => {
  const word = freshId();

  beforeAll(async () => {
    const named = (name: string, email: string, by = {}) =>
      invite({ name: `${word} ${name}`, email: `${email}.${word}@example.com`, ...by });
    const c = await named('c', '2', luc);
    const a = await named('a', '4');
    const d = await named('d', '1');
    await named('b', '3', PRIYA);
    for (const { email, code } of [d, a, c]) await call(redeemInvite, { email, code });
  });

  /** The last letters of the names, in the order of the list, page by page. */
  const found = async (query: object, by: typeof ADMIN) =>
    (await listAll(listInvites, by, { find: word, limit: 2, ...query }))
      .map(({ name }) => name.at(-1))
      .join('');

  test.each<[string, object, Expected]>([
    ['name', {}, { Admin: 'abcd', Manager: 'abd', Salesperson: 'ad' }],
    ['email', {}, { Admin: 'dcba', Manager: 'dba', Salesperson: 'da' }],
    ['sent', {}, { Admin: 'cadb', Manager: 'adb', Salesperson: 'ad' }],
    ['redeemed', { status: 'redeemed' }, { Admin: 'dac', Manager: 'da', Salesperson: 'da' }],
    ['name', { status: 'open' }, { Admin: 'b', Manager: 'b', Salesperson: '' }],
  ])('is sorted by %s with %j', async (sort, filter, expected) => {
    await expectSorted(found, { sort, ...filter }, expected);
  });
});

describe('the history', () => {
  const word = freshId();

  beforeAll(async () => {
    const started = (name: string, by = {}) => begin({ name: `${word} ${name}`, ...by });
    const d = await started('d');
    const a = await started('a');
    await started('c', luc);
    await started('b', PRIYA);
    for (const { id, questions, by } of [a, d]) {
      const answers = { id, questions: firstAnswers(questions), isQuizCompleted: true };
      await call(updateQuizResult, answers, by);
    }
    for (const name of ['q', 'p']) {
      const project = { name: `${word} ${name}`, salesperson: SALES_EMAIL };
      await call(createQuizResult, { project }, SALESPERSON);
    }
  });

  const list = (query: object, by: typeof ADMIN) =>
    listAll(listQuizResults, by, { find: word, limit: 2, ...query });
  const found = async (query: object, by: typeof ADMIN) =>
    (await list(query, by))
      .map(({ project, invite }) => (project.name ?? invite.name)?.at(-1))
      .join('');

  test.each<[string, object, Expected]>([
    ['started', {}, { Admin: 'dacbqp', Manager: 'dabqp', Salesperson: 'daqp' }],
    ['completed', { isCompleted: true }, { Admin: 'ad', Manager: 'ad', Salesperson: 'ad' }],
    ['started', { isCompleted: false }, { Admin: 'cbqp', Manager: 'bqp', Salesperson: 'qp' }],
    [
      'started',
      { salesperson: SALES_EMAIL },
      { Admin: 'daqp', Manager: 'daqp', Salesperson: 'daqp' },
    ],
    [
      'completed',
      { salesperson: SALES_EMAIL, isCompleted: true },
      { Admin: 'ad', Manager: 'ad', Salesperson: 'ad' },
    ],
  ])('is sorted by %s with %j', async (sort, filter, expected) => {
    await expectSorted(found, { sort, ...filter }, expected);
  });

  test.each([{}, { salesperson: SALES_EMAIL }])(
    'is sorted by client with %j, quizzes without a project last',
    async (filter) => {
      for (const [role, by] of BY_ROLE) {
        const order = await found({ sort: 'client', direction: 'descending', ...filter }, by);
        expect([role, order.slice(0, 2)]).toEqual([role, 'qp']);
      }
    },
  );

  test('is sorted by salesperson', async () => {
    const expected: Expected = { Admin: 'jjjjlp', Manager: 'jjjjp', Salesperson: 'jjjj' };
    for (const [role, by] of BY_ROLE) {
      const items = await list({ sort: 'salesperson', direction: 'ascending' }, by);
      const initials = items
        .map(({ project, invite }) => (project.salesperson ?? invite.salesperson)?.at(0))
        .join('')
        .toLowerCase();
      expect([role, initials]).toEqual([role, expected[role]]);
    }
  });
});

test('the list of users is sorted by last name, page by page', async () => {
  const lastNames = ['Adler', 'Calder', 'Lindqvist', 'Raman', 'Reyes'];
  const sampleNames = async (by: typeof ADMIN) => {
    const users = await listAll(listUserSettings, by, { limit: 3 });
    return users
      .filter(
        ({ email, lastName }) => email.endsWith('@aurum.example') && lastNames.includes(lastName),
      )
      .map(({ lastName }) => lastName);
  };
  expect(await sampleNames(ADMIN)).toEqual(lastNames);
  expect(await sampleNames(MANAGER)).toEqual(lastNames);
  expect(await sampleNames(SALESPERSON)).toEqual(['Adler']);
});
