import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import {
  addSmallCatalogue,
  fragranceWith,
  MOOD,
  questionWith,
  SELLER,
} from '../../../../tests/support/small-catalogue.ts';
import { finishInvites } from '../invites/finish-invites.ts';

let opened: ServicesInTest;
beforeEach(async () => {
  opened = openServices({});
  await addSmallCatalogue(opened.services);
});
afterEach(() => opened.stop());

const QUIET = [{ id: 'mood', selectedAnswers: ['quiet'] }];
const allowed = () => undefined;

async function invited(id: string) {
  const { invites } = opened.services;
  await invites.addWithFreshCode(id, {
    name: 'Robin',
    email: `${id}@example.com`,
    provider: 'house',
    salesperson: 'seller@house.example',
    salespersonId: '',
  });
  const invite = (await invites.read(id)) ?? expect.fail('No invite');
  return { email: invite.email, code: invites.codeOf(invite) ?? '' };
}

async function completed(): Promise<string> {
  const { quizResults } = opened.services;
  const { id } = await quizResults.startProject('lobby', SELLER, 'Lobby');
  await quizResults.answer(id, QUIET, true, allowed);
  return id;
}

test('a quiz is redeemed, answered, completed and shown with one query, by e-mail and code', async () => {
  const { invites, quizResults, quizResultViews } = opened.services;
  // The instance holds the state of the catalogue.
  await completed();
  const { email, code } = await invited('robin');
  const calls = await opened.store.callsOf(async () => {
    const invite = (await invites.find(email, code)) ?? expect.fail('No invite');
    const quiz = await quizResults.redeem(invite);
    await quizResultViews.full(await quizResults.read(quiz.id), 'respondent');
    await quizResults.answer(quiz.id, QUIET, false, allowed);
    await quizResults.answer(quiz.id, [], true, allowed);
    await quizResultViews.full(await quizResults.read(quiz.id), 'respondent');
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
    const { recommendedFragrances, selected, hasLogo } = await opened.services.quizResults.read(id);
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
    const { services } = opened;
    const id = await completed();
    const shown = async () =>
      services.quizResultViews.full(await services.quizResults.read(id), 'staff');
    const before = await shown();
    const changed = fragranceWith('sea', { calm: 7 }, { longDescription: 'Other', sku: 'other' });
    await services.fragrances.update('sea', undefined, changed);
    await services.fragrances.remove('sun', undefined);
    await services.adjectives.update('calm', undefined, { name: 'serene' });
    await services.questions.update('mood', undefined, { ...MOOD, questionText: 'Other?' });
    const other = { name: 'Other', fragrances: [], showLogoOnPdf: false };
    await services.providers.update('house', undefined, other);
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
    const { quizResults, quizResultViews } = opened.services;
    const result = await quizResultViews.full(await quizResults.read(await completed()), view);
    expect(result.recommendedFragrances[0]?.score).toBe(score);
    expect(result.recommendedFragrances[0]?.reasons).toEqual([
      { adjectiveId: 'calm', adjective: 'calm', answers: ['The quiet one'], ...points },
    ]);
  });
});

test('a reason names the answers that asked for it, in the order of the quiz', async () => {
  const { questions, quizResults, quizResultViews } = opened.services;
  const place = questionWith('Where?', {
    far: ['bright', 'soft', 'warm'],
    near: ['calm', 'soft', 'warm'],
  });
  await questions.add('place', place);
  const { id } = await quizResults.startProject('lobby', SELLER, 'Lobby');
  const near = { id: 'place', selectedAnswers: ['near'] };
  await quizResults.answer(id, [near, ...QUIET], true, allowed);
  const result = await quizResultViews.full(await quizResults.read(id), 'shown');
  expect(result.recommendedFragrances[0]?.reasons).toEqual([
    { adjectiveId: 'calm', adjective: 'calm', answers: ['The quiet one', 'The near one'] },
  ]);
});

