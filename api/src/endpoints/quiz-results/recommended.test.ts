import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { adjectiveKind } from '../../services/catalogue/adjectives.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { fragranceKind } from '../../services/catalogue/fragrances.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import { addQuestion } from '../../services/catalogue/questions.ts';
import { createInviteWithFreshCode } from '../../services/invites/create-invite.ts';
import { readInvite } from '../../services/invites/find-invites.ts';
import { redeemInvite } from '../../services/quiz/begin-quiz.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { getQuizResultEndpoint } from './get-quiz-result.ts';
import { listQuizResultsEndpoint } from './list-quiz-results.ts';
import { updateQuizResultEndpoint } from './update-quiz-result.ts';

let opened: OpenedContext;
beforeAll(async () => {
  opened = openContext({}, DEMO);
  await addDemoStaff(opened.context);
  for (const id of ['calm', 'dry', 'rich', 'soft', 'warm'])
    await addRecord(opened.context, adjectiveKind, id, { name: `${id}!` });
  await addFragrance('Alba', { calm: 5 });
  await addFragrance('Brisa', { warm: 4, soft: 4 });
  await addFragrance('Cedro', { rich: 1, warm: 7 });
  await addFragrance('Duna', { dry: 10 });
  await addFragrance('Elba', { rich: 9, calm: -5 });
  await addFragrance('Fumo', { rich: 6, dry: 3 });
  await addFragrance('Gala', { warm: 1 });
  await addFragrance('Unfinished', { calm: 50 }, 'Draft');
  await addFragrance('Elsewhere', { calm: 50 });
  const fragrances = ['Gala', 'Fumo', 'Elba', 'Duna', 'Cedro', 'Brisa', 'Alba', 'Unfinished'];
  for (const showLogoOnPdf of [true, false])
    await addRecord(opened.context, providerKind, `logo-${showLogoOnPdf}`, {
      name: `Logo: ${showLogoOnPdf}`,
      showLogoOnPdf,
      fragrances: fragrances.map((id) => ({ id })),
    });
  await question('Where?', 'Single Choice', {
    Sea: ['calm', 'dry', 'soft'],
    Wood: ['dry', 'rich', 'warm'],
  });
  await question('When?', 'Multiple Choice', {
    Dawn: ['calm', 'soft', 'warm'],
    Noon: ['dry', 'rich', 'soft'],
    Dusk: ['calm', 'rich', 'warm'],
  });
});
afterAll(() => opened.stop());

const addFragrance = (
  id: string,
  weights: Record<string, number>,
  publishState: 'Draft' | 'Published' = 'Published',
) =>
  addRecord(opened.context, fragranceKind, id, {
    name: id,
    sku: id,
    family: 'Green',
    collection: 'Core',
    publishState,
    shortDescription: id,
    longDescription: id,
    detectionLevel: 'Low',
    colors: id === 'Brisa' ? ['#8fc1c7', '#ffffff'] : [],
    heroImageUrl: '',
    isEnforceAdjectivesAndColors: false,
    isEnforceUploads: false,
    oneSheetPdfUrl: 'vse-file-upload/sheet.pdf',
    oneSheetPdfFilename: `${id}.pdf`,
    oneSheetPdfUrlWithoutLogo: 'vse-file-upload-blank/sheet.pdf',
    oneSheetPdfWithoutLogoFilename: `${id}.pdf`,
    isOdorNeutralizer: false,
    adjectives: Object.entries(weights).map(([name, weight]) => ({ id: name, name, weight })),
  });

const question = (
  id: string,
  type: 'Single Choice' | 'Multiple Choice',
  answers: Record<string, string[]>,
) =>
  addQuestion(opened.context, id === 'Where?' ? 'where' : 'when', {
    type,
    publishState: 'Published',
    questionText: id,
    answers: Object.entries(answers).map(([title, adjectives]) => ({
      id: title,
      title,
      publishState: 'Published',
      heroImageUrl: '',
      adjectives: adjectives.map((adjective) => ({ id: adjective })),
    })),
  });

