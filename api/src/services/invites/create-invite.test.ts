import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishAndSend } from '../../../../tests/support/jobs.ts';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import type { Services } from '../services.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

const crash = () => {
  throw new Error('The host is gone');
};
/** Adds an invite with a generated code, as a list does. */
const add = (host: Services, isRepeated = false) =>
  host.invites.addWithFreshCode('ana', inviteFields('ana'), { isRepeated });
const crashBeforeInvite = async () => {
  opened.store.beforeWrite('invites', 1, crash);
  await expect(add(opened.services)).rejects.toThrow('The host is gone');
};
const storedCode = async () => {
  const invite = await opened.services.invites.read('ana');
  return (invite && opened.services.invites.codeOf(invite)) ?? expect.fail('No invite');
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
    await add(opened.services, true);
    await opened.timer(1);
    expect(opened.received()).toEqual(['ana']);
    expect(opened.newest()?.plainText).toContain(`code=${await storedCode()}`);
    await opened.timer(5);
    expect(opened.offered()).toBe(1);
  });

  test('is not mailed with the code of the first request while the second one writes over it', async () => {
    await crashBeforeInvite();
    const { services, other, store } = opened;
    store.beforeWrite('mails', 2, async () => {
      expect((await other.invites.read('ana'))?.isMailQueued).toBe(false);
      // As another list does; the timer would first write the mail over itself.
      await other.mails.sendSoon(3000);
    });
    await add(services);
    await opened.timer(1);
    expect(opened.offered()).toBe(1);
    expect(opened.newest()?.plainText).toContain(`code=${await storedCode()}`);
  });
});

test('the timer that runs between the mail and its invite neither sends nor cancels the mail', async () => {
  const { services, other, store } = opened;
  store.beforeWrite('invites', 1, () => finishAndSend(other));
  await add(services);
  expect(opened.offered()).toBe(0);
  await opened.timer(1);
  expect(opened.received()).toEqual(['ana']);
});

test('two requests for one invite at the same time make one invite, mailed once with its code', async () => {
  const { services, other, store } = opened;
  store.beforeWrite('invites', 1, () => add(other));
  await add(services);
  await opened.timer(3);
  expect(opened.offered()).toBe(1);
  expect(opened.newest()?.plainText).toContain(`code=${await storedCode()}`);
  // The claim on the unused code was released: the only claim left is on the invite's code.
  const { items } = await store.container('claims').page({ limit: 9 });
  expect(items).toHaveLength(1);
  await services.invites.remove('ana', undefined);
  expect((await store.container('claims').page({ limit: 9 })).items).toEqual([]);
});

test('a repeated request that is complete costs one read', async () => {
  await add(opened.services);
  const calls = await opened.store.callsOf(() => add(opened.services, true));
  expect(calls).toEqual(['invites.read']);
});

test('a repeated request that is not known as one keeps the invite, its code and its one mail', async () => {
  await add(opened.services);
  const code = await storedCode();
  await add(opened.services);
  expect(await storedCode()).toBe(code);
  await opened.timer(2);
  expect(opened.offered()).toBe(1);
});
