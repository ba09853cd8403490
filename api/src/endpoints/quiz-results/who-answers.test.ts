import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPoisoned, type Poisoned } from '../../../../tests/support/poisoned.ts';
import { readInvite } from '../../services/invites/find-invites.ts';
import { redeemInvite } from '../../services/quiz/begin-quiz.ts';
import { readResult } from '../../services/quiz/find-results.ts';
import { fullResult } from '../../services/quiz/quiz-result-views.ts';
import { removeDoc, revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { exportQuizResultsEndpoint } from './export-quiz-results.ts';
import { getQuizResultEndpoint } from './get-quiz-result.ts';
import { listQuizResultsEndpoint } from './list-quiz-results.ts';
import { updateQuizResultEndpoint } from './update-quiz-result.ts';

const STAFF = ['Admin', 'Manager', 'Salesperson'] as const;

let opened: Poisoned;
let ofInvitee: string;
beforeAll(async () => {
  opened = await openPoisoned();
  const { good, context } = opened;
  const invite = (await readInvite(context, good.invites)) ?? expect.fail('No invite');
  ofInvitee = (await redeemInvite(context, invite)).id;
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

test('a respondent can write to the inviting user, and to nobody once that user is erased', async () => {
  const view = async () => {
    return fullResult(opened.context, await readResult(opened.context, ofInvitee), 'respondent');
  };
  expect((await view()).invitedBy).toBe('jonah.adler@aurum.example');
  const { quizResults } = recordsOf(opened.store);
  const sold = (salesperson: string) =>
    revise(quizResults, ofInvitee, undefined, (doc) => ({ ...doc, salesperson }));
  await sold('former colleague');
  expect(await view()).not.toHaveProperty('invitedBy');
  await sold('jonah.adler@aurum.example');
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

test('the page of a project shows the name that its salesperson has now', async () => {
  const { userSettings } = recordsOf(opened.store);
  const generatedBy = async () => {
    const { body } = await opened.callAs('Manager', getQuizResultEndpoint, {
      id: opened.good.quizResults,
    });
    const shown = await fullResult(
      opened.context,
      await readResult(opened.context, opened.good.quizResults),
      'shown',
    );
    return [body.generatedBy, shown.generatedBy];
  };
  expect(await generatedBy()).toEqual(['Jonah Adler Adler', 'Jonah Adler Adler']);
  await revise(userSettings, 'Salesperson', undefined, (doc) => ({ ...doc, lastName: 'Reyes' }));
  opened.pass(1);
  expect(await generatedBy()).toEqual(['Jonah Adler Reyes', 'Jonah Adler Reyes']);
  await removeDoc(userSettings, 'Salesperson', undefined);
  opened.pass(1);
  expect(await generatedBy()).toEqual(['Former colleague', 'Former colleague']);
});

test('a result stores the address of its salesperson once, and the list and the export show it', async () => {
  const stored = await recordsOf(opened.store).quizResults.read(opened.good.quizResults);
  const address = 'jonah.adler@aurum.example';
  expect(JSON.stringify(stored?.doc).split(address)).toHaveLength(2);
  const list = await opened.callAs('Admin', listQuizResultsEndpoint, {});
  const items = list.body.items as { invite: object; project: object }[];
  expect(items.map(({ invite, project }) => [invite, project])).toContainEqual([
    {},
    expect.objectContaining({ name: 'Hotel', salesperson: address }),
  ]);
  expect(items.map(({ invite }) => invite)).toContainEqual({
    ...{ name: 'Robin', email: 'robin@example.com', provider: 'aurum', salesperson: address },
  });
  const exported = await opened.callAs('Admin', exportQuizResultsEndpoint, {});
  const ofProject = { name: 'Hotel', salesperson: address };
  expect(exported.body.items).toContainEqual(expect.objectContaining({ project: ofProject }));
});
