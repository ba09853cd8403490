import { wordsOf } from '@vse/domain/rules/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { staffDoc } from '../../../../tests/support/demo-staff.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { erasePerson } from '../../jobs/erasure.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { addSettings } from '../users/let-in-user.ts';
import { keptOf } from './kept.ts';
import { findPeople } from './person.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({}, {}, { blobs: createKeptFiles().blobs });
});
afterEach(() => opened.stop());

const DATE = '2026-05-11T10:00:00.000Z';
const find = (text: string) => findPeople(opened.context, text);
const addInvite = (id: string, email: string, name = 'Ana Silva') =>
  recordsOf(opened.store).invites.create(
    inviteDoc(id, DATE, {
      ...{ name, email, emailKey: email.toLowerCase() },
      findWords: wordsOf(`${name} ${email}`),
    }),
  );
const addResult = (id: string, email: string, name = 'Ana Silva') =>
  recordsOf(opened.store).quizResults.create(
    resultDoc(id, DATE, {
      ...{ inviteId: id, invite: { name, email } },
      findWords: wordsOf(`${name} ${email}`),
    }),
  );

describe('a search', () => {
  beforeEach(async () => {
    await addInvite('one', 'Ana@first.example');
    await addInvite('two', 'ana@first.example', 'Ana da Silva');
    await addInvite('three', 'ana@second.example');
    for (const id of ['one', 'two', 'three']) await addResult(id, 'ana@first.example');
    await addSettings(opened.context, 'user', {
      ...{ firstName: 'Anabel', lastName: 'Reed', email: 'ana@first.example' },
      ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '', logo: '' },
    });
    await addInvite('other', 'ben@example.com', 'Ben Silva');
  });

  const FIRST = {
    ...{ address: 'ana@first.example', names: ['Ana Silva', 'Ana da Silva', 'Anabel Reed'] },
    ...{ isUser: true, invites: 2, results: 3 },
  };
  const SECOND = {
    ...{ address: 'ana@second.example', names: ['Ana Silva'] },
    ...{ isUser: false, invites: 1, results: 0 },
  };

  test('finds each address once, with all its names and how much there is', async () => {
    expect(await find('ANA')).toEqual({ items: [FIRST, SECOND], hasMore: false });
    const { items } = await find('silva');
    expect(items.map(({ address, names }) => `${address} ${names}`)).toEqual([
      'ana@first.example Ana Silva,Ana da Silva',
      'ana@second.example Ana Silva',
      'ben@example.com Ben Silva',
    ]);
  });

  test('finds by address, also a user whom nobody has invited', async () => {
    expect((await find('ana@second.example')).items).toEqual([SECOND]);
    await addSettings(opened.context, 'alone', {
      ...{ firstName: 'Jo', lastName: 'Frey', email: 'office@house.example' },
      ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '', logo: '' },
    });
    for (const text of ['frey jo', 'office@house'])
      expect((await find(text)).items).toEqual([
        {
          ...{ address: 'office@house.example', names: ['Jo Frey'], isUser: true },
          ...{ invites: 0, results: 0 },
        },
      ]);
  });

  test.each(['', '  ', '@', 'nobody'])('of %j finds nobody', async (text) => {
    expect(await find(text)).toEqual({ items: [], hasMore: false });
  });
});

test('a record that cannot be read hides nobody else from a search', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await addInvite('one', 'ana@first.example');
  const { invites, quizResults, userSettings } = recordsOf(opened.store);
  const findWords = ['ana'];
  await invites.create({ ...inviteDoc('nameless', DATE), name: null, findWords } as never);
  await quizResults.create({ ...resultDoc('empty', DATE), invite: null, findWords } as never);
  const user = staffDoc({ id: 'ana', email: '', role: 'Manager', provider: 'house' });
  await userSettings.create({ ...user, firstName: 'Ana', email: null } as never);
  expect(await find('ana')).toMatchObject({ items: [{ address: 'ana@first.example' }] });
  const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)));
  error.mockRestore();
  expect(lines.map(({ event, kind, id }) => [event, kind, id])).toEqual([
    ['unreadable', 'invites', 'nameless'],
    ['unreadable', 'quizResults', undefined],
    ['unreadable', 'userSettings', 'ana'],
  ]);
});

