import { MAIL_BACK_OFF_MINUTES } from '@vse/domain/records/mail';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

const queue = (person: string) =>
  opened.services.invites.addWithFreshCode(person, inviteFields(person));

test('a mail keeps all its attempts when the service asks to wait', async () => {
  const { control, pass, received, services, stateOf } = opened;
  await control('throttle', 3600);
  await queue('ana');
  for (let wait = 0; wait < 10; wait++) {
    await services.mails.sendDue();
    pass(60);
  }
  await control('down');
  for (const minutes of MAIL_BACK_OFF_MINUTES) {
    expect(await services.mails.sendDue()).toMatchObject({ sent: 0, failed: 0 });
    expect(await stateOf('ana')).toMatchObject({ state: 'queued' });
    pass(minutes);
  }
  await control('ok');
  expect(await services.mails.sendDue()).toEqual({ sent: 1, failed: 0, errors: [] });
  expect(received()).toEqual(['ana']);
});

test('the timer continues after a mail that cannot be processed, and reports the error', async () => {
  const { received, services, store } = opened;
  for (const person of ['ana', 'ben', 'cleo']) await queue(person);
  store.beforeWrite('mails', 1, () => {
    throw new Error('A broken document');
  });
  expect(await services.mails.sendDue()).toEqual({
    sent: 2,
    failed: 0,
    errors: [new Error('A broken document')],
  });
  expect(received()).toHaveLength(2);
  expect(await services.mails.sendDue()).toEqual({ sent: 1, failed: 0, errors: [] });
  expect(received()).toEqual(['ana', 'ben', 'cleo']);
});

test('a mail that another worker takes first is sent once', async () => {
  const { offered, other, received, services, store } = opened;
  await queue('ana');
  store.beforeWrite('mails', 1, () => other.mails.sendDue());
  await services.mails.sendDue();
  expect([offered(), received()]).toEqual([1, ['ana']]);
});

test('a mail that is cancelled just before it is sent is not sent', async () => {
  const { offered, other, services, store } = opened;
  await queue('ana');
  store.beforeWrite('mails', 1, () => other.invites.revoke('ana', undefined));
  expect(await services.mails.sendDue()).toEqual({ sent: 0, failed: 0, errors: [] });
  expect(offered()).toBe(0);
});

test('a mail that is given up is logged as an error with its id and without an address', async () => {
  const { control, pass, services } = opened;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const givenUp = () =>
    error.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('mailGivenUp'));
  await control('down');
  await queue('ana');
  for (const minutes of MAIL_BACK_OFF_MINUTES) {
    await services.mails.sendDue();
    expect(givenUp()).toEqual([]);
    pass(minutes);
  }
  await services.mails.sendDue();
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
