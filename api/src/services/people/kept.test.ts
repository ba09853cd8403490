import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { staffDoc } from '../../../../tests/support/demo-staff.ts';
import { HOUSE } from '../../../../tests/support/house.ts';
import { inviteDoc, mailDoc } from '../../../../tests/support/insight.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import {
  addFragrance,
  addSmallCatalogue,
  MOOD,
  SELLER,
} from '../../../../tests/support/small-catalogue.ts';
import { readConfig } from '../../config.ts';
import { beginErasure } from '../../jobs/erasure.ts';
import type { AuditDoc, MailDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord, updateRecord } from '../catalogue/catalogue.ts';
import { providerKind } from '../catalogue/providers.ts';
import { updateQuestion } from '../catalogue/questions.ts';
import { createContext } from '../context.ts';
import { createInvite } from '../invites/create-invite.ts';
import { findInvite } from '../invites/find-invites.ts';
import { answerQuiz } from '../quiz/answer-quiz.ts';
import { redeemInvite, startProject } from '../quiz/begin-quiz.ts';
import { readResult } from '../quiz/find-results.ts';
import { noteOutcome } from '../quiz/note-outcome.ts';
import { addSettings } from '../users/let-in-user.ts';
import { exportPerson, keptOf } from './kept.ts';

const ANA = { name: 'Ana Silva', email: 'ana@marked.example' };
const NOOR = 'noor@house.example';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, {}, { blobs: createKeptFiles().blobs });
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const records = () => recordsOf(opened.store);
/** What is kept, with the texts that name the person. */
async function keptWithTexts(address: string) {
  const { mentions = [], ...kept } = await keptOf(opened.context, address, { texts: true });
  return { ...kept, mentions };
}
const handOut = async (address: string) => {
  const { places, audit } = await exportPerson(opened.context, address);
  return { places: Object.fromEntries(places.map((one) => [one.place, one.records])), audit };
};
const fieldsOf = (list: unknown[] | undefined) => list?.map((one) => Object.keys(one as object));

