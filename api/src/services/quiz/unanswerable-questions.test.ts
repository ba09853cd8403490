import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord } from '../catalogue/catalogue.ts';
import { addQuestion } from '../catalogue/questions.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { readInvite } from '../invites/find-invites.ts';
import { redeemInvite } from './begin-quiz.ts';
import { fullResult } from './quiz-result-views.ts';

const ADJECTIVES = ['calm', 'dry', 'warm'].map((id) => ({ id }));

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  for (const { id } of ADJECTIVES) await addRecord(opened.context, adjectiveKind, id, { name: id });
});
afterEach(() => opened.stop());

const ask = (questionText: string, ...answers: ('Draft' | 'Published')[]) =>
  addQuestion(opened.context, questionText, {
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
  const by = { provider: 'own', salesperson: 'jo@aurum.example', salespersonId: '' };
  await createInviteWithFreshCode(opened.context, 'ana', {
    name: 'Ana',
    email: 'ana@example.com',
    ...by,
  });
  const invite = (await readInvite(opened.context, 'ana')) ?? expect.fail('The invite is missing');
  const result = await redeemInvite(opened.context, invite);
  const { questions } = await fullResult(opened.context, result, 'respondent');
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
