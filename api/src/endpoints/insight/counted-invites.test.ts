import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { demoToken } from '@vse/domain/rules/demo';
import { DAY_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { addOneQuestion } from '../../../../tests/support/small-catalogue.ts';
import { countInsight } from '../../services/insight/count-changes.ts';
import { resendInvite, revokeInvite } from '../../services/invites/change-invite.ts';
import { readInvite } from '../../services/invites/find-invites.ts';
import { answerQuiz } from '../../services/quiz/answer-quiz.ts';
import { redeemInvite } from '../../services/quiz/begin-quiz.ts';
import { createInvitesEndpoint } from '../invites/create-invites.ts';
import { getInsightEndpoint } from './get-insight.ts';

const DAY = 24 * 60;
const ADMIN = demoToken('Admin');

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices({ ...DEMO, INVITE_EXPIRY_DAYS: '14' });
  await addDemoStaff(opened.context);
  await addOneQuestion(opened.context);
});
afterEach(() => opened.stop());

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** After a run of the timer: the counters above 0 of the invites that were sent first on the day of the test. */
async function counted() {
  // Longer than the service takes for a mail.
  opened.pass(2);
  await countInsight(opened.context, 8000);
  const input = { from: day(-1), to: day(1), timeZone: 'UTC', source: 'invite' };
  const { status, body } = await ask(getInsightEndpoint, opened.context, input, ADMIN);
  expect(status, JSON.stringify(body)).toBe(200);
  const { funnels, trend } = body as Output<typeof getInsight>;
  const steps = Object.entries(funnels[0]?.now ?? {}).filter(([, count]) => count > 0);
  const sent = trend.now.reduce((sum, { events }) => sum + events.invited, 0);
  return [...steps.map(([name, count]) => `${name} ${count}`), `sent ${sent}`].join(', ');
}

const resend = () => resendInvite(opened.context, 'invite-ana', undefined);
const revoke = () => revokeInvite(opened.context, 'invite-ana', undefined);

/** Ana redeems her invite, and answers the only question without completing the quiz. */
async function begin() {
  const invite = (await readInvite(opened.context, 'invite-ana')) ?? expect.fail('No invite');
  const { id } = await redeemInvite(opened.context, invite);
  const given = [{ id: 'first', selectedAnswers: ['calm'] }];
  await answerQuiz(opened.context, id, given, false, () => undefined);
}

test('an invite that is sent again stays one case of its first day, also after it has expired', async () => {
  await opened.invite('ana');
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
  opened.pass(3 * DAY);
  await resend();
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
  opened.pass(16 * DAY);
  expect(await counted()).toBe('invited 1, handedOver 1, expired 1, sent 1');
  await resend();
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
});

test('an invite whose second mail fails was handed over all the same', async () => {
  await opened.invite('ana');
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
  await opened.control('fail');
  await resend();
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
});

test('a revoked invite is revoked until it is sent again, and then redeemed', async () => {
  await opened.invite('ana');
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
  await revoke();
  expect(await counted()).toBe('invited 1, handedOver 1, revoked 1, sent 1');
  await resend();
  expect(await counted()).toBe('invited 1, handedOver 1, waiting 1, sent 1');
  await begin();
  expect(await counted()).toBe('invited 1, handedOver 1, redeemed 1, answered 1, open 1, sent 1');
});

test('a quiz whose invite is revoked was left at once', async () => {
  await opened.invite('ana');
  await begin();
  await revoke();
  expect(await counted()).toBe('invited 1, handedOver 1, redeemed 1, answered 1, left 1, sent 1');
});

test('a list of guests is a case for each that was invited, however often it is sent', async () => {
  const guests = ['ana', 'ben', 'ana', 'cleo'];
  const rows = guests.map((name) => ({ name, email: `${name}@example.com` }));
  const by = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example' };
  const input = { ...by, rows, requestId: 'the-only-list' };
  for (const isRepeated of [false, true]) {
    const list = { ...input, isRepeated };
    expect((await ask(createInvitesEndpoint, opened.context, list, ADMIN)).status).toBe(200);
    expect(await counted()).toBe('invited 3, handedOver 3, waiting 3, sent 3');
  }
});

test('a respondent with two devices is one case, whose answers are counted once', async () => {
  await opened.invite('ana');
  await begin();
  await begin();
  expect(await counted()).toBe('invited 1, handedOver 1, redeemed 1, answered 1, open 1, sent 1');
  const input = { from: day(-1), to: day(1), timeZone: 'UTC' };
  const { body } = await ask(getInsightEndpoint, opened.context, input, ADMIN);
  const [first] = (body as Output<typeof getInsight>).questions.items;
  expect(first).toMatchObject({
    reached: { now: 1 },
    answered: { now: 1 },
    time: { now: { n: 1 } },
  });
  expect(first?.answers).toMatchObject([{ id: 'calm', selected: { now: 1 } }]);
});