type Recommended = {
  name: string;
  score: number;
  match?: number;
  portrait?: object[];
  label: string;
  oneSheetPdfUrl: string;
  reasons: {
    adjective: string;
    count: number;
    weight: number;
    points: number;
    answers: string[];
  }[];
};

/** What an Admin sees as recommended to a respondent who chose Sea, Dawn and Dusk. */
async function recommended(provider: string): Promise<Recommended[]> {
  const { id } = await completed(provider);
  return recommendedIn(id, demoToken('Admin'));
}

async function recommendedIn(id: string, token?: string): Promise<Recommended[]> {
  const { body } = await ask(getQuizResultEndpoint, opened.context, { id }, token);
  return body.recommendedFragrances as Recommended[];
}

async function completed(provider: string) {
  const { context } = opened;
  const { tokens } = context;
  const by = { provider, salesperson: 'jonah.adler@aurum.example', salespersonId: '' };
  await createInviteWithFreshCode(context, provider, {
    name: 'Robin',
    email: 'robin@example.com',
    ...by,
  });
  const { id, generation } = await redeemInvite(
    context,
    (await readInvite(context, provider)) ?? expect.fail('The invite is missing'),
  );
  const questions = [
    { id: 'where', selectedAnswers: ['Sea'] },
    { id: 'when', selectedAnswers: ['Dusk', 'Dawn'] },
  ];
  const answers = { id, questions, isQuizCompleted: true };
  const token = await tokens.forRespondent(id, generation ?? undefined);
  expect((await ask(updateQuizResultEndpoint, context, answers, token)).status).toBe(200);
  return { id, token };
}

describe('a completed quiz', () => {
  let found: Recommended[];
  beforeAll(async () => {
    found = await recommended('logo-true');
  });

  test('recommends the six best fragrances of the published inventory', () => {
    // Chosen: calm 3 times, soft and warm twice, dry and rich once.
    expect(found.map(({ name, score, label }) => [name, score, label])).toEqual([
      ['Brisa', 16, 'BEST MATCH'],
      // The same score as the next one, for more reasons.
      ['Cedro', 15, 'GREAT MATCH'],
      ['Alba', 15, 'GOOD MATCH'],
      ['Duna', 10, 'GOOD MATCH'],
      ['Fumo', 9, 'GOOD MATCH'],
      ['Elba', 9, 'GOOD MATCH'],
    ]);
  });

  test('shows staff the reasons, the strongest first, with the answers that chose them', () => {
    expect(found[0]?.reasons).toEqual([
      {
        adjectiveId: 'soft',
        adjective: 'soft!',
        count: 2,
        weight: 4,
        points: 8,
        answers: ['Sea', 'Dawn'],
      },
      {
        adjectiveId: 'warm',
        adjective: 'warm!',
        count: 2,
        weight: 4,
        points: 8,
        answers: ['Dawn', 'Dusk'],
      },
    ]);
    expect(found[1]?.reasons.map(({ adjective, points }) => [adjective, points])).toEqual([
      ['warm!', 14],
      ['rich!', 1],
    ]);
    expect(found[5]?.reasons.map(({ adjective, points }) => [adjective, points])).toEqual([
      ['rich!', 9],
    ]);
  });
});

