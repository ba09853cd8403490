import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../support/mail.ts';
import { openWithDirectory, PROVIDER } from '../support/with-directory.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

describe('a mail that waits for the service goes out no more', () => {
  test('once its invite is withdrawn or deleted', async () => {
    const { control, invite, received, services, stateOf, timer } = opened;
    await control('down');
    const [ana = '', ben = ''] = [await invite('ana'), await invite('ben'), await invite('cleo')];
    await services.invites.revoke(ana, undefined);
    await services.invites.remove(ben, undefined);
    await control('ok');
    await timer(5);
    expect(received()).toEqual(['cleo']);
    expect(await stateOf(ana)).toBeUndefined();
  });

  test('once a newer one takes its place: resent, or with another e-mail or code', async () => {
    const { control, invite, newest, received, services, timer } = opened;
    await control('down');
    const [ana = '', ben = ''] = [await invite('ana'), await invite('ben')];
    await services.invites.resend(ana, undefined);
    const moved = { ...inviteFields('ben'), email: 'benno@example.com', code: 'MOVED2' };
    await services.invites.update(ben, undefined, moved);
    await control('ok');
    await timer(5);
    expect(received()).toEqual(['ana', 'benno']);
    await services.invites.update(ben, undefined, { ...moved, code: 'AGAIN2' });
    expect(newest()).toMatchObject({
      to: ['benno@example.com'],
      plainText: expect.stringContaining('AGAIN2'),
    });
  });

  test('when a late retry of the request that made the invite comes after it was withdrawn', async () => {
    const { control, invite, received, services, timer } = opened;
    await control('down');
    const id = await invite('ana');
    await services.invites.revoke(id, undefined);
    await control('ok');
    await invite('ana');
    await timer(5);
    expect(received()).toEqual([]);
  });

  test.each([
    ['was withdrawn', () => opened.services.invites.revoke('invite-ana', undefined)],
    ['was deleted', () => opened.services.invites.remove('invite-ana', undefined)],
    [
      'got another e-mail',
      () => {
        const moved = { ...inviteFields('ana'), email: 'moved@example.com', code: 'ANA234' };
        return opened.services.invites.update('invite-ana', undefined, moved);
      },
    ],
  ])('when the API was killed just after its invite %s', async (what, change) => {
    const { control, invite, received, store, timer } = opened;
    await control('down');
    await invite('ana');
    store.beforeWrite('mails', 1, () => {
      throw new Error('Killed');
    });
    await expect(change()).rejects.toThrow('Killed');
    await control('ok');
    await timer(5);
    expect(received()).toEqual(what === 'got another e-mail' ? ['moved'] : []);
  });

  test('once its user is deleted, or the mail sent again', async () => {
    const { services, stop } = await openWithDirectory();
    const user = {
      ...{ firstName: 'Noor', lastName: 'Vance', email: 'noor@example.com', provider: PROVIDER },
      ...{ role: 'Salesperson' as const, activeDirectoryMemberId: '', logo: '' },
    };
    await services.users.add('noor', user, 'Admin');
    const state = async () => (await services.mails.statesOf(['noor'])).get('noor');
    const first = await state();
    await services.users.resendMail('noor');
    expect(await state()).toMatchObject({ state: 'queued' });
    expect((await state())?.date).not.toBe(first?.date);
    await services.users.remove('noor', undefined);
    expect(await state()).toBeUndefined();
    await stop();
  });

  test('when the API was killed just after its user was deleted', async () => {
    const { pass, services, store, stop } = await openWithDirectory();
    const user = {
      ...{ firstName: 'Noor', lastName: 'Vance', email: 'noor@example.com', provider: PROVIDER },
      ...{ role: 'Salesperson' as const, activeDirectoryMemberId: '', logo: '' },
    };
    await services.users.add('noor', user, 'Admin');
    store.beforeWrite('mails', 1, () => {
      throw new Error('Killed');
    });
    await expect(services.users.remove('noor', undefined)).rejects.toThrow('Killed');
    expect((await services.mails.statesOf(['noor'])).get('noor')).toMatchObject({
      state: 'queued',
    });
    pass(1);
    await services.mails.sendDue();
    expect((await services.mails.statesOf(['noor'])).get('noor')).toBeUndefined();
    await stop();
  });
});

test('a mail that is cancelled while it is being sent is told as sent only if it went out', async () => {
  const { control, invite, offered, received, services, stateOf, timer } = opened;
  await control('silent');
  const adding = invite('ana');
  await expect.poll(offered).toBe(1);
  await services.invites.revoke('invite-ana', undefined);
  await adding;
  await control('ok');
  await timer(5);
  expect(received()).toEqual([]);
  expect(await stateOf('invite-ana')).toBeUndefined();
});
