import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import {
  addSmallCatalogue,
  fragranceWith,
  MOOD,
  questionWith,
  SELLER,
  saveFragrance,
} from '../../../../tests/support/small-catalogue.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { removeRecord, updateRecord } from '../catalogue/catalogue.ts';
import { fragranceKind } from '../catalogue/fragrances.ts';
import { providerKind } from '../catalogue/providers.ts';
import { addQuestion, updateQuestion } from '../catalogue/questions.ts';
import type { Context } from '../context.ts';
import { removeInvite, resendInvite, revokeInvite } from '../invites/change-invite.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { findInvite, readInvite } from '../invites/find-invites.ts';
import { finishInvites } from '../invites/finish-invites.ts';
import { codeOf } from '../invites/invite-codes.ts';
import { answerQuiz } from './answer-quiz.ts';
import { redeemInvite, startProject } from './begin-quiz.ts';
import { readResult } from './find-results.ts';
import { exportedResult, fullResult } from './quiz-result-views.ts';
import { removeResult } from './remove-result.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const QUIET = [{ id: 'mood', selectedAnswers: ['quiet'] }];
const allowed = () => undefined;

async function invited(id: string) {
  await createInviteWithFreshCode(opened.context, id, {
    name: 'Robin',
    email: `${id}@example.com`,
    provider: 'house',
    salesperson: 'seller@house.example',
    salespersonId: '',
  });
  const invite = (await readInvite(opened.context, id)) ?? expect.fail('No invite');
  return { email: invite.email, code: codeOf(opened.context, invite) ?? '' };
}

async function completed(): Promise<string> {
  const { id } = await startProject(opened.context, 'lobby', SELLER, 'Lobby');
  await answerQuiz(opened.context, id, QUIET, true, allowed);
  return id;
}

test('a quiz is redeemed, answered, completed and shown with one query, by e-mail and code', async () => {
  // The instance holds the state of the catalogue.
  await completed();
  const { email, code } = await invited('robin');
  const calls = await opened.store.callsOf(async () => {
    const invite = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    const quiz = await redeemInvite(opened.context, invite);
    await fullResult(opened.context, await readResult(opened.context, quiz.id), 'respondent');
    await answerQuiz(opened.context, quiz.id, QUIET, false, allowed);
    await answerQuiz(opened.context, quiz.id, [], true, allowed);
    await fullResult(opened.context, await readResult(opened.context, quiz.id), 'respondent');
  });
  expect(calls.filter((call) => /page|count/.test(call))).toEqual(['invites.page']);
  expect(calls.slice(-7)).toEqual([
    // Shown, saved, completed, shown.
    'quizResults.read',
    'quizResults.read',
    'quizResults.replace',
    'quizResults.read',
    'published.read',
    'quizResults.replace',
    'quizResults.read',
  ]);
});

describe('a completed result', () => {
  test('names versions and keeps no texts of fragrances', async () => {
    const id = await completed();
    const { recommendedFragrances, selected, hasLogo } = await readResult(opened.context, id);
    expect({ selected, hasLogo }).toEqual({ selected: [[0]], hasLogo: true });
    expect(recommendedFragrances).toEqual([
      {
        id: 'sea',
        name: 'sea',
        sku: 'sea',
        label: 'BEST MATCH',
        score: 2,
        version: expect.stringMatching(/^[0-9a-f]{32}$/),
        reasons: [['calm', 1]],
      },
      expect.objectContaining({ id: 'sun', label: 'GREAT MATCH', score: 0, reasons: [] }),
    ]);
  });

  test('looks the same after everything that it shows has changed', async () => {
    const { context } = opened;
    const id = await completed();
    const shown = async () => fullResult(context, await readResult(context, id), 'staff');
    const before = await shown();
    const changed = fragranceWith('sea', { calm: 7 }, { longDescription: 'Other', sku: 'other' });
    await updateRecord(context, fragranceKind, 'sea', undefined, changed);
    await removeRecord(context, fragranceKind, 'sun', undefined);
    await updateRecord(context, adjectiveKind, 'calm', undefined, { name: 'serene' });
    await updateQuestion(context, 'mood', undefined, { ...MOOD, questionText: 'Other?' });
    const other = { name: 'Other', fragrances: [], showLogoOnPdf: false };
    await updateRecord(context, providerKind, 'house', undefined, other);
    const after = await shown();
    // Staff read whose it is now.
    expect(after.owner?.provider).toBe('Other');
    expect({ ...after, owner: before.owner }).toEqual(before);
    expect(before.recommendedFragrances[0]).toMatchObject({
      longDescription: 'sea, at length',
      sku: 'sea',
      reasons: [{ adjective: 'calm', weight: 2, points: 2 }],
    });
  });

  test.each([
    ['staff', 2, { count: 1, weight: 2, points: 2 }],
    ['respondent', undefined, {}],
    ['shown', undefined, {}],
  ] as const)('shows %s the score %s', async (view, score, points) => {
    const result = await fullResult(
      opened.context,
      await readResult(opened.context, await completed()),
      view,
    );
    expect(result.recommendedFragrances[0]?.score).toBe(score);
    expect(result.recommendedFragrances[0]?.reasons).toEqual([
      { adjectiveId: 'calm', adjective: 'calm', answers: ['The quiet one'], ...points },
    ]);
  });
});

