import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import { getQuizResultEndpoint } from '../quiz-results/get-quiz-result.ts';
import { updateQuizResultEndpoint } from '../quiz-results/update-quiz-result.ts';
import { redeemInviteEndpoint } from './redeem-invite.ts';

const GUEST = { email: 'ana@example.com', code: 'ANA234' };

let opened: ServicesInTest;
beforeEach(async () => {
  opened = openServices({});
  const { adjectives, invites, questions } = opened.services;
  const three = ['calm', 'dry', 'warm'].map((id) => ({ id }));
  for (const { id } of three) await adjectives.add(id, { name: id });
  const answer = { id: 'yes', title: 'Yes', heroImageUrl: '', adjectives: three };
  await questions.add('first', {
    type: 'Single Choice',
    publishState: 'Published',
    questionText: 'First?',
    answers: [{ ...answer, publishState: 'Published' }],
  });
  const by = { provider: 'client', salesperson: 'jo@verdier.example', salespersonId: '' };
  await invites.add('ana', { name: 'Ana', ...GUEST, ...by });
});
afterEach(() => opened.stop());

const redeem = async () => {
  const { body } = await ask(redeemInviteEndpoint, opened.services, GUEST);
  return { id: String(body.id), token: String(body.token) };
};

/** The status of saving an answer with a token. */
const save = async ({ id, token }: { id: string; token: string }) => {
  const questions = [{ id: 'first', selectedAnswers: ['yes'] }];
  const input = { id, questions, isQuizCompleted: false };
  return (await ask(updateQuizResultEndpoint, opened.services, input, token)).status;
};

test('an invite that is sent again while it is being redeemed gives a token that saves', async () => {
  opened.store.beforeWrite('invites', 1, () => opened.other.invites.resend('ana', undefined));
  expect(await save(await redeem())).toBe(200);
});

test('a token from before an invite was withdrawn does not save', async () => {
  const redeemed = await redeem();
  expect(await save(redeemed)).toBe(200);
  await opened.services.invites.revoke('ana', undefined);
  expect(await save(redeemed)).toBe(403);
});

test('redeeming returns the quiz as its respondent would read it', async () => {
  const { body } = await ask(redeemInviteEndpoint, opened.services, GUEST);
  const id = String(body.id);
  const read = await ask(getQuizResultEndpoint, opened.services, { id }, String(body.token));
  expect(read.body).toMatchObject({ isMine: true, questions: [{ questionText: 'First?' }] });
  expect(body.result).toEqual(read.body);
});