test('a search shows 20 people, and says when there are more', async () => {
  for (let number = 10; number < 30; number += 1)
    await addInvite(`${number}`, `ana@${number}.example`);
  expect(await find('ana')).toMatchObject({ items: { length: 20 }, hasMore: false });
  await addInvite('last', 'ana@last.example');
  const { items, hasMore } = await find('ana');
  expect([items.length, items.at(-1)?.address, hasMore]).toEqual([20, 'ana@29.example', true]);
});

test('a search reads no results of projects, which have no address', async () => {
  const { quizResults } = recordsOf(opened.store);
  for (let number = 0; number < 21; number += 1) {
    const projectName = `ana ${number}`;
    await quizResults.create(
      resultDoc(`project-${number}`, DATE, { projectName, findWords: ['ana'] }),
    );
  }
  expect(await find('ana')).toEqual({ items: [], hasMore: false });
});

test.each([
  [50, 'invites', addInvite],
  [20, 'results', addResult],
] as const)(
  'a search that reads no more than %d %s says that there are more',
  async (most, _, add) => {
    for (let number = 0; number < most; number += 1) await add(`${number}`, 'ana@first.example');
    expect((await find('ana')).hasMore).toBe(false);
    await add('last', 'ana@second.example');
    expect((await find('ana')).hasMore).toBe(true);
  },
);

describe('a user with a namesake', () => {
  const addUser = (id: string, firstName: string, lastName: string) =>
    addSettings(opened.context, id, {
      ...{ firstName, lastName, email: `${id}@house.example`, logo: '' },
      ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
    });
  const namesakes = async () => (await keptOf(opened.context, 'one@house.example')).namesakes;

  test.each([
    ['Ana Maria', 'Silva', 1],
    ['Ana', 'Maria Silva', 1],
    ['Ana Maria Silva', '', 1],
    ['Maria', 'Silva', 0],
    ['Ana Maria', 'Da Silva', 0],
  ])(
    'counts the namesakes however the name is parted: %j and %j are %i',
    async (first, last, count) => {
      await addUser('one', 'Ana Maria', 'Silva');
      await addUser('two', first, last);
      expect(await namesakes()).toBe(count);
    },
  );
});

test('A look at one person, and erasing them, read as much in a larger house', async () => {
  const { invites, mails, quizResults, userSettings } = recordsOf(opened.store);
  const fill = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const email = `guest-${at}@example.com`;
      await addInvite(`invite-${at}`, email, `Guest ${at}`);
      await addResult(`result-${at}`, email, `Guest ${at}`);
      await mails.create(mailDoc(`mail-${at}`, 'sent', email));
      await userSettings.create(
        staffDoc({ id: `user-${at}`, email: `${at}@house.example`, role: 'Manager', provider: '' }),
      );
    }
  };
  const costOf = async (work: () => Promise<unknown>) => {
    const before = opened.store.documents();
    const calls = await opened.store.callsOf(work);
    return { calls: calls.length, documents: opened.store.documents() - before };
  };
  const look = () => keptOf(opened.context, 'ana@first.example');
  const erase = () =>
    erasePerson(opened.context, 'ana@first.example', 'deleted', { by: 'Admin', withinMs: 9000 });
  const costs = async () => {
    await addInvite('ana', 'ana@first.example');
    return { look: await costOf(look), erase: await costOf(erase) };
  };
  await fill(0, 3);
  await costs();
  const small = await costs();
  await fill(3, 60);
  expect(await costs()).toEqual(small);
  expect(small.look.documents).toBeLessThan(10);
  expect([await invites.count([]), await quizResults.count([])]).toEqual([60, 60]);
});
