import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { forgetResult } from '../../services/people/forget-records.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { askForSampleEndpoint } from './ask-for-sample.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices(DEMO);
  await addDemoStaff(opened.context);
  await offer(true);
  await add('result');
});
afterEach(() => opened.stop());

const records = () => recordsOf(opened.store);
const offer = (offersSamples: boolean) =>
  revise(records().providers, 'aurum', undefined, (doc) => ({ ...doc, offersSamples }));
const add = (id: string, more: Partial<QuizResultDoc> = {}) =>
  records().quizResults.create(
    resultDoc(id, '2026-05-11T10:00:00.000Z', {
      isQuizCompleted: true,
      inviteId: 'invite',
      invite: { name: 'Ana', email: 'ana@example.com' },
      salespersonId: 'Salesperson',
      offersSamples: true,
      recommendedFragrances: ['Salt Line', 'Harbour Fog'].map((name, at) => ({
        ...{ id: at === 0 ? 'sea' : 'fog', name, sku: name, score: 1, version: name },
        ...{ label: 'GOOD MATCH' as const, reasons: [] },
      })),
      ...more,
    }),
  );
async function sample(fragrance = 'sea', id = 'result', context = opened.context) {
  const token = await opened.context.tokens.forRespondent(id);
  return ask(askForSampleEndpoint, context, { id, fragrance }, token);
}
const asked = async (id = 'result') =>
  ((await records().quizResults.read(id))?.doc.outcomes ?? []).map(({ at, kind, by }) => ({
    ...{ at, kind, by },
  }));
const SEA = { at: 0, kind: 'asked', by: null };
const mailsToJonah = async (count: number) => {
  await opened.timer(3);
  expect(opened.received()).toEqual(Array(count).fill('jonah.adler@aurum.example'));
};

test('a wish stands at the outcome, and the salesperson gets one mail that names nobody', async () => {
  expect(await sample()).toMatchObject({ status: 200, body: { samples: { asked: ['sea'] } } });
  expect(await asked()).toEqual([SEA]);
  await mailsToJonah(1);
  const { subject, plainText } = opened.newest() ?? expect.fail('No mail');
  expect(subject).toBe('A sample was asked for');
  expect(plainText).toContain('asks for a sample of Salt Line.');
  expect(plainText).toContain('\nhttp://localhost:4280/results/result');
  expect(plainText).not.toMatch(/Ana|ana@/);
});

test('a repeated wish, also on two instances, changes nothing and mails nothing', async () => {
  const { context, other } = opened;
  await Promise.all([context, other, context].map((one) => sample('sea', 'result', one)));
  const stored = await records().quizResults.read('result');
  opened.pass(5);
  await sample();
  expect((await records().quizResults.read('result'))?.etag).toBe(stored?.etag);
  expect(await asked()).toEqual([SEA]);
  await mailsToJonah(1);
});

test('a second fragrance is noted without a second mail', async () => {
  await sample('sea');
  const { body } = await sample('fog');
  expect(body).toEqual({ samples: { asked: ['sea', 'fog'] } });
  await mailsToJonah(1);
});

test('beyond the limit of mails to one address the wish is noted all the same', async () => {
  for (const id of ['two', 'three', 'four']) await add(id);
  for (const id of ['result', 'two', 'three', 'four'])
    expect((await sample('sea', id)).status).toBe(200);
  expect(await asked('four')).toEqual([SEA]);
  await mailsToJonah(3);
});

test('a call that was cut off before its mail sends it when it is repeated', async () => {
  opened.store.beforeWrite('mails', 1, () => {
    throw new Error('A crash');
  });
  expect((await sample()).status).toBe(500);
  expect(await asked()).toEqual([SEA]);
  expect((await sample()).status).toBe(200);
  await mailsToJonah(1);
});

test('a result without a salesperson keeps the wish', async () => {
  await add('orphan', { salespersonId: '' });
  expect((await sample('sea', 'orphan')).status).toBe(200);
  expect(await asked('orphan')).toEqual([SEA]);
});

test('a provider that does not offer samples now gets no wish', async () => {
  await offer(false);
  const { status, body } = await sample();
  expect([status, body.issues]).toEqual([
    409,
    [expect.objectContaining({ code: 'SAMPLES_NOT_OFFERED' })],
  ]);
  expect(await asked()).toEqual([]);
});

const erase = () => forgetResult(opened.context, 'result', 'anonymous');

test('a result that was made anonymous takes no wish, although its token is still valid', async () => {
  await sample('sea');
  await erase();
  expect((await sample('sea')).status).toBe(403);
  expect((await sample('fog')).status).toBe(403);
  expect(await asked()).toEqual([SEA]);
  await mailsToJonah(1);
});

test('a wish that an erasure overtakes is not noted, and mails nobody', async () => {
  opened.store.beforeWrite('quizResults', 1, async () => void (await erase()));
  expect((await sample('sea')).status).toBe(403);
  expect(await asked()).toEqual([]);
  await mailsToJonah(0);
});

test.each([
  ['of a fragrance that was not recommended', 'result', 'oak', 400],
  ['of an unfinished quiz', 'begun', 'sea', 400],
  ['of a result that is gone', 'gone', 'sea', 404],
])('a wish %s is refused', async (_, id, fragrance, status) => {
  await add('begun', { isQuizCompleted: false, recommendedFragrances: [] });
  expect((await sample(fragrance, id)).status).toBe(status);
});

test.each([
  ['a visitor with the permalink', async () => undefined, 401],
  ['another respondent', () => opened.context.tokens.forRespondent('another'), 403],
  ['an Admin', async () => demoToken('Admin'), 403],
  ['the Salesperson', async () => demoToken('Salesperson'), 403],
])('%s asks for nothing, and nothing of the result is read', async (_, token, status) => {
  const bearer = await token();
  const calls = await opened.store.callsOf(async () => {
    const input = { id: 'result', fragrance: 'sea' };
    expect((await ask(askForSampleEndpoint, opened.context, input, bearer)).status).toBe(status);
  });
  expect(calls.filter((call) => /^(quizResults|mails)/.test(call))).toEqual([]);
});

test('beyond the limit of a minute a wish is refused before anything is read', async () => {
  for (let time = 0; time < 30; time++) await sample();
  const calls = await opened.store.callsOf(async () => {
    expect((await sample('fog')).status).toBe(429);
  });
  expect(calls.filter((call) => !call.startsWith('audit'))).toEqual([]);
});
