import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPoisoned, type Poisoned } from '../../../../tests/support/poisoned.ts';
import { recordsOf } from '../../store/typed-containers.ts';
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

test.each(STAFF)(
  'a %s reads who sent the invite of an invitee, for whom and when',
  async (role) => {
    const { invites } = recordsOf(opened.store);
    const stored = (await invites.read(opened.good.invites)) ?? expect.fail('No invite');
    await invites.replace({ ...stored.doc, inviteDate: '2026-05-03T09:00:00.000Z' }, stored.etag);
    const { body } = await opened.callAs(role, getQuizResultEndpoint, { id: ofInvitee });
    expect(body.owner).toEqual({
      salesperson: 'Jonah Adler Adler',
      provider: 'Aurum',
      inviteDate: '2026-05-03T09:00:00.000Z',
    });
  },
);

test('of a project the staff read its salesperson and provider, and no invite', async () => {
  const id = opened.good.quizResults;
  const { body } = await opened.callAs('Admin', getQuizResultEndpoint, { id });
  const owner = { salesperson: 'Jonah Adler Adler', provider: 'Aurum', inviteDate: null };
  expect(body.owner).toEqual(owner);
});

test('without the records of its owners the staff read a result all the same', async () => {
  const { quizResults } = recordsOf(opened.store);
  const stored = (await quizResults.read(ofInvitee)) ?? expect.fail('No result');
  await quizResults.create({
    ...stored.doc,
    ...{ id: 'left', inviteId: 'gone', salespersonId: 'gone', provider: 'gone' },
  });
  const { body } = await opened.callAs('Admin', getQuizResultEndpoint, { id: 'left' });
  expect(body.owner).toEqual({ salesperson: '', provider: '', inviteDate: null });
});

test.each(STAFF)('a %s answers the quiz of a client project that is theirs', async (role) => {
  const id = opened.good.quizResults;
  const { body } = await opened.callAs(role, getQuizResultEndpoint, { id });
  expect(body).toMatchObject({ isMine: true, generatedFor: 'Hotel' });
  expect((await opened.callAs(role, updateQuizResultEndpoint, { id })).status).toBe(200);
});
