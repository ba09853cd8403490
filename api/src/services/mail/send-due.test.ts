import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { resendInvite } from '../invites/change-invite.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { sendMail } from './deliver-mails.ts';
import { sendDue } from './send-due.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

describe('a mail', () => {
  test('waits while the service is down for an hour, and is then delivered once', async () => {
    const { control, invite, received, stateOf, timer } = opened;
    await control('down');
    const ids = await Promise.all(['ana', 'ben', 'cleo'].map(invite));
    await timer(60);
    expect(received()).toEqual([]);
    expect(await stateOf(ids[0] ?? '')).toMatchObject({
      state: 'queued',
      reason: 'MAIL_SERVICE_ANSWERED?status=503',
    });
    await control('ok');
    await timer(120);
    expect(received()).toEqual(['ana', 'ben', 'cleo']);
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ state: 'sent', reason: '' });
  });

  test('is sent later when the service throttles it', async () => {
    const { control, invite, stateOf, timer } = opened;
    await control('throttle');
    const id = await invite('ana');
    expect(await stateOf(id)).toMatchObject({
      state: 'queued',
      reason: 'MAIL_SERVICE_BUSY',
    });
    await control('ok');
    await timer(5);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test('fails with the reason when the service drops it, and can be sent again', async () => {
    const { control, invite, context, stateOf, timer } = opened;
    await control('fail');
    const id = await invite('ana');
    await timer(1);
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      reason: 'EmailDropped. The mailbox was told to fail.',
    });
    await control('ok');
    await resendInvite(context, id, undefined);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test('fails when it cannot be sent for a day', async () => {
    const { control, invite, pass, context, stateOf } = opened;
    await control('down');
    const id = await invite('ana');
    for (let hour = 0; hour < 30; hour++) {
      pass(60);
      await sendDue(context);
    }
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      reason: 'MAIL_SERVICE_ANSWERED?status=503',
    });
  });

  test('from a member of staff does not hide that the invitation failed', async () => {
    const { control, invite, received, context, stateOf, timer } = opened;
    await control('fail');
    const id = await invite('ana');
    await timer(1);
    await control('ok');
    const { email } = inviteFields('ana');
    await sendMail(context, {
      id: 'message',
      purpose: 'message',
      about: null,
      recipient: email,
      text: { subject: 'Hello', plainText: 'Hello.' },
    });
    expect(received()).toEqual(['ana', 'ana']);
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
  });

  test('is not started by a timer run whose time is over', async () => {
    const { offered, received, context } = opened;
    for (const person of ['ana', 'ben', 'cleo'])
      await createInviteWithFreshCode(context, person, inviteFields(person));
    await sendDue(context, 0);
    expect(offered()).toBe(0);
    await sendDue(context);
    expect(received()).toEqual(['ana', 'ben', 'cleo']);
  });
});

describe('the service’s limits', () => {
  beforeEach(async () => {
    await opened.stop();
    opened = await openMailServices({ MAIL_PER_MINUTE: '2', MAIL_PER_HOUR: '5' });
  });

  test('make further mails wait for the next minute and hour', async () => {
    const { invite, pass, received, context } = opened;
    for (const person of 'abcdefg') await invite(person);
    expect(received()).toHaveLength(2);
    pass(2);
    await sendDue(context);
    expect(received()).toHaveLength(4);
    for (let minute = 0; minute < 5; minute++) {
      pass(2);
      await sendDue(context);
    }
    expect(received()).toHaveLength(5);
    pass(61);
    await sendDue(context);
    expect(received()).toHaveLength(7);
  });

  test('hold for mails that are sent at the same time', async () => {
    const { invite, received } = opened;
    await Promise.all([...'abcdefghijklmnopqrst'].map(invite));
    expect(received()).toHaveLength(2);
  });

  test('count sent mails, not failed attempts', async () => {
    const { control, invite, received, timer } = opened;
    await control('down');
    for (const person of 'abcdefg') await invite(person);
    await timer(10);
    await control('ok');
    await timer(20);
    expect(received()).toHaveLength(5);
  });
});
