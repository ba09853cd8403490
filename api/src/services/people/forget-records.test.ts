import type { Fate } from '@vse/domain/records/people';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addColleagues } from '../../../../tests/support/demo-staff.ts';
import { openServices, SEALING, type ServicesInTest } from '../../../../tests/support/services.ts';
import { addSmallCatalogue, SELLER } from '../../../../tests/support/small-catalogue.ts';
import type { ProviderDoc, QuizResultDoc } from '../../store/document-types.ts';
import { everything, revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { countInsight } from '../insight/count-changes.ts';
import type { OutcomeChange } from '../quiz/note-outcome.ts';
import { forgetInvite, forgetResult } from './forget-records.ts';

let opened: ServicesInTest;
beforeEach(async () => {
  opened = openServices({});
  await addSmallCatalogue(opened.services);
});
afterEach(() => opened.stop());

const records = () => recordsOf(opened.store);
const invite = (id: string, code: string) =>
  opened.services.invites.add(id, {
    name: 'Ana Marked',
    email: 'ana@marked.example',
    code,
    provider: 'house',
    salesperson: SELLER.email,
    salespersonId: '',
  });

/** Redeems an invite, answers its quiz, and returns the id of the result. */
async function redeem(code: string, isCompleted: boolean): Promise<string> {
  const { invites, quizResults } = opened.services;
  const found = await invites.find('ana@marked.example', code);
  if (!found) throw new Error('The invite is missing');
  const { id } = await quizResults.redeem(found);
  const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
  await quizResults.answer(id, given, isCompleted, () => undefined);
  return id;
}

/** Everything that is stored of invites, results and mails, with what is sealed. */
async function kept(): Promise<string> {
  const { invites, quizResults, mails } = records();
  const sealed = (await everything(mails)).map(({ doc }) => SEALING.open(doc.sealedText, doc.id));
  return JSON.stringify([await everything(invites), await everything(quizResults), sealed]);
}

/** The numbers of insight that are shown. */
async function numbers(): Promise<string[]> {
  await countInsight(opened.services.context, 10_000);
  const counts = await everything(records().insightCounts);
  return counts
    .filter(({ doc }) => doc.scope !== null)
    .map(({ doc }) => `${doc.scope} ${doc.cell} ${JSON.stringify(doc.counts)}`)
    .sort();
}

const forget = async (fate: Fate, resultIds: string[], inviteIds: string[]) => {
  const done = [];
  for (const id of resultIds) done.push(await forgetResult(opened.context, id, fate));
  for (const id of inviteIds) done.push(await forgetInvite(opened.context, id, fate));
  return done;
};

describe('an invite with its completed quiz', () => {
  let resultId: string;
  beforeEach(async () => {
    await invite('first', 'AKCDX7');
    resultId = await redeem('AKCDX7', true);
    expect(await kept()).toContain('ana@marked.example');
  });

  test.each(['anonymous', 'deleted'] as const)('keeps nothing of the person: %s', async (fate) => {
    expect(await forget(fate, [resultId], ['first'])).toEqual([true, true]);
    expect(await kept()).not.toMatch(/marked/i);
    expect(await forget(fate, [resultId], ['first'])).toEqual([false, false]);
  });

  test('stays in all numbers of insight when it becomes anonymous', async () => {
    const before = await numbers();
    await forget('anonymous', [resultId], ['first']);
    expect(before.length).toBeGreaterThan(0);
    expect(await numbers()).toEqual(before);
    await opened.services.insight.rebuild();
    const withoutGeneration = (all: string[]) => all.map((each) => each.replace(/^\d+/, '')).sort();
    expect(withoutGeneration(await numbers())).toEqual(
      expect.arrayContaining(withoutGeneration(before)),
    );
  });

  test('leaves all numbers of insight when it is deleted', async () => {
    await numbers();
    await forget('deleted', [resultId], ['first']);
    expect((await numbers()).filter((each) => !each.endsWith(' null'))).toEqual([]);
  });

  test('keeps its outcomes for insight, without reasons and without who noted them', async () => {
    const { quizResults } = opened.services;
    const note = async (change: Pick<OutcomeChange, 'kind' | 'noted' | 'by'>) =>
      quizResults.note(resultId, { fragrance: 'sea', seen: null, ...change }, () => undefined);
    await note({ kind: 'asked', noted: {}, by: null });
    await note({ kind: 'smelled', noted: { rating: 2 }, by: 'noor' });
    await note({ kind: 'refused', noted: { reason: 'Ana Marked has a cold' }, by: 'noor' });
    const before = await numbers();
    expect(await forget('anonymous', [resultId], [])).toEqual([true]);
    const { outcomes } = (await records().quizResults.read(resultId))?.doc ?? {};
    const date = expect.any(String);
    expect(outcomes).toEqual([
      { at: 0, kind: 'asked', date, by: null },
      { at: 0, kind: 'smelled', rating: 2, date, by: '' },
      { at: 0, kind: 'refused', date, by: '' },
    ]);
    expect(await kept()).not.toMatch(/Marked has a cold/);
    expect(await numbers()).toEqual(before);
  });

  test('loses its mails to the person and about samples', async () => {
    const { quizResults, users } = opened.services;
    const { email } = SELLER;
    const named = { firstName: 'A', lastName: 'Seller', email, provider: 'house', logo: '' };
    const role = { role: 'Salesperson', activeDirectoryMemberId: '' } as const;
    await users.addSettings('seller', { ...named, ...role });
    const sold = (doc: QuizResultDoc) => ({ ...doc, salespersonId: 'seller' });
    await revise(records().quizResults, resultId, undefined, sold);
    const offering = (doc: ProviderDoc) => ({ ...doc, offersSamples: true });
    await revise(records().providers, 'house', undefined, offering);
    await quizResults.mail(resultId, 'en');
    await quizResults.askForSample(resultId, 'sea');
    const mails = async () =>
      (await everything(records().mails)).map(({ doc }) => `${doc.purpose} ${doc.recipient}`);
    expect((await mails()).sort()).toEqual([
      'invitation ana@marked.example',
      'message seller@house.example',
      'results ana@marked.example',
    ]);
    await forget('anonymous', [resultId], []);
    expect(await mails()).toEqual(['invitation ana@marked.example']);
  });

  test('still opens by its permalink, with its recommendations', async () => {
    await forget('anonymous', [resultId], ['first']);
    const { quizResults, quizResultViews } = opened.services;
    const result = await quizResultViews.full(await quizResults.read(resultId), 'staff');
    expect(result).toMatchObject({
      invite: { name: 'Anonymous', email: '', provider: 'house', salesperson: SELLER.email },
      generatedBy: 'Anonymous',
      isQuizCompleted: true,
      recommendedFragrances: [{ name: 'sea' }, { name: 'sun' }],
    });
  });
});

test("a result is no longer its respondent's once it is anonymous, so that the page offers them nothing", async () => {
  await invite('first', 'AKCDX7');
  const id = await redeem('AKCDX7', true);
  const { quizResults, quizResultViews } = opened.services;
  const view = async () => quizResultViews.full(await quizResults.read(id), 'respondent');
  expect(await view()).toMatchObject({ isMine: true, generatedFor: 'Ana Marked' });
  await forget('anonymous', [id], ['first']);
  expect(await view()).toMatchObject({ isMine: false, generatedFor: 'Anonymous' });
});

describe('an anonymous invite', () => {
  test('had its mails removed before, because nothing leads to them after a crash', async () => {
    const id = await invite('one', 'AKCDX7');
    let mails = -1;
    opened.store.beforeWrite('invites', 1, async () => {
      mails = (await everything(recordsOf(opened.database).mails)).length;
    });
    await forgetInvite(opened.context, id, 'anonymous');
    expect(mails).toBe(0);
  });

  test('that was open is withdrawn, its code is free, and nobody can send or change it', async () => {
    await invite('open', 'AKCDX7');
    await forget('anonymous', [], ['open']);
    const { invites } = opened.services;
    expect(await invites.find('ana@marked.example', 'AKCDX7')).toBeUndefined();
    expect(await invites.find('', '')).toBeUndefined();
    expect((await invites.read('open'))?.revokedDate).not.toBeNull();
    await expect(invites.resend('open', undefined)).rejects.toMatchObject({ status: 404 });
    const fields = { name: 'B', email: 'b@example.com', code: 'QWZXC8', provider: 'house' };
    const change = { ...fields, salesperson: SELLER.email, salespersonId: '' };
    await expect(invites.update('open', undefined, change)).rejects.toMatchObject({ status: 404 });
    await invite('next', 'AKCDX7');
  });

  test('ends a quiz that was not completed', async () => {
    await invite('begun', 'AKCDX7');
    const id = await redeem('AKCDX7', false);
    expect((await opened.services.quizResults.read(id)).generation).not.toBeNull();
    await forget('anonymous', [id], ['begun']);
    expect((await opened.services.quizResults.read(id)).generation).toBeNull();
  });
});

test('a project loses its name, which is free again, and keeps its salesperson', async () => {
  const { quizResults, quizResultViews } = opened.services;
  await addColleagues(opened.services, ['Jo']);
  await quizResults.startProject('project', { ...SELLER, userId: 'Jo' }, 'Marked House');
  expect(await forget('anonymous', ['project'], [])).toEqual([true]);
  expect(await kept()).not.toMatch(/marked/i);
  const result = await quizResults.read('project');
  expect(result.projectName).toBeNull();
  expect(await quizResultViews.full(result, 'staff')).toMatchObject({
    project: { name: 'Anonymous', salesperson: SELLER.email },
    generatedBy: 'Jo',
  });
  await quizResults.startProject('second', SELLER, 'Marked House');
});

test('records of others stay as they are', async () => {
  const { invites } = opened.services;
  await invite('first', 'AKCDX7');
  const other = { name: 'Ben', email: 'ben@example.com', code: 'QWZXC8', provider: 'house' };
  await invites.add('other', { ...other, salesperson: SELLER.email, salespersonId: '' });
  await forget('anonymous', [], ['first']);
  const mails = await everything(records().mails);
  expect(mails.map(({ doc }) => doc.recipient)).toEqual(['ben@example.com']);
  expect(await invites.read('other')).toMatchObject({ name: 'Ben', email: 'ben@example.com' });
});
