import type { Fate } from '@vse/domain/records/people';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext, SEALING } from '../../../../tests/support/context.ts';
import { addColleagues } from '../../../../tests/support/demo-staff.ts';
import { addSmallCatalogue, SELLER } from '../../../../tests/support/small-catalogue.ts';
import type { ProviderDoc, QuizResultDoc } from '../../store/document-types.ts';
import { everything, revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { countInsight } from '../insight/count-changes.ts';
import { rebuildInsight } from '../insight/insight-state.ts';
import { resendInvite, updateInvite } from '../invites/change-invite.ts';
import { createInvite } from '../invites/create-invite.ts';
import { findInvite, readInvite } from '../invites/find-invites.ts';
import { answerQuiz } from '../quiz/answer-quiz.ts';
import { askForSample } from '../quiz/ask-for-sample.ts';
import { redeemInvite, startProject } from '../quiz/begin-quiz.ts';
import { readResult } from '../quiz/find-results.ts';
import { mailResult } from '../quiz/mail-result.ts';
import { noteOutcome, type OutcomeChange } from '../quiz/note-outcome.ts';
import { fullResult } from '../quiz/quiz-result-views.ts';
import { addSettings } from '../users/let-in-user.ts';
import { forgetInvite, forgetResult } from './forget-records.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const records = () => recordsOf(opened.store);
const invite = (id: string, code: string) =>
  createInvite(opened.context, id, {
    name: 'Ana Marked',
    email: 'ana@marked.example',
    code,
    provider: 'house',
    salesperson: SELLER.email,
    salespersonId: '',
  });

/** Redeems an invite, answers its quiz, and returns the id of the result. */
async function redeem(code: string, isCompleted: boolean): Promise<string> {
  const found = await findInvite(opened.context, 'ana@marked.example', code);
  if (!found) throw new Error('The invite is missing');
  const { id } = await redeemInvite(opened.context, found);
  const given = [{ id: 'mood', selectedAnswers: ['quiet'] }];
  await answerQuiz(opened.context, id, given, isCompleted, () => undefined);
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
  await countInsight(opened.context, 10_000);
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
    await rebuildInsight(opened.context);
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
    const note = async (change: Pick<OutcomeChange, 'kind' | 'noted' | 'by'>) =>
      noteOutcome(
        opened.context,
        resultId,
        { fragrance: 'sea', seen: null, ...change },
        () => undefined,
      );
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
    const { email } = SELLER;
    const named = { firstName: 'A', lastName: 'Seller', email, provider: 'house', logo: '' };
    const role = { role: 'Salesperson', activeDirectoryMemberId: '' } as const;
    await addSettings(opened.context, 'seller', { ...named, ...role });
    const sold = (doc: QuizResultDoc) => ({ ...doc, salespersonId: 'seller' });
    await revise(records().quizResults, resultId, undefined, sold);
    const offering = (doc: ProviderDoc) => ({ ...doc, offersSamples: true });
    await revise(records().providers, 'house', undefined, offering);
    await mailResult(opened.context, resultId, 'en');
    await askForSample(opened.context, resultId, 'sea');
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

    const result = await fullResult(
      opened.context,
      await readResult(opened.context, resultId),
      'staff',
    );
    expect(result).toMatchObject({
      invite: { name: 'Anonymous', email: '', provider: 'house', salesperson: SELLER.email },
      generatedBy: 'Anonymous',
      isQuizCompleted: true,
      recommendedFragrances: [{ name: 'sea' }, { name: 'sun' }],
    });
  });
});

test("a result is no longer its respondent's once it is anonymous: their token shows what the permalink shows", async () => {
  await invite('first', 'AKCDX7');
  const id = await redeem('AKCDX7', true);

  const view = async () =>
    fullResult(opened.context, await readResult(opened.context, id), 'respondent');
  expect(await view()).toMatchObject({ isMine: true, generatedFor: 'Ana Marked' });
  expect((await view()).questions).not.toEqual([]);
  await forget('anonymous', [id], ['first']);
  const result = await readResult(opened.context, id);
  expect(await view()).toEqual(await fullResult(opened.context, result, 'shown'));
  expect(await view()).toMatchObject({ isMine: false, generatedFor: 'Anonymous', questions: [] });
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

    expect(await findInvite(opened.context, 'ana@marked.example', 'AKCDX7')).toBeUndefined();
    expect(await findInvite(opened.context, '', '')).toBeUndefined();
    expect((await readInvite(opened.context, 'open'))?.revokedDate).not.toBeNull();
    await expect(resendInvite(opened.context, 'open', undefined)).rejects.toMatchObject({
      status: 404,
    });
    const fields = { name: 'B', email: 'b@example.com', code: 'QWZXC8', provider: 'house' };
    const change = { ...fields, salesperson: SELLER.email, salespersonId: '' };
    await expect(updateInvite(opened.context, 'open', undefined, change)).rejects.toMatchObject({
      status: 404,
    });
    await invite('next', 'AKCDX7');
  });

  test('ends a quiz that was not completed', async () => {
    await invite('begun', 'AKCDX7');
    const id = await redeem('AKCDX7', false);
    expect((await readResult(opened.context, id)).generation).not.toBeNull();
    await forget('anonymous', [id], ['begun']);
    expect((await readResult(opened.context, id)).generation).toBeNull();
  });
});

test('a project loses its name, which is free again, and keeps its salesperson', async () => {
  await addColleagues(opened.context, ['Jo']);
  await startProject(opened.context, 'project', { ...SELLER, userId: 'Jo' }, 'Marked House');
  expect(await forget('anonymous', ['project'], [])).toEqual([true]);
  expect(await kept()).not.toMatch(/marked/i);
  const result = await readResult(opened.context, 'project');
  expect(result.projectName).toBeNull();
  expect(await fullResult(opened.context, result, 'staff')).toMatchObject({
    project: { name: 'Anonymous', salesperson: SELLER.email },
    generatedBy: 'Jo',
  });
  await startProject(opened.context, 'second', SELLER, 'Marked House');
});

test('records of others stay as they are', async () => {
  await invite('first', 'AKCDX7');
  const other = { name: 'Ben', email: 'ben@example.com', code: 'QWZXC8', provider: 'house' };
  await createInvite(opened.context, 'other', {
    ...other,
    salesperson: SELLER.email,
    salespersonId: '',
  });
  await forget('anonymous', [], ['first']);
  const mails = await everything(records().mails);
  expect(mails.map(({ doc }) => doc.recipient)).toEqual(['ben@example.com']);
  expect(await readInvite(opened.context, 'other')).toMatchObject({
    name: 'Ben',
    email: 'ben@example.com',
  });
});