describe('a guest', () => {
  beforeEach(async () => {
    const by = { provider: 'house', salesperson: SELLER.email, salespersonId: '' };
    await createInvite(opened.context, 'first', { ...ANA, ...by, code: 'AKCDX7' });
    const found =
      (await findInvite(opened.context, ANA.email, 'AKCDX7')) ?? expect.fail('No invite');
    const { id } = await redeemInvite(opened.context, found);
    const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
    await answerQuiz(opened.context, id, given, true, () => undefined);
  });

  test('gets the questions that were asked with the answers they chose', async () => {
    const { places } = await handOut(ANA.email);
    expect(places.results).toMatchObject([
      {
        container: 'quizResults',
        invite: { name: 'Ana Silva', email: 'ana@marked.example' },
        answers: [{ question: 'Which mood?', answers: ['The quiet one'] }],
      },
    ]);
  });

  test('gets every field of their records but secrets and what only the database needs', async () => {
    const { places } = await handOut(` ${ANA.email.toUpperCase()}`);
    expect(fieldsOf(places.invites)?.map((each) => each.sort().join(' '))).toEqual([
      'container email expiresDate id inviteDate isMailQueued mailId name provider responseDate revokedDate salesperson salespersonId',
    ]);
    expect(fieldsOf(places.mails)?.map((each) => each.sort().join(' '))).toEqual([
      'about attempts container createdDate id nextAttempt purpose reason recipient sentDate state subject',
    ]);
    const all = JSON.stringify(places);
    expect(all).not.toMatch(/codeHash|sealed|redeemUrl|operationId|generation|AKCDX7/);
  });

  test('has the mails to their address in any case', async () => {
    const by = { provider: 'house', salesperson: SELLER.email, salespersonId: '' };
    const email = 'Ana.Two@Marked.Example';
    await createInvite(opened.context, 'second', { name: 'Ana', email, ...by, code: 'BKCDX7' });
    const { places } = await keptOf(opened.context, 'ana.two@marked.example');
    expect(places).toContainEqual({ place: 'mails', count: 1 });
  });

  const fragrance = 'sea';
  const refuse = (id: string, reason: string) =>
    noteOutcome(
      opened.context,
      id,
      { ...{ fragrance, kind: 'refused', noted: { reason }, seen: null, by: 'noor' } },
      () => undefined,
    );

  test('is said to be named by each text that people write, but by none that an erasure removes', async () => {
    const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
    for (const id of ['other', 'taken back']) {
      await startProject(opened.context, id, SELLER, `Client ${id}`);
      await answerQuiz(opened.context, id, given, true, () => undefined);
      await refuse(id, 'Too sweet, says Ana Silva');
    }
    const back = { fragrance, kind: 'refused', noted: undefined, by: 'noor' } as const;
    const seen = (await readResult(opened.context, 'taken back')).outcomes?.[0]?.date ?? null;
    await noteOutcome(opened.context, 'taken back', { ...back, seen }, () => undefined);
    const [own] = (
      await records().quizResults.page({
        where: [{ field: 'projectName', equals: null }],
        limit: 1,
      })
    ).items;
    await refuse(own?.doc.id ?? '', 'Ana Silva has a cold');
    await addRecord(opened.context, adjectiveKind, 'dry', { name: 'dry as Ana Silva' });
    await addFragrance(opened.context, 'elm', { calm: 1 }, { longDescription: 'For Ana Silva' });
    await updateRecord(opened.context, providerKind, 'house', undefined, {
      ...{ name: 'House of ana@marked.example', fragrances: [], showLogoOnPdf: true },
    });
    await updateQuestion(opened.context, 'mood', undefined, {
      ...MOOD,
      questionText: 'Does ANA SILVA like it?',
    });
    await startProject(opened.context, 'client', SELLER, 'The wedding of Ana Silva');
    const { mentions, hasMoreMentions } = await keptWithTexts(ANA.email);
    const listed = mentions.filter(({ kind }) => !/history|Versions/.test(kind));
    expect(listed.map(({ kind, id, field, text }) => [kind, id, field, text])).toEqual([
      ['adjectives', 'dry', 'name', 'dry as Ana Silva'],
      ['fragrances', 'elm', 'longDescription', 'For Ana Silva'],
      ['providers', 'house', 'name', 'House of ana@marked.example'],
      ['questions', 'mood', 'questionText', 'Does ANA SILVA like it?'],
      ['quizResults', 'client', 'projectName', 'The wedding of Ana Silva'],
      ['quizResults', 'other', 'outcomes.reason', 'Too sweet, says Ana Silva'],
    ]);
    expect(hasMoreMentions).toBe(false);
  });

  test.each([
    [50, false],
    [51, true],
  ])('is said to be named by 50 texts at most: of %i, more is %s', async (count, hasMore) => {
    for (let number = 0; number < count; number += 1)
      await records().mails.create({
        ...mailDoc(`mail-${number}`, 'sent', 'another@example.com'),
        ...{ subject: 'Ana Silva', purpose: 'message' },
      });
    const { mentions, hasMoreMentions } = await keptWithTexts(ANA.email);
    expect([mentions.length, hasMoreMentions]).toEqual([50, hasMore]);
  });

  test('is said to be erased while the erasure is under way, and nobody else is', async () => {
    expect((await keptOf(opened.context, ANA.email)).isBeingErased).toBe(false);
    await beginErasure(opened.context, ANA.email, 'deleted', 'Admin');
    expect((await keptOf(opened.context, ANA.email)).isBeingErased).toBe(true);
    expect((await keptOf(opened.context, NOOR)).isBeingErased).toBe(false);
  });
});