test('a reason names the answers that asked for it, in the order of the quiz', async () => {
  const place = questionWith('Where?', {
    far: ['bright', 'soft', 'warm'],
    near: ['calm', 'soft', 'warm'],
  });
  await addQuestion(opened.context, 'place', place);
  const { id } = await startProject(opened.context, 'lobby', SELLER, 'Lobby');
  const near = { id: 'place', selectedAnswers: ['near'] };
  await answerQuiz(opened.context, id, [near, ...QUIET], true, allowed);
  const result = await fullResult(opened.context, await readResult(opened.context, id), 'shown');
  expect(result.recommendedFragrances[0]?.reasons).toEqual([
    { adjectiveId: 'calm', adjective: 'calm', answers: ['The quiet one', 'The near one'] },
  ]);
});

describe('the quiz of an invite', () => {
  const view = async (kind: 'staff' | 'respondent' | 'shown') => {
    const { email, code } = await invited('robin');
    const invite = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    const { id } = await redeemInvite(opened.context, invite);
    const { invite: shown, ...rest } = await fullResult(
      opened.context,
      await readResult(opened.context, id),
      kind,
    );
    return { invite: shown?.name, questions: rest.questions.length, isMine: rest.isMine };
  };

  test.each([
    ['staff', { invite: 'Robin', questions: 1, isMine: false }],
    ['respondent', { invite: undefined, questions: 1, isMine: true }],
    ['shown', { invite: undefined, questions: 0, isMine: false }],
  ] as const)('shows %s %j', async (kind, seen) => {
    expect(await view(kind)).toEqual(seen);
  });
});

test.each([true, false])(
  'the one-sheet is the one that the provider shows: logo %s',
  async (hasLogo) => {
    const { context } = opened;
    const files = {
      oneSheetPdfUrl: 'vse-file-upload/with.pdf',
      oneSheetPdfFilename: 'with.pdf',
      oneSheetPdfUrlWithoutLogo: 'vse-file-upload-blank/without.pdf',
      oneSheetPdfWithoutLogoFilename: 'without.pdf',
    };
    await saveFragrance(context, 'sea', { calm: 2 }, files);
    const house = { name: 'House', fragrances: [{ id: 'sea' }], showLogoOnPdf: hasLogo };
    await updateRecord(context, providerKind, 'house', undefined, house);
    const result = await readResult(context, await completed());
    const { recommendedFragrances } = await fullResult(context, result, 'shown');
    const sheet = new URL(recommendedFragrances[0]?.oneSheetPdfUrl ?? '').pathname;
    expect(sheet.split('/').slice(-2).join('/')).toBe(
      hasLogo ? 'vse-file-upload/with.pdf' : 'vse-file-upload-blank/without.pdf',
    );
  },
);

