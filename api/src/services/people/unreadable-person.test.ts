import { wordsOf } from '@vse/domain/rules/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { addSmallCatalogue } from '../../../../tests/support/small-catalogue.ts';
import { erasePerson } from '../../jobs/erasure.ts';
import type { ContainerName, Doc } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { quotasOf } from '../mail/mail-quota.ts';
import { REASON_WORD } from '../quiz/note-outcome.ts';
import { exportPerson, keptOf } from './kept.ts';

const DATE = '2026-05-11T10:00:00.000Z';
const ANA = { name: 'Ana Silva', email: 'ana@marked.example' };
const findWords = wordsOf(`${ANA.name} ${ANA.email}`);

let opened: OpenedContext;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  opened = openContext({}, {}, { blobs: createKeptFiles().blobs });
  await addSmallCatalogue(opened.context);
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
  const { invites, quizResults, mails } = recordsOf(opened.store);
  await invites.create(inviteDoc('invite', DATE, { ...ANA, emailKey: ANA.email, findWords }));
  const version = (await recordsOf(opened.store).publishedHead.read('head'))?.doc.version ?? '';
  const answered = { inviteId: 'invite', invite: ANA, findWords, version, selected: [[0]] };
  await quizResults.create(resultDoc('result', DATE, answered));
  await mails.create(mailDoc('mail', 'sent', ANA.email));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

type Planted = Doc & Record<string, unknown>;
const plant = (container: ContainerName, doc: Planted) =>
  opened.store.container<Planted>(container).create({ changed: 0, ...doc });
const unreadableOnes = () => [
  ...new Set(
    logged
      .filter(({ event }) => event === 'unreadable')
      .map(({ kind, id }) => `${String(kind)} ${String(id ?? '(not logged)')}`),
  ),
];
const COUNTS = [
  { place: 'invites', count: 1 },
  { place: 'results', count: 1 },
  { place: 'mails', count: 1 },
];

describe('A record that cannot be read', () => {
  const LIMITS = quotasOf(ANA.email).to;
  test.each<[string, ContainerName, Planted]>([
    [
      'a result with its words',
      'quizResults',
      { ...resultDoc('bad', DATE), findWords, invite: null as never },
    ],
    [
      'a result of a number',
      'quizResults',
      { ...resultDoc('bad', DATE), findWords, invite: { email: 7 } as never },
    ],
    ['a count of mails', 'rateLimits', { id: LIMITS, mails: 7 }],
  ])('is left out of what is kept, counted and logged: %s', async (_, container, doc) => {
    await plant(container, doc);
    const { places, unreadable, names } = await keptOf(opened.context, ANA.email);
    expect({ places, unreadable, names }).toEqual({
      places: COUNTS,
      unreadable: 1,
      names: ['Ana Silva'],
    });
    expect(unreadableOnes()).toEqual([
      container === 'quizResults' ? 'quizResults (not logged)' : `${container} ${doc.id}`,
    ]);
    const handedOut = await exportPerson(opened.context, ANA.email);
    expect(handedOut.places.map(({ place, records }) => [place, records.length])).toEqual([
      ['invites', 1],
      ['results', 1],
      ['mails', 1],
    ]);
    expect(handedOut.unreadable).toBe(1);
    const erased = await erasePerson(opened.context, ANA.email, 'deleted', {
      by: 'Admin',
      withinMs: 10_000,
    });
    expect(erased).toMatchObject({ isDone: true, places: COUNTS });
  });

  test.each<[string, ContainerName, Planted]>([
    [
      'a mail',
      'mails',
      { ...mailDoc('bad', 'queued'), recipient: null, sealedText: null, subject: null },
    ],
    [
      'an invite',
      'invites',
      { ...inviteDoc('bad', DATE), name: null, email: null, salesperson: null },
    ],
    [
      'a former state',
      'history',
      { id: 'bad', record: 'gone', date: DATE, keepUntil: DATE, replacedDate: null, state: null },
    ],
    ['a user', 'userSettings', { ...userLike('bad'), email: null, firstName: 7 }],
  ])('about another person changes nothing: %s', async (_, container, doc) => {
    await plant(container, doc);
    expect(await keptOf(opened.context, ANA.email)).toMatchObject({
      places: COUNTS,
      unreadable: 0,
    });
    expect(await exportPerson(opened.context, ANA.email)).toMatchObject({ unreadable: 0 });
    const erased = await erasePerson(opened.context, ANA.email, 'deleted', {
      by: 'Admin',
      withinMs: 10_000,
    });
    expect(erased).toMatchObject({ isDone: true, places: COUNTS });
  });

  test('of their own settings gives no name, and is handed out', async () => {
    await plant('userSettings', {
      ...userLike('ana'),
      emailKey: ANA.email,
      firstName: 7,
      formerMemberIds: 7,
    });
    const { isUser, places, names } = await keptOf(opened.context, ANA.email);
    expect({ isUser, names, users: places[0] }).toEqual({
      isUser: true,
      names: ['Ana Silva'],
      users: { place: 'users', count: 1 },
    });
    expect(unreadableOnes()).toEqual(['userSettings ana']);
  });

  test('may have a text that names the person, which is said', async () => {
    await plant('quizResults', {
      ...resultDoc('bad', DATE),
      ...{ findWords: [REASON_WORD], invite: null, outcomes: [{ reason: 'Says Ana Silva' }] },
    });
    await plant('quizResults', {
      ...resultDoc('good', DATE),
      ...{ findWords: [REASON_WORD], outcomes: [{ reason: 'Says Ana Silva' }] },
    });
    const { mentions, unreadable } = await keptOf(opened.context, ANA.email, { texts: true });
    expect(mentions?.map(({ id }) => id)).toEqual(['good']);
    expect(unreadable).toBe(1);
  });
});

describe('The answers of a result', () => {
  const answersIn = async () => {
    const { places, unreadable } = await exportPerson(opened.context, ANA.email);
    const results = places.find(({ place }) => place === 'results')?.records ?? [];
    return { answers: results.map((one) => (one as { answers?: unknown }).answers), unreadable };
  };

  test('are handed out', async () => {
    expect(await answersIn()).toEqual({
      answers: [[{ question: 'Which mood?', answers: ['The quiet one'] }]],
      unreadable: 0,
    });
  });

  test.each([
    ['is gone', undefined],
    ['cannot be read', { id: 'v1', questions: null }],
  ])('are left out when the version of the quiz %s, and counted', async (_, version) => {
    if (version) await plant('quizVersions', version);
    const { quizResults } = recordsOf(opened.store);
    await quizResults.create(
      resultDoc('second', DATE, { inviteId: 'second', invite: ANA, findWords, version: 'v1' }),
    );
    const { answers, unreadable } = await answersIn();
    expect(answers.map((each) => each !== undefined)).toEqual([true, false]);
    expect(unreadable).toBe(1);
    expect(unreadableOnes()).toEqual(['quizResults (not logged)']);
  });
});

function userLike(id: string): Planted {
  return {
    ...{ id, email: ANA.email, emailKey: '', firstName: 'Jo', sortKey: '', lastName: '', logo: '' },
    ...{ provider: 'house', role: 'Manager', roleState: 'applied', activeDirectoryMemberId: '' },
  };
}
