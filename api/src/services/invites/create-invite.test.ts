import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishAndSend } from '../../../../tests/support/jobs.ts';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import type { Context } from '../context.ts';
import { sendMailsSoon } from '../mail/deliver-mails.ts';
import { removeInvite } from './change-invite.ts';
import { createInviteWithFreshCode } from './create-invite.ts';
import { readInvite } from './find-invites.ts';
import { codeOf } from './invite-codes.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

const crash = () => {
  throw new Error('The host is gone');
};
/** Adds an invite with a generated code, as a list does. */
const add = (host: Context, isRepeated = false) =>
  createInviteWithFreshCode(host, 'ana', inviteFields('ana'), { isRepeated });
const crashBeforeInvite = async () => {
  opened.store.beforeWrite('invites', 1, crash);
  await expect(add(opened.context)).rejects.toThrow('The host is gone');
};
const storedCode = async () => {
  const invite = await readInvite(opened.context, 'ana');
  return (invite && codeOf(opened.context, invite)) ?? expect.fail('No invite');
};

describe('an invite whose request crashes between its mail and the invite', () => {
  test('mails nobody: the timer leaves the mail, and cancels it after two minutes', async () => {
    await crashBeforeInvite();
    await opened.timer(1);
    expect(await opened.stateOf('ana')).toMatchObject({ state: 'queued' });
    await opened.timer(2);
    expect(await opened.stateOf('ana')).toBeUndefined();
    expect(opened.offered()).toBe(0);
  });

  test.each([
    ['at once', 0],
    ['after the mail was cancelled', 3],
  ])('is mailed with its own code when the request is repeated %s', async (_, minutes) => {
    await crashBeforeInvite();
    await opened.timer(minutes);
    await add(opened.context, true);
    await opened.timer(1);
    expect(opened.received()).toEqual(['ana']);
    expect(opened.newest()?.plainText).toContain(`code=${await storedCode()}`);
    await opened.timer(5);
    expect(opened.offered()).toBe(1);
  });

  test('is not mailed with the code of the first request while the second one writes over it', async () => {
    await crashBeforeInvite();
    const { context, other, store } = opened;
    store.beforeWrite('mails', 2, async () => {
      expect((await readInvite(other, 'ana'))?.isMailQueued).toBe(false);
      // As another list does; the timer would first write the mail over itself.
      await sendMailsSoon(other, 3000);
    });
    await add(context);
    await opened.timer(1);
    expect(opened.offered()).toBe(1);
    expect(opened.newest()?.plainText).toContain(`code=${await storedCode()}`);
  });
});

test('the timer that runs between the mail and its invite neither sends nor cancels the mail', async () => {
  const { context, other, store } = opened;
  store.beforeWrite('invites', 1, () => finishAndSend(other));
  await add(context);
  expect(opened.offered()).toBe(0);
  await opened.timer(1);
  expect(opened.received()).toEqual(['ana']);
});

test('two requests for one invite at the same time make one invite, mailed once with its code', async () => {
  const { context, other, store } = opened;
  store.beforeWrite('invites', 1, () => add(other));
  await add(context);
  await opened.timer(3);
  expect(opened.offered()).toBe(1);
  expect(opened.newest()?.plainText).toContain(`code=${await storedCode()}`);
  // The claim on the unused code was released: the only claim left is on the invite's code.
  const { items } = await store.container('claims').page({ limit: 9 });
  expect(items).toHaveLength(1);
  await removeInvite(context, 'ana', undefined);
  expect((await store.container('claims').page({ limit: 9 })).items).toEqual([]);
});

test('a repeated request that is complete costs one read', async () => {
  await add(opened.context);
  const calls = await opened.store.callsOf(() => add(opened.context, true));
  expect(calls).toEqual(['invites.read']);
});

test('a repeated request that is not known as one keeps the invite, its code and its one mail', async () => {
  await add(opened.context);
  const code = await storedCode();
  await add(opened.context);
  expect(await storedCode()).toBe(code);
  await opened.timer(2);
  expect(opened.offered()).toBe(1);
});
