import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { adjectiveKind } from '../../services/catalogue/adjectives.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { addQuestion } from '../../services/catalogue/questions.ts';
import { resendInvite, revokeInvite } from '../../services/invites/change-invite.ts';
import { createInvite } from '../../services/invites/create-invite.ts';
import { getQuizResultEndpoint } from '../quiz-results/get-quiz-result.ts';
import { updateQuizResultEndpoint } from '../quiz-results/update-quiz-result.ts';
import { redeemInviteEndpoint } from './redeem-invite.ts';

const GUEST = { email: 'ana@example.com', code: 'ANA234' };

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});

  const three = ['calm', 'dry', 'warm'].map((id) => ({ id }));
  for (const { id } of three) await addRecord(opened.context, adjectiveKind, id, { name: id });
  const answer = { id: 'yes', title: 'Yes', heroImageUrl: '', adjectives: three };
  await addQuestion(opened.context, 'first', {
    type: 'Single Choice',
    publishState: 'Published',
    questionText: 'First?',
    answers: [{ ...answer, publishState: 'Published' }],
  });
  const by = { provider: 'client', salesperson: 'jo@verdier.example', salespersonId: '' };
  await createInvite(opened.context, 'ana', { name: 'Ana', ...GUEST, ...by });
});
afterEach(() => opened.stop());

const redeem = async () => {
  const { body } = await ask(redeemInviteEndpoint, opened.context, GUEST);
  return { id: String(body.id), token: String(body.token) };
};

/** The status of saving an answer with a token. */
const save = async ({ id, token }: { id: string; token: string }) => {
  const questions = [{ id: 'first', selectedAnswers: ['yes'] }];
  const input = { id, questions, isQuizCompleted: false };
  return (await ask(updateQuizResultEndpoint, opened.context, input, token)).status;
};

test('an invite that is sent again while it is being redeemed gives a token that saves', async () => {
  opened.store.beforeWrite('invites', 1, () => resendInvite(opened.other, 'ana', undefined));
  expect(await save(await redeem())).toBe(200);
});

test('a token from before an invite was withdrawn does not save', async () => {
  const redeemed = await redeem();
  expect(await save(redeemed)).toBe(200);
  await revokeInvite(opened.context, 'ana', undefined);
  expect(await save(redeemed)).toBe(403);
});

test('redeeming returns the quiz as its respondent would read it', async () => {
  const { body } = await ask(redeemInviteEndpoint, opened.context, GUEST);
  const id = String(body.id);
  const read = await ask(getQuizResultEndpoint, opened.context, { id }, String(body.token));
  expect(read.body).toMatchObject({ isMine: true, questions: [{ questionText: 'First?' }] });
  expect(body.result).toEqual(read.body);
});
