import { userMail } from '@vse/domain/rules/mail-templates';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withinDeadline } from '../../api/src/clients/deadline.ts';
import { inviteFields, type MailInTest, openMailServices } from '../support/mail.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices({ MAIL_PER_MINUTE: '3' });
});
afterEach(() => opened.stop());

const HOUR = 3600;

/** Invites whose mails are left to the timer. */
async function queue(people: string) {
  for (const person of people)
    await opened.services.invites.addWithFreshCode(person, inviteFields(person));
}

async function queueAccess() {
  await opened.services.users.addSettings('user', {
    ...{ firstName: 'User', lastName: 'Last', email: 'user@example.com', provider: 'provider' },
    ...{ role: 'Salesperson', activeDirectoryMemberId: '', logo: '' },
  });
  await opened.services.mails.queue({
    ...{ id: 'user_1', purpose: 'access', about: 'user', recipient: 'user@example.com' },
    text: userMail({ firstName: 'User', siteUrl: 'https://vse.example', redeemUrl: undefined }),
  });
}

describe('a mail service that asks to wait', () => {
  test('is offered nothing before, not even another mail, and then everything', async () => {
    const { control, invite, offered, pass, received, services, stateOf } = opened;
    await control('throttle', HOUR);
    await queue('ab');
    await services.mails.sendDue();
    expect(offered()).toBe(1);
    await invite('c');
    pass(59);
    await services.mails.sendDue();
    expect(offered()).toBe(1);
    expect(await stateOf('a')).toMatchObject({
      state: 'queued',
      reason: 'MAIL_SERVICE_BUSY',
    });
    await control('ok');
    pass(1);
    await services.mails.sendDue();
    expect(received()).toEqual(['a', 'b', 'c']);
  });

  test('may ask as often as it likes: no mail fails for it', async () => {
    const { control, offered, pass, received, services } = opened;
    await control('throttle', HOUR);
    await queue('a');
    for (let time = 0; time < 15; time++) {
      await services.mails.sendDue();
      pass(60);
    }
    expect(offered()).toBe(15);
    await control('ok');
    await services.mails.sendDue();
    expect(received()).toEqual(['a']);
  });

  test('is believed for a day at most, and for a minute when it does not say how long', async () => {
    const { control, offered, pass, services } = opened;
    await queue('a');
    for (const [retryAfter, minutes] of [
      [0, 1],
      [30 * 24 * HOUR, 24 * 60],
    ] as const) {
      const before = offered();
      await control('throttle', retryAfter);
      await services.mails.sendDue();
      pass(minutes - 0.1);
      await services.mails.sendDue();
      expect(offered()).toBe(before + 1);
      pass(0.1);
    }
    await services.mails.sendDue();
    expect(offered()).toBe(3);
  });
});

test('a mail service that is silent is offered one mail in a run of the timer, and another one in the next', async () => {
  const { control, offered, pass, received, services, timer } = opened;
  await control('silent');
  await queue('abc');
  await services.mails.sendDue();
  expect(offered()).toBe(1);
  await control('ok');
  pass(0.5);
  await services.mails.sendDue();
  expect(received()).toEqual(['b', 'c']);
  await timer(2);
  expect(received()).toEqual(['a', 'b', 'c']);
});

test('a person’s access goes before the guests that were invited earlier', async () => {
  const { received, timer } = opened;
  await queue('abcdef');
  await queueAccess();
  await timer(1);
  expect(received()).toEqual(['a', 'b', 'user']);
  await timer(2);
  expect(received()).toEqual([...'abcdef', 'user']);
});

test('a guest who is invited while a person’s access is due waits for the timer', async () => {
  const { invite, received, timer } = opened;
  await queueAccess();
  await invite('a');
  expect(received()).toEqual([]);
  await timer(1);
  expect(received()).toEqual(['a', 'user']);
});

test('a mail is left to the timer, without a try, when its request has hardly any time left', async () => {
  const { invite, offered, received, services, stateOf } = opened;
  await withinDeadline(() => invite('a'), 1000);
  expect(offered()).toBe(0);
  expect(await stateOf('invite-a')).toMatchObject({ state: 'queued', reason: '' });
  await services.mails.sendDue();
  expect(received()).toEqual(['a']);
});
