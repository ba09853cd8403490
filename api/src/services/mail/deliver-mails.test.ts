import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { leftMs, withinDeadline } from '../../clients/deadline.ts';
import { revokeInvite } from '../invites/change-invite.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { sendMailsSoon } from './deliver-mails.ts';
import { sendDue } from './send-due.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

/** The pauses between the attempts of a mail. */
const BACK_OFF_MINUTES = [1, 2, 5, 15, 30, 60, 60, 120, 240, 480];

const queue = (person: string) =>
  createInviteWithFreshCode(opened.context, person, inviteFields(person));

test('a mail keeps all its attempts when the service asks to wait', async () => {
  const { control, pass, received, context, stateOf } = opened;
  await control('throttle', 3600);
  await queue('ana');
  for (let wait = 0; wait < 10; wait++) {
    await sendDue(context);
    pass(60);
  }
  await control('down');
  for (const minutes of BACK_OFF_MINUTES) {
    expect(await sendDue(context)).toMatchObject({ sent: 0, failed: 0 });
    expect(await stateOf('ana')).toMatchObject({ state: 'queued' });
    pass(minutes);
  }
  await control('ok');
  expect(await sendDue(context)).toEqual({ sent: 1, failed: 0, errors: [] });
  expect(received()).toEqual(['ana']);
});

test('the timer continues after a mail that cannot be processed, and reports the error', async () => {
  const { received, context, store } = opened;
  for (const person of ['ana', 'ben', 'cleo']) await queue(person);
  store.beforeWrite('mails', 1, () => {
    throw new Error('A broken document');
  });
  expect(await sendDue(context)).toEqual({
    sent: 2,
    failed: 0,
    errors: [new Error('A broken document')],
  });
  expect(received()).toHaveLength(2);
  expect(await sendDue(context)).toEqual({ sent: 1, failed: 0, errors: [] });
  expect(received()).toEqual(['ana', 'ben', 'cleo']);
});

test('a mail that another worker takes first is sent once', async () => {
  const { offered, other, received, context, store } = opened;
  await queue('ana');
  store.beforeWrite('mails', 1, () => sendDue(other));
  await sendDue(context);
  expect([offered(), received()]).toEqual([1, ['ana']]);
});

test('a mail that is cancelled just before it is sent is not sent', async () => {
  const { offered, other, context, store } = opened;
  await queue('ana');
  store.beforeWrite('mails', 1, () => revokeInvite(other, 'ana', undefined));
  expect(await sendDue(context)).toEqual({ sent: 0, failed: 0, errors: [] });
  expect(offered()).toBe(0);
});

test('a mail that is given up is logged as an error with its id and without an address', async () => {
  const { control, pass, context } = opened;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const givenUp = () =>
    error.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('mailGivenUp'));
  await control('down');
  await queue('ana');
  for (const minutes of BACK_OFF_MINUTES) {
    await sendDue(context);
    expect(givenUp()).toEqual([]);
    pass(minutes);
  }
  await sendDue(context);
  expect(givenUp()).toEqual(['{"event":"mailGivenUp","mail":"ana_1"}']);
  error.mockRestore();
});

test('an invite does not wait until a silent mail service is given up', async () => {
  const { control, invite, offered, stateOf } = opened;
  await control('silent');
  await invite('ana');
  // An attempt that has ended says why it failed: this one is still going on.
  expect(offered()).toBe(1);
  expect(await stateOf('invite-ana')).toMatchObject({ state: 'queued', reason: '' });
});

test('an attempt that outlives its lease does not change what a later attempt has stored', async () => {
  const { control, offered, other, pass, context, stateOf, store } = opened;
  await control('down');
  await queue('ana');
  // The attempt's second write stores its outcome. By then the lease has expired, and another worker asks the service.
  store.beforeWrite('mails', 2, async () => {
    pass(3);
    await control('throttle', 3600);
    await sendDue(other);
  });
  await sendDue(context);
  expect(offered()).toBe(2);
  expect(await stateOf('ana')).toMatchObject({ state: 'queued', reason: 'MAIL_SERVICE_BUSY' });
  pass(59);
  await sendDue(context);
  expect(offered()).toBe(2);
});

test('an attempt that outlives its lease still stores that the mail was sent', async () => {
  const { control, other, pass, context, stateOf, store } = opened;
  await queue('ana');
  store.beforeWrite('mails', 2, async () => {
    pass(3);
    await control('down');
    await sendDue(other);
  });
  await sendDue(context);
  expect(await stateOf('ana')).toMatchObject({ state: 'sent', reason: '' });
});

test('a mail is retried after 1, 2, 5, 15, 30, 60, 60, 120, 240 and 480 minutes, and then fails', async () => {
  const { control, offered, pass, context, stateOf } = opened;
  await control('down');
  await queue('ana');
  await sendDue(context);
  let attempts = 1;
  for (const minutes of BACK_OFF_MINUTES) {
    expect(await stateOf('ana')).toMatchObject({ state: 'queued' });
    pass(minutes - 0.5);
    await sendDue(context);
    expect([minutes, offered()]).toEqual([minutes, attempts]);
    pass(0.5);
    await sendDue(context);
    attempts += 1;
    expect([minutes, offered()]).toEqual([minutes, attempts]);
  }
  expect(await stateOf('ana')).toMatchObject({ state: 'failed' });
});

test.each<[string, () => Promise<unknown>]>([
  ['one invite', () => opened.invite('ana')],
  [
    'a list of invites',
    async () => {
      await queue('ana');
      await sendMailsSoon(opened.context, 3000);
    },
  ],
])(
  'the mail of %s has a deadline of its own, because it may outlast its request',
  async (_, send) => {
    let left = 0;
    // The third write of a mail, after it was queued and leased, stores that it was sent.
    opened.store.beforeWrite('mails', 3, () => {
      left = leftMs();
    });
    await withinDeadline(send, 5000);
    await vi.waitFor(() => expect(left).toBeGreaterThan(10_000), 10_000);
  },
);

test('a list of mails is left to the timer when its request has hardly any time left', async () => {
  await queue('ana');
  await withinDeadline(() => sendMailsSoon(opened.context, 3000), 1000);
  expect(opened.offered()).toBe(0);
});
