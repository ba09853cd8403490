import { userMail } from '@vse/domain/rules/mail-templates';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { withinDeadline } from '../../clients/deadline.ts';
import { revokeInvite } from '../invites/change-invite.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { readInvite } from '../invites/find-invites.ts';
import { codeOf } from '../invites/invite-codes.ts';
import { addSettings } from '../users/let-in-user.ts';
import { countLateMails, hasDueMails, queueMail } from './mail-queue.ts';
import { sendDue } from './send-due.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices({ MAIL_PER_MINUTE: '3' });
});
afterEach(() => opened.stop());

const HOUR = 3600;
/** How long a run waits here for a service that does not answer: by itself, it would for 8 seconds. */
const SILENCE_MS = 2000;

/** Invites whose mails are left to the timer. */
async function queue(people: string) {
  for (const person of people)
    await createInviteWithFreshCode(opened.context, person, inviteFields(person));
}

async function queueAccess() {
  await addSettings(opened.context, 'user', {
    firstName: 'User',
    lastName: 'Last',
    email: 'user@example.com',
    provider: 'provider',
    role: 'Salesperson',
    activeDirectoryMemberId: '',
    logo: '',
  });
  await queueMail(opened.context, {
    id: 'user_1',
    purpose: 'access',
    about: 'user',
    recipient: 'user@example.com',
    text: userMail({ firstName: 'User', siteUrl: 'https://vse.example', redeemUrl: undefined }),
  });
}

describe('a mail service that asks to wait', () => {
  test('is offered no mail until the wait is over, and then all of them', async () => {
    const { control, invite, offered, pass, received, context, stateOf } = opened;
    await control('throttle', HOUR);
    await queue('ab');
    await sendDue(context);
    expect(offered()).toBe(1);
    await invite('c');
    pass(59);
    await sendDue(context);
    expect(offered()).toBe(1);
    expect(await stateOf('a')).toMatchObject({
      state: 'queued',
      reason: 'MAIL_SERVICE_BUSY',
    });
    await control('ok');
    pass(1);
    await sendDue(context);
    expect(received()).toEqual(['a', 'b', 'c']);
  });

  test('can ask any number of times without failing a mail', async () => {
    const { control, offered, pass, received, context } = opened;
    await control('throttle', HOUR);
    await queue('a');
    for (let time = 0; time < 15; time++) {
      await sendDue(context);
      pass(60);
    }
    expect(offered()).toBe(15);
    await control('ok');
    await sendDue(context);
    expect(received()).toEqual(['a']);
  });

  test('is waited for at most a day, and for a minute when it names no time', async () => {
    const { control, offered, pass, context } = opened;
    await queue('a');
    for (const [retryAfter, minutes] of [
      [0, 1],
      [30 * 24 * HOUR, 24 * 60],
    ] as const) {
      const before = offered();
      await control('throttle', retryAfter);
      await sendDue(context);
      pass(minutes - 0.1);
      await sendDue(context);
      expect(offered()).toBe(before + 1);
      pass(0.1);
    }
    await sendDue(context);
    expect(offered()).toBe(3);
  });
});

test('a silent mail service is offered one mail in each run of the timer', async () => {
  const { control, offered, pass, received, context, timer } = opened;
  await control('silent');
  await queue('abc');
  await withinDeadline(() => sendDue(context), SILENCE_MS);
  expect(offered()).toBe(1);
  await control('ok');
  pass(0.5);
  await sendDue(context);
  expect(received()).toEqual(['b', 'c']);
  await timer(2);
  expect(received()).toEqual(['a', 'b', 'c']);
});

test('an access mail is sent before earlier invitations', async () => {
  const { received, timer } = opened;
  await queue('abcdef');
  await queueAccess();
  await timer(1);
  expect(received()).toEqual(['a', 'b', 'user']);
  await timer(2);
  expect(received()).toEqual([...'abcdef', 'user']);
});

test('an invitation waits for the timer while an access mail is due', async () => {
  const { invite, received, timer } = opened;
  await queueAccess();
  await invite('a');
  expect(received()).toEqual([]);
  await timer(1);
  expect(received()).toEqual(['a', 'user']);
});

test('a request with hardly any time left leaves its mail to the timer', async () => {
  const { invite, offered, received, context, stateOf } = opened;
  await withinDeadline(() => invite('a'), 1000);
  expect(offered()).toBe(0);
  expect(await stateOf('invite-a')).toMatchObject({ state: 'queued', reason: '' });
  await sendDue(context);
  expect(received()).toEqual(['a']);
});

/** Queues a mail about the record 'ana', and returns its state. */
async function queueAboutAna(id: string) {
  await queueMail(opened.context, {
    id,
    purpose: 'invitation',
    about: 'ana',
    recipient: 'ana@example.com',
    text: { subject: 'Hello', plainText: 'Hello.' },
  });
  return (await opened.stateOf('ana')) ?? expect.fail('No state');
}

test.each([
  ['a', 'z'],
  ['z', 'a'],
])("a record's mail state is that of its newest mail (%s, then %s)", async (older, newer) => {
  const first = await queueAboutAna(older);
  opened.pass(1);
  const second = await queueAboutAna(newer);
  expect(Date.parse(second.date) - Date.parse(first.date)).toBeGreaterThanOrEqual(60_000);
});

test('the timer finds a mail in the minute in which it is due to be sent or asked about', async () => {
  const { context, pass } = opened;
  const isDue = () => hasDueMails(context);
  expect(await isDue()).toBe(false);
  await queue('a');
  expect(await isDue()).toBe(true);
  // The service says when to ask what became of it.
  await sendDue(context);
  expect(await isDue()).toBe(false);
  pass(1);
  expect(await isDue()).toBe(true);
  await sendDue(context);
  expect(await isDue()).toBe(false);
  pass(24 * 60);
  expect(await isDue()).toBe(false);
});

test('a mail is late when it has been due for half an hour, and late mails need hours within the limit', async () => {
  const { pass, context } = opened;
  for (const id of 'abcdefghijk') await queueAboutAna(id);
  pass(29);
  expect(await countLateMails(context)).toEqual({ late: 0, hours: 0 });
  pass(2);
  expect(await countLateMails(context)).toEqual({ late: 11, hours: 1 });
});

test('the text of a mail is kept, sealed, only as long as the mail waits', async () => {
  const { context, control, invite, timer } = opened;
  const textOf = async (id: string) => {
    const { sealedText = 'no mail' } = (await context.records.mails.read(`${id}_1`))?.doc ?? {};
    return sealedText === '' ? '' : (context.sealing.open(sealedText, `${id}_1`) ?? 'not sealed');
  };
  await control('down');
  await queue('ab');
  const code = codeOf(context, (await readInvite(context, 'a')) ?? expect.fail('a'));
  expect(await textOf('a')).toContain(`your invite code is:\n${code}\n`);
  await revokeInvite(context, 'b', undefined);
  expect(await textOf('b')).toBe('');
  await control('fail');
  await timer(2);
  expect(await opened.stateOf('a')).toMatchObject({ state: 'failed' });
  expect(await textOf('a')).toBe('');
  await control('ok');
  await invite('c');
  expect(await opened.stateOf('invite-c')).toMatchObject({ state: 'sent' });
  const [sent] = (
    await context.records.mails.page({ where: [{ field: 'about', equals: 'invite-c' }], limit: 1 })
  ).items;
  expect(sent?.doc.sealedText).toBe('');
});