describe('an invite that is ended while its quiz begins', () => {
  const ends = {
    revoke: (by: Context) => revokeInvite(by, 'robin', undefined),
    remove: (by: Context) => removeInvite(by, 'robin', undefined),
  };
  test.each(['revoke', 'remove'] as const)('%s: no quiz stays open', async (end) => {
    const { email, code } = await invited('robin');
    const { ids } = opened.context;
    const invite = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    opened.store.beforeWrite('quizResults', 1, () => ends[end](opened.other));
    await expect(redeemInvite(opened.context, invite)).rejects.toMatchObject({
      status: end === 'revoke' ? 409 : 404,
    });
    expect(await readResult(opened.context, ids.derived('invite', 'robin'))).toMatchObject({
      generation: null,
    });
  });

  test('deleting a result revokes its invite, which cannot start the quiz again', async () => {
    const { email, code } = await invited('robin');

    const redeemed = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    const { id } = await redeemInvite(opened.context, redeemed);
    await removeResult(opened.context, id);
    expect((await readInvite(opened.context, 'robin'))?.revokedDate).toEqual(expect.any(String));
    const again = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    await expect(redeemInvite(opened.context, again)).rejects.toMatchObject({ status: 409 });
  });

  // Found by the simulated world.
  test('a quiz that begins again while its result is deleted accepts no earlier token', async () => {
    const { email, code } = await invited('robin');
    const { ids } = opened.context;

    const invite = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    const generations: unknown[] = [];
    opened.store.beforeWrite('quizResults', 1, async () => {
      const { id, generation } = await redeemInvite(opened.other, invite);
      generations.push(generation);
      await removeResult(opened.other, id);
    });
    opened.store.beforeWrite('quizResults', 2, async () =>
      generations.push((await readResult(opened.other, ids.derived('invite', 'robin'))).generation),
    );
    await expect(redeemInvite(opened.context, invite)).rejects.toMatchObject({ status: 409 });
    expect(generations).toEqual([expect.any(String), expect.any(String)]);
    expect(generations[0]).not.toBe(generations[1]);
  });

  // Found by the simulated world.
  test.each(['revoke', 'remove', 'deletion of the result'] as const)(
    '%s: a job ends the quiz for a request that crashed',
    async (end) => {
      const { email, code } = await invited('robin');
      const { context } = opened;
      const invite = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
      const { id } = await redeemInvite(opened.context, invite);
      opened.store.beforeWrite('quizResults', 1, () => {
        throw new Error('crashed');
      });
      const ended =
        end === 'deletion of the result'
          ? removeResult(opened.context, id)
          : ends[end](opened.context);
      await expect(ended).rejects.toThrow('crashed');
      await finishInvites(context);
      expect(await readResult(opened.context, id)).toMatchObject({ generation: null });
      expect(await readInvite(opened.context, 'robin')).toMatchObject({
        revokedDate: expect.any(String),
        isMailQueued: true,
      });
    },
  );

  test('a slow revoke does not end the quiz of an invite that was sent again', async () => {
    const { email, code } = await invited('robin');

    opened.store.beforeCall('quizResults.read', () =>
      opened.store.beforeCall('quizResults.read', async () => {
        await resendInvite(opened.other, 'robin', undefined);
        const invite = (await findInvite(opened.other, email, code)) ?? expect.fail('No invite');
        await redeemInvite(opened.other, invite);
      }),
    );
    await revokeInvite(opened.context, 'robin', undefined);
    const invite = (await findInvite(opened.context, email, code)) ?? expect.fail('No invite');
    expect((await redeemInvite(opened.context, invite)).generation).toEqual(expect.any(String));
  });

  test('a slow deletion ends the quiz of an invite that was sent again', async () => {
    const { email, code } = await invited('robin');
    const { ids } = opened.context;
    opened.store.beforeWrite('invites', 2, async () => {
      await resendInvite(opened.other, 'robin', undefined);
      const invite = (await findInvite(opened.other, email, code)) ?? expect.fail('No invite');
      await redeemInvite(opened.other, invite);
    });
    await removeInvite(opened.context, 'robin', undefined);
    expect(await readInvite(opened.context, 'robin')).toBeUndefined();
    expect(await readResult(opened.context, ids.derived('invite', 'robin'))).toMatchObject({
      generation: null,
    });
  });
});

test('an exported result has the titles of the selected answers only', async () => {
  expect(
    await exportedResult(opened.context, await readResult(opened.context, await completed())),
  ).toEqual({
    id: expect.any(String),
    quizStartDate: expect.any(String),
    quizCompleteDate: expect.any(String),
    invite: {},
    project: expect.objectContaining({ name: 'Lobby' }),
    questions: [{ type: 'Single Choice', questionText: 'Which mood?', answers: ['The quiet one'] }],
    recommendedFragrances: [
      { name: 'sea', sku: 'sea', score: 2 },
      { name: 'sun', sku: 'sun', score: 0 },
    ],
  });
});
