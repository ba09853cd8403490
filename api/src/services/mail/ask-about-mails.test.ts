import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { withinDeadline } from '../../clients/deadline.ts';
import { resendInvite } from '../invites/change-invite.ts';
import { sendDue } from './send-due.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

/** How long a run waits here for a service that does not answer: by itself, it would for 8 seconds. */
const SILENCE_MS = 2000;
const TEN = [...'abcdefghij'];
/** Runs the timer every five minutes. */
async function hours(count: number) {
  for (let run = 0; run < 12 * count; run++) {
    opened.pass(5);
    await sendDue(opened.context);
  }
}
const statesOf = async (people: readonly string[]) => {
  const states = await Promise.all(people.map((person) => opened.stateOf(`invite-${person}`)));
  return states.map((state) => state?.state);
};

test('ten invites are sent within 3 minutes by a service that keeps the documented limits: 10 mails offered, 10 status calls, none refused', async () => {
  await opened.stop();
  opened = await openMailServices({ MAIL_PER_MINUTE: '5', MAIL_PER_HOUR: '10' });
  const limits = {
    mails: { perMinute: 5, perHour: 10 },
    statusCalls: { perMinute: 10, perHour: 20 },
  };
  await opened.control('ok', 2, { limits, runningSeconds: 1.5 });
  for (const person of TEN) await opened.invite(person);
  let minutes = 0;
  while ((await statesOf(TEN)).some((state) => state !== 'sent') && minutes < 70) {
    await opened.timer(1);
    minutes++;
  }
  expect(minutes).toBeLessThanOrEqual(3);
  await opened.timer(60);
  expect(opened.received()).toEqual(TEN);
  expect([opened.offered(), opened.asked(), await opened.refused()]).toEqual([10, 10, 0]);
});

describe('after the service has accepted a mail', () => {
  test.each([
    ['429', 'throttle'],
    ['404', 'missing'],
    ['200 without a status', 'no-status'],
    ["a proxy's page", 'page'],
  ] as const)(
    'a status call answered with %s leaves it sent, and holds up no other mail',
    async (_, status) => {
      await opened.control('ok', 1, { status });
      await opened.invite('ana');
      await opened.timer(2);
      expect(opened.asked()).toBeGreaterThan(0);
      expect(await opened.stateOf('invite-ana')).toMatchObject({ state: 'sent', reason: '' });
      await opened.invite('ben');
      expect(await opened.stateOf('invite-ben')).toMatchObject({ state: 'sent' });
      await hours(30);
      expect([opened.offered(), opened.received()]).toEqual([2, ['ana', 'ben']]);
      expect(await statesOf(['ana', 'ben'])).toEqual(['sent', 'sent']);
    },
  );

  test.each([
    ['Canceled', 'ok', 'canceled', 'MAIL_CANCELED'],
    ['Failed without an error', 'ok', 'bare-fail', 'MAIL_FAILED'],
    ['Failed with an error', 'fail', 'ok', 'EmailDropped. The mailbox was told to fail.'],
  ] as const)(
    'the status %s makes it failed, and it can be sent again',
    async (_, mode, status, reason) => {
      await opened.control(mode, 1, { status });
      await opened.invite('ana');
      expect(await opened.stateOf('invite-ana')).toMatchObject({ state: 'sent' });
      await opened.timer(1);
      expect(await opened.stateOf('invite-ana')).toMatchObject({ state: 'failed', reason });
      await opened.control('ok');
      await opened.timer(60);
      expect([opened.offered(), opened.asked()]).toEqual([1, 1]);
      await resendInvite(opened.context, 'invite-ana', undefined);
      await opened.timer(1);
      expect(await opened.stateOf('invite-ana')).toMatchObject({ state: 'sent', reason: '' });
    },
  );

  test('its status is not asked for before the time that the acceptance names', async () => {
    await opened.control('ok', 150);
    await opened.invite('ana');
    await opened.timer(2);
    expect(opened.asked()).toBe(0);
    await opened.timer(60);
    expect(opened.asked()).toBe(1);
  });

  test('its status is asked for again when a Running answer says, and only then', async () => {
    await opened.control('ok', 600, { runningSeconds: 3600 });
    await opened.invite('ana');
    const asked = async (minutes: number) => {
      await opened.timer(minutes);
      return opened.asked();
    };
    expect([await asked(9), await asked(2), await asked(8), await asked(3)]).toEqual([0, 1, 1, 2]);
  });

  test('its status is asked for ever less often, and no more after a day', async () => {
    await opened.control('ok', 1, { status: 'missing' });
    await opened.invite('ana');
    const asked: number[] = [];
    for (const count of [1, 1, 22, 48]) {
      const before = opened.asked();
      await hours(count);
      asked.push(opened.asked() - before);
    }
    expect(asked[0]).toBeLessThanOrEqual(8);
    expect(asked[1]).toBeLessThanOrEqual(2);
    expect(asked[2]).toBeGreaterThan(15);
    expect(asked[2]).toBeLessThanOrEqual(23);
    expect(asked[3]).toBeLessThanOrEqual(1);
  });
});