describe('the match figure', () => {
  const CALLERS = ['an Admin', 'the respondent', 'a stranger'] as const;
  let asked: { id: string; token: string };
  beforeAll(async () => {
    asked = await completed('logo-false');
  });
  const shownTo = (who: (typeof CALLERS)[number]) => {
    const own = who === 'the respondent' ? asked.token : undefined;
    return recommendedIn(asked.id, who === 'an Admin' ? demoToken('Admin') : own);
  };

  test.each(CALLERS)('is shown to %s: the share of the best possible score', async (who) => {
    // The best that a fragrance as full as Duna (10) could have: 5 of calm (3 answers), 5 of warm (2 answers).
    const figures = (await shownTo(who)).map(({ name, match }) => [name, match]);
    expect(figures).toEqual([
      ['Brisa', 64],
      ['Cedro', 60],
      ['Alba', 60],
      ['Duna', 40],
      ['Fumo', 36],
      ['Elba', 36],
    ]);
  });

  test.each(CALLERS)(
    'comes for %s with the words of the best match for its portrait',
    async (who) => {
      const [best, ...others] = await shownTo(who);
      expect(best?.portrait).toEqual([
        { adjective: 'soft!', petals: 2, length: 10 },
        { adjective: 'warm!', petals: 2, length: 10 },
      ]);
      expect(others.filter((one) => 'portrait' in one)).toEqual([]);
    },
  );

  test.each(['the respondent', 'a stranger'] as const)('tells %s no score', async (who) => {
    const text = JSON.stringify(await shownTo(who));
    for (const secret of ['score', 'points', 'weight', 'count', 'ideal'])
      expect(text).not.toContain(`"${secret}"`);
  });

  test('costs no call to the store more, and is missing where the best score was not kept', async () => {
    const calls = await opened.store.callsOf(() => shownTo('a stranger'));
    expect(calls).toEqual(['quizResults.read']);
    const { quizResults } = recordsOf(opened.store);
    const stored = (await quizResults.read(asked.id)) ?? expect.fail('No result');
    const { ideal, ...older } = stored.doc;
    expect(ideal).toBe(25);
    await quizResults.replace(older, stored.etag);
    const old = await shownTo('a stranger');
    expect(old.filter((one) => 'match' in one)).toEqual([]);
    expect(old[0]?.portrait).toHaveLength(2);
  });
});

test.each([
  ['logo-true', '/vse-file-upload/sheet.pdf'],
  ['logo-false', '/vse-file-upload-blank/sheet.pdf'],
])('the provider %s gives out the one-sheet %s', async (provider, path) => {
  for (const { oneSheetPdfUrl } of await recommended(provider))
    expect(new URL(oneSheetPdfUrl).pathname.endsWith(path)).toBe(true);
});

describe('the history', () => {
  const listed = async (input: Record<string, unknown>) => {
    const { context } = opened;
    const { body } = await ask(listQuizResultsEndpoint, context, input, demoToken('Admin'));
    return body.items as { bestMatch?: object; progress?: object; isQuizCompleted: boolean }[];
  };
  const readOf = (input: Record<string, unknown>) => opened.store.callsOf(() => listed(input));

  test('names the best match with its first color, where it is asked for', async () => {
    await recommended('logo-true');
    const completed = { isCompleted: 'true', limit: '1' };
    const [plain] = await listed(completed);
    expect(plain?.bestMatch).toBeUndefined();
    const [named] = await listed({ ...completed, bestMatch: 'true' });
    expect(named).toMatchObject({ bestMatch: { name: 'Brisa', color: '#8fc1c7' } });
    expect(named?.progress).toBeUndefined();
    // Its version is in memory since the catalogue changed.
    expect(await readOf({ ...completed, bestMatch: 'true' })).toEqual(await readOf(completed));
  });

  test('says how far an unfinished quiz is, once something is answered', async () => {
    const { context } = opened;
    const { tokens } = context;
    const by = { provider: 'logo-true', salesperson: 'jonah.adler@aurum.example' };
    const invited = { name: 'Begun', email: 'begun@example.com', salespersonId: '', ...by };
    await createInviteWithFreshCode(context, 'begun', invited);
    const { id, generation } = await redeemInvite(
      context,
      (await readInvite(context, 'begun')) ?? expect.fail('The invite is missing'),
    );
    const progress = async () => (await listed({ isCompleted: 'false', bestMatch: 'true' }))[0];
    expect((await progress())?.progress).toBeUndefined();
    const token = await tokens.forRespondent(id, generation ?? undefined);
    const answer = async (selectedAnswers: string[]) => {
      const input = { id, questions: [{ id: 'when', selectedAnswers }] };
      expect((await ask(updateQuizResultEndpoint, context, input, token)).status).toBe(200);
      return progress();
    };
    const begun = await answer(['Dusk', 'Dawn']);
    expect(begun?.progress).toEqual({ answered: 1, questions: 2 });
    expect(begun?.bestMatch).toBeUndefined();
  });
});
