import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishAndSend } from '../../../../tests/support/jobs.ts';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { noorWith, openWithDirectory } from '../../../../tests/support/with-directory.ts';
import {
  removeInvite,
  resendInvite,
  revokeInvite,
  updateInvite,
} from '../invites/change-invite.ts';
import { addUser } from '../users/let-in-user.ts';
import { removeUser } from '../users/remove-user.ts';
import { resendUserMail } from '../users/user-mail.ts';
import { mailStates } from './mail-queue.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

describe('a waiting mail is not sent', () => {
  test('after its invite was withdrawn or deleted', async () => {
    const { control, invite, received, context, stateOf, timer } = opened;
    await control('down');
    const [ana = '', ben = ''] = [await invite('ana'), await invite('ben'), await invite('cleo')];
    await revokeInvite(context, ana, undefined);
    await removeInvite(context, ben, undefined);
    await control('ok');
    await timer(5);
    expect(received()).toEqual(['cleo']);
    expect(await stateOf(ana)).toBeUndefined();
  });

  test('after a newer mail replaced it: resent, or with another e-mail or code', async () => {
    const { control, invite, newest, received, context, timer } = opened;
    await control('down');
    const [ana = '', ben = ''] = [await invite('ana'), await invite('ben')];
    await resendInvite(context, ana, undefined);
    const moved = { ...inviteFields('ben'), email: 'benno@example.com', code: 'MOVED2' };
    await updateInvite(context, ben, undefined, moved);
    await control('ok');
    await timer(5);
    expect(received()).toEqual(['ana', 'benno']);
    await updateInvite(context, ben, undefined, { ...moved, code: 'AGAIN2' });
    expect(newest()).toMatchObject({
      to: ['benno@example.com'],
      plainText: expect.stringContaining('AGAIN2'),
    });
  });

  test('when the request that created the invite is retried after the invite was withdrawn', async () => {
    const { control, invite, received, context, timer } = opened;
    await control('down');
    const id = await invite('ana');
    await revokeInvite(context, id, undefined);
    await control('ok');
    await invite('ana');
    await timer(5);
    expect(received()).toEqual([]);
  });

  test.each([
    ['was withdrawn', () => revokeInvite(opened.context, 'invite-ana', undefined)],
    ['was deleted', () => removeInvite(opened.context, 'invite-ana', undefined)],
    [
      'got another e-mail',
      () => {
        const moved = { ...inviteFields('ana'), email: 'moved@example.com', code: 'ANA234' };
        return updateInvite(opened.context, 'invite-ana', undefined, moved);
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

  test('after its user was deleted, or the mail sent again', async () => {
    const { context, stop } = await openWithDirectory();
    await addUser(context, 'noor', noorWith('noor@example.com'), 'Admin');
    const state = async () => (await mailStates(context, ['noor'])).get('noor');
    const first = await state();
    await resendUserMail(context, 'noor');
    expect(await state()).toMatchObject({ state: 'queued' });
    expect((await state())?.date).not.toBe(first?.date);
    await removeUser(context, 'noor', undefined);
    expect(await state()).toBeUndefined();
    await stop();
  });

  test('when the API was killed just after its user was deleted', async () => {
    const { pass, context, store, stop } = await openWithDirectory();
    await addUser(context, 'noor', noorWith('noor@example.com'), 'Admin');
    store.beforeWrite('mails', 1, () => {
      throw new Error('Killed');
    });
    await expect(removeUser(context, 'noor', undefined)).rejects.toThrow('Killed');
    expect((await mailStates(context, ['noor'])).get('noor')).toMatchObject({
      state: 'queued',
    });
    pass(1);
    await finishAndSend(context);
    expect((await mailStates(context, ['noor'])).get('noor')).toBeUndefined();
    await stop();
  });
});

test('a mail that is cancelled during its attempt is reported as sent only if it was sent', async () => {
  const { control, invite, offered, received, context, stateOf, timer } = opened;
  await control('silent');
  const adding = invite('ana');
  await expect.poll(offered).toBe(1);
  await revokeInvite(context, 'invite-ana', undefined);
  await adding;
  await control('ok');
  await timer(5);
  expect(received()).toEqual([]);
  expect(await stateOf('invite-ana')).toBeUndefined();
});