test('a throttled status call pauses status calls for the time that the service names, and no mails', async () => {
  await opened.control('ok', 600, { status: 'throttle' });
  for (const person of 'abc') await opened.invite(person);
  await opened.timer(12);
  expect(opened.asked()).toBe(1);
  await opened.invite('d');
  expect(opened.received()).toEqual(['a', 'b', 'c', 'd']);
  await opened.control('ok', 1);
  await opened.timer(7);
  expect(opened.asked()).toBe(1);
  await opened.timer(20);
  expect(opened.asked()).toBe(5);
});

test('status calls keep to twice the limits of mails, whatever they are answered', async () => {
  await opened.stop();
  opened = await openMailServices({ MAIL_PER_MINUTE: '2', MAIL_PER_HOUR: '4' });
  await opened.control('ok', 1, { status: 'missing' });
  for (const person of 'abcdef') await opened.invite(person);
  const asked: number[] = [];
  for (let minute = 0; minute < 240; minute++) {
    await opened.timer(1);
    asked.push(opened.asked());
  }
  const within = (minutes: number) =>
    Math.max(...asked.map((now, minute) => now - (asked[minute - minutes] ?? 0)));
  expect(within(1)).toBeLessThanOrEqual(4);
  expect(within(59)).toBeLessThanOrEqual(8);
  expect(opened.received()).toEqual([...'abcdef']);
});

test('a service that does not answer status calls is asked once in each run of the timer', async () => {
  await opened.control('ok', 1, { status: 'silent' });
  for (const person of 'abc') await opened.invite(person);
  opened.pass(1);
  await withinDeadline(() => sendDue(opened.context), SILENCE_MS);
  expect(opened.asked()).toBe(1);
  expect(await statesOf([...'abc'])).toEqual(['sent', 'sent', 'sent']);
});

test("a proxy's page in the place of the service is no acceptance: the mail waits, and is sent once the service is back", async () => {
  await opened.control('page');
  await opened.invite('ana');
  await opened.timer(60);
  expect(await opened.stateOf('invite-ana')).toMatchObject({
    state: 'queued',
    reason: 'MAIL_SERVICE_ANSWERED?status=200',
  });
  await opened.control('ok');
  await opened.timer(60);
  expect(await opened.stateOf('invite-ana')).toMatchObject({ state: 'sent' });
  expect(opened.received()).toEqual(['ana']);
});

test('the status of a mail that another one has replaced changes nothing of the newer one', async () => {
  const { context, store, stateOf } = opened;
  await opened.control('ok', 1, { status: 'canceled' });
  await opened.invite('ana');
  // The write that stores the status: by then, the same mail is sent anew.
  store.beforeWrite('mails', 1, async () => {
    const stored = (await context.records.mails.read('invite-ana_1')) ?? expect.fail('No mail');
    await context.records.mails.replace({ ...stored.doc, operationId: 'another' }, stored.etag);
  });
  opened.pass(1);
  await sendDue(context);
  expect(await stateOf('invite-ana')).toMatchObject({ state: 'sent', reason: '' });
});
