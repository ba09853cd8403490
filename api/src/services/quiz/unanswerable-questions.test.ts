import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';

const ADJECTIVES = ['calm', 'dry', 'warm'].map((id) => ({ id }));

let opened: ServicesInTest;
beforeEach(async () => {
  opened = openServices({});
  for (const { id } of ADJECTIVES) await opened.services.adjectives.add(id, { name: id });
});
afterEach(() => opened.stop());

const ask = (questionText: string, ...answers: ('Draft' | 'Published')[]) =>
  opened.services.questions.add(questionText, {
    ...({ type: 'Single Choice', publishState: 'Published' } as const),
    questionText,
    answers: answers.map((publishState, index) => ({
      id: `${index}`,
      title: publishState,
      publishState,
      heroImageUrl: '',
      adjectives: ADJECTIVES,
    })),
  });

/** What a respondent is asked, as 'question: answer, answer'. */
async function quiz() {
  const { invites, quizResults, quizResultViews } = opened.services;
  const by = { provider: 'own', salesperson: 'jo@aurum.example', salespersonId: '' };
  await invites.addWithFreshCode('ana', { name: 'Ana', email: 'ana@example.com', ...by });
  const invite = (await invites.read('ana')) ?? expect.fail('The invite is missing');
  const result = await quizResults.redeem(invite);
  const { questions } = await quizResultViews.full(result, 'respondent');
  return questions.map(
    ({ questionText, sourceAnswers }) =>
      `${questionText}: ${sourceAnswers.map(({ title }) => title).join(', ')}`,
  );
}

test('a quiz leaves out questions without a published answer, which nobody could answer', async () => {
  await ask('No answers');
  await ask('Drafts', 'Draft', 'Draft');
  await ask('Both', 'Draft', 'Published');
  expect(await quiz()).toEqual(['Both: Published']);
});

test('a quiz of which no question can be answered is not started', async () => {
  await ask('Drafts', 'Draft');
  await expect(quiz()).rejects.toMatchObject({ status: 409, issues: [{ code: 'NO_QUESTIONS' }] });
});