describe('a user', () => {
  const entry = (id: string, who: string): AuditDoc => ({
    ...{ id, who, date: '2026-05-11T10:00:00.000Z', kind: 'adjective', what: 'vseCreateAdjective' },
    ...{ records: [], outcome: 'done', detail: '', network: '', count: 1 },
  });
  beforeEach(async () => {
    await addSettings(opened.context, 'noor', {
      ...{ firstName: 'Noor', lastName: 'Vance', email: NOOR, logo: '' },
      ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
    });
    await revise(records().userSettings, 'noor', undefined, (doc) => ({
      ...doc,
      activeDirectoryMemberId: 'account',
    }));
    await addRecord(opened.context, adjectiveKind, 'dry', { name: 'dry' }, 'noor');
    for (const [id, who] of [
      ['by-settings', 'noor'],
      ['by-account', 'account'],
      ['of-another', 'jo'],
    ] as const)
      await records().audit.create(entry(id, who));
  });

  const addMail = (state: MailDoc['state'] = 'queued') =>
    records().mails.create({
      ...mailDoc(`mail-${state}`, state, 'guest@example.com'),
      ...{ subject: 'Noor Vance invites you', purpose: 'message' },
    });

  test('is not said to be named by waiting mails, in which an erasure writes over the name', async () => {
    await addMail();
    const { mentions, places } = await keptWithTexts(NOOR);
    expect(mentions).toEqual([]);
    expect(places).toContainEqual({ place: 'mails', count: 1 });
  });

  test('has a mail once that is both to them and about them, and those that went to a former address', async () => {
    for (const [id, recipient] of [
      ['both', NOOR],
      ['former', 'noor@former.example'],
      ['only-to', NOOR],
    ] as const)
      await records().mails.create({
        ...mailDoc(id, 'sent', recipient),
        about: id === 'only-to' ? null : 'noor',
      });
    const { places } = await keptOf(opened.context, NOOR);
    expect(places).toContainEqual({ place: 'mails', count: 3 });
  });

  test('with a namesake is said to be named by mails, which an erasure leaves', async () => {
    await addMail();
    await addSettings(opened.context, 'second', {
      ...{ firstName: 'Noor', lastName: 'Vance', email: 'noor@second.example', logo: '' },
      ...{ provider: 'house', role: 'Manager', activeDirectoryMemberId: '' },
    });
    const { mentions, places } = await keptWithTexts(NOOR);
    expect(mentions).toMatchObject([{ kind: 'mails', id: 'mail-queued', field: 'text' }]);
    expect(places.map(({ place }) => place)).not.toContain('mails');
  });

  test('is said to be named by the subject of a mail that was sent, which an erasure leaves', async () => {
    await addMail('sent');
    const { mentions, places } = await keptWithTexts(NOOR);
    expect(mentions).toMatchObject([{ kind: 'mails', id: 'mail-sent', field: 'text' }]);
    expect(places.map(({ place }) => place)).not.toContain('mails');
  });

  test('is said once to be named by a waiting mail with a name that they have as a guest', async () => {
    const guest = { name: 'Noor Silva', email: NOOR, emailKey: NOOR };
    await records().invites.create(inviteDoc('guest', '2026-05-11T10:00:00.000Z', guest));
    await records().mails.create({
      ...mailDoc('mail', 'queued', 'guest@example.com'),
      subject: 'Dinner with Noor Silva',
    });
    const { mentions } = await keptWithTexts(NOOR);
    expect(mentions).toMatchObject([{ kind: 'mails', id: 'mail' }]);
  });

  test('costs no look at mails to others, except those that wait and messages', async () => {
    await addMail();
    const mailsRead = async (texts: boolean) => {
      const calls = await opened.store.callsOf(() => keptOf(opened.context, NOOR, { texts }));
      return calls.filter((call) => call.startsWith('mails.'));
    };
    // By the address, by the id of the settings, and those that wait.
    expect(await mailsRead(false)).toEqual(['mails.page', 'mails.page', 'mails.page']);
    expect(await mailsRead(true)).toHaveLength(5);
  });

  test('gets of records that others read only which they are and when', async () => {
    const { places } = await handOut(NOOR);
    expect(places.changes).toEqual([
      {
        ...{ container: 'adjectives', id: 'dry', changedBy: 'noor' },
        changedDate: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect(places.users).toMatchObject([{ email: NOOR, firstName: 'Noor', role: 'Manager' }]);
  });

  test('gets the audit entries of their settings and of their account, and no others', async () => {
    const { audit } = await handOut(NOOR);
    expect(audit).toMatchObject([{ id: 'by-settings' }, { id: 'by-account' }]);
    expect((await keptOf(opened.context, NOOR)).audit).toBe(2);
  });
});

test('of an address without a record nothing is kept and nothing is handed out', async () => {
  expect(await handOut('nobody@example.com')).toEqual({ places: {}, audit: [] });
  expect(await keptOf(opened.context, 'nobody@example.com')).toEqual({
    ...{ address: 'nobody@example.com', names: [], isUser: false, namesakes: 0 },
    ...{ places: [], audit: 0, unreadable: 0, isBeingErased: false },
  });
});

test('handing out 40,000 records takes seconds: twice as many take twice as long', async () => {
  const store = openSqliteStore(':memory:');
  const context = createContext(readConfig({ ...HOUSE, SQLITE_FILE: 'none' }), store);
  const { userSettings, userLogs } = recordsOf(store);
  await userSettings.create(
    staffDoc({ id: 'noor', email: NOOR, role: 'Manager', provider: 'house' }),
  );
  const date = '2026-05-11T10:00:00.000Z';
  for (let at = 0; at < 40_000; at += 1)
    await userLogs.create({ id: `${at}`, userId: 'noor', provider: null, date });
  // A list that is copied for each record takes minutes.
  const { places } = await exportPerson(context, NOOR);
  expect(places.map(({ place, records: { length } }) => [place, length])).toEqual([
    ['users', 1],
    ['signIns', 40_000],
  ]);
  await store.close();
});
