import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPoisoned, type Poisoned } from '../../../../tests/support/poisoned.ts';
import { getQuizResultEndpoint } from './get-quiz-result.ts';
import { updateQuizResultEndpoint } from './update-quiz-result.ts';

const STAFF = ['Admin', 'Manager', 'Salesperson'] as const;

let opened: Poisoned;
let ofInvitee: string;
beforeAll(async () => {
  opened = await openPoisoned();
  const { invites, quizResults } = opened.services;
  const invite = (await invites.read(opened.good.invites)) ?? expect.fail('No invite');
  ofInvitee = (await quizResults.redeem(invite)).id;
});
afterAll(() => opened.stop());

test.each(STAFF)("a %s looks into an invitee's quiz and cannot answer it", async (role) => {
  const { body } = await opened.callAs(role, getQuizResultEndpoint, { id: ofInvitee });
  const questions = [{ questionText: 'Which?' }];
  expect(body).toMatchObject({ isMine: false, generatedFor: 'Robin', questions });
  const { status } = await opened.callAs(role, updateQuizResultEndpoint, { id: ofInvitee });
  expect(status).toBe(403);
});

test.each(STAFF)('a %s answers the quiz of a client project that is theirs', async (role) => {
  const id = opened.good.quizResults;
  const { body } = await opened.callAs(role, getQuizResultEndpoint, { id });
  expect(body).toMatchObject({ isMine: true, generatedFor: 'Hotel' });
  expect((await opened.callAs(role, updateQuizResultEndpoint, { id })).status).toBe(200);
});