describe('the quiz of an invite', () => {
  const view = async (kind: 'staff' | 'respondent' | 'shown') => {
    const { invites, quizResults, quizResultViews } = opened.services;
    const { email, code } = await invited('robin');
    const invite = (await invites.find(email, code)) ?? expect.fail('No invite');
    const { id } = await quizResults.redeem(invite);
    const { invite: shown, ...rest } = await quizResultViews.full(await quizResults.read(id), kind);
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
    const { services } = opened;
    const files = {
      oneSheetPdfUrl: 'vse-file-upload/with.pdf',
      oneSheetPdfFilename: 'with.pdf',
      oneSheetPdfUrlWithoutLogo: 'vse-file-upload-blank/without.pdf',
      oneSheetPdfWithoutLogoFilename: 'without.pdf',
    };
    await services.fragrances.update('sea', undefined, fragranceWith('sea', { calm: 2 }, files));
    const house = { name: 'House', fragrances: [{ id: 'sea' }], showLogoOnPdf: hasLogo };
    await services.providers.update('house', undefined, house);
    const result = await services.quizResults.read(await completed());
    const { recommendedFragrances } = await services.quizResultViews.full(result, 'shown');
    const sheet = new URL(recommendedFragrances[0]?.oneSheetPdfUrl ?? '').pathname;
    expect(sheet.split('/').slice(-2).join('/')).toBe(
      hasLogo ? 'vse-file-upload/with.pdf' : 'vse-file-upload-blank/without.pdf',
    );
  },
);

describe('an invite that is ended while its quiz begins', () => {
  test.each(['revoke', 'remove'] as const)('%s: no quiz stays open', async (end) => {
    const { email, code } = await invited('robin');
    const { invites, quizResults, ids } = opened.services;
    const invite = (await invites.find(email, code)) ?? expect.fail('No invite');
    opened.store.beforeWrite('quizResults', 1, () => opened.other.invites[end]('robin', undefined));
    await expect(quizResults.redeem(invite)).rejects.toMatchObject({
      status: end === 'revoke' ? 409 : 404,
    });
    expect(await quizResults.read(ids.derived('invite', 'robin'))).toMatchObject({
      generation: null,
    });
  });

  test('deleting a result revokes its invite, which cannot start the quiz again', async () => {
    const { email, code } = await invited('robin');
    const { invites, quizResults } = opened.services;
    const redeemed = (await invites.find(email, code)) ?? expect.fail('No invite');
    const { id } = await quizResults.redeem(redeemed);
    await quizResults.remove(id);
    expect((await invites.read('robin'))?.revokedDate).toEqual(expect.any(String));
    const again = (await invites.find(email, code)) ?? expect.fail('No invite');
    await expect(quizResults.redeem(again)).rejects.toMatchObject({ status: 409 });
  });

  // Found by the simulated world.
  test('a quiz that begins again while its result is deleted accepts no earlier token', async () => {
    const { email, code } = await invited('robin');
    const { invites, quizResults, ids } = opened.services;
    const { quizResults: other } = opened.other;
    const invite = (await invites.find(email, code)) ?? expect.fail('No invite');
    const generations: unknown[] = [];
    opened.store.beforeWrite('quizResults', 1, async () => {
      const { id, generation } = await other.redeem(invite);
      generations.push(generation);
      await other.remove(id);
    });
    opened.store.beforeWrite('quizResults', 2, async () =>
      generations.push((await other.read(ids.derived('invite', 'robin'))).generation),
    );
    await expect(quizResults.redeem(invite)).rejects.toMatchObject({ status: 409 });
    expect(generations).toEqual([expect.any(String), expect.any(String)]);
    expect(generations[0]).not.toBe(generations[1]);
  });

  // Found by the simulated world.
  test.each(['revoke', 'remove', 'deletion of the result'] as const)(
    '%s: a job ends the quiz for a request that crashed',
    async (end) => {
      const { email, code } = await invited('robin');
      const { invites, quizResults, context } = opened.services;
      const invite = (await invites.find(email, code)) ?? expect.fail('No invite');
      const { id } = await quizResults.redeem(invite);
      opened.store.beforeWrite('quizResults', 1, () => {
        throw new Error('crashed');
      });
      const ended =
        end === 'deletion of the result'
          ? quizResults.remove(id)
          : invites[end]('robin', undefined);
      await expect(ended).rejects.toThrow('crashed');
      await finishInvites(context);
      expect(await quizResults.read(id)).toMatchObject({ generation: null });
      expect(await invites.read('robin')).toMatchObject({
        revokedDate: expect.any(String),
        isMailQueued: true,
      });
    },
  );

  test('a slow revoke does not end the quiz of an invite that was sent again', async () => {
    const { email, code } = await invited('robin');
    const { quizResults, invites } = opened.services;
    opened.store.beforeCall('quizResults.read', () =>
      opened.store.beforeCall('quizResults.read', async () => {
        await opened.other.invites.resend('robin', undefined);
        const invite = (await opened.other.invites.find(email, code)) ?? expect.fail('No invite');
        await opened.other.quizResults.redeem(invite);
      }),
    );
    await invites.revoke('robin', undefined);
    const invite = (await invites.find(email, code)) ?? expect.fail('No invite');
    expect((await quizResults.redeem(invite)).generation).toEqual(expect.any(String));
  });

  test('a slow deletion ends the quiz of an invite that was sent again', async () => {
    const { email, code } = await invited('robin');
    const { quizResults, invites, ids } = opened.services;
    opened.store.beforeWrite('invites', 2, async () => {
      await opened.other.invites.resend('robin', undefined);
      const invite = (await opened.other.invites.find(email, code)) ?? expect.fail('No invite');
      await opened.other.quizResults.redeem(invite);
    });
    await invites.remove('robin', undefined);
    expect(await invites.read('robin')).toBeUndefined();
    expect(await quizResults.read(ids.derived('invite', 'robin'))).toMatchObject({
      generation: null,
    });
  });
});

test('an exported result has the titles of the selected answers only', async () => {
  const { quizResults, quizResultViews } = opened.services;
  expect(await quizResultViews.exported(await quizResults.read(await completed()))).toEqual({
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
