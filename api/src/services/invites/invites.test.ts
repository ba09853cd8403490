import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext, SEALING } from '../../../../tests/support/context.ts';
import { finishAndSend } from '../../../../tests/support/jobs.ts';
import { createClaims } from '../../store/claims.ts';
import type { Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord } from '../catalogue/catalogue.ts';
import { addQuestion } from '../catalogue/questions.ts';
import { claimHolders } from '../claim-holders.ts';
import { mailStates } from '../mail/mail-queue.ts';
import { redeemInvite } from '../quiz/begin-quiz.ts';
import { resendInvite, revokeInvite, updateInvite } from './change-invite.ts';
import { createInvite } from './create-invite.ts';
import { findInvite, readInvite } from './find-invites.ts';
import { codeOf } from './invite-codes.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  const adjectives = ['warm', 'soft', 'dry'].map((id) => ({ id }));
  for (const { id } of adjectives) await addRecord(opened.context, adjectiveKind, id, { name: id });
  await addQuestion(opened.context, 'question', {
    questionText: 'Why?',
    type: 'Single Choice',
    publishState: 'Published',
    answers: [{ title: 'So', publishState: 'Published', heroImageUrl: '', adjectives }],
  });
});
afterEach(() => opened.stop());

const CODE = 'AKCDX7';
const EMAIL = 'ana@example.com';
const fields = (email = EMAIL) => ({
  name: 'Ana',
  email,
  code: CODE,
  provider: 'provider',
  salesperson: 'jonah.adler@aurum.example',
  salespersonId: '',
});
const invite = (id: string) => createInvite(opened.context, id, fields());

/** Releases claims as a slow request on another host would. */
function claimsOf(store: Store) {
  const records = recordsOf(store);
  const now = () => new Date();
  return createClaims(records, claimHolders(records, now), now);
}

async function read(id: string) {
  const found = await readInvite(opened.context, id);
  if (!found) throw new Error('The invite is missing');
  return found;
}

const storedCode = async (id: string) => codeOf(opened.context, await read(id));

describe('of several invites with one e-mail and code', () => {
  const found = async () => (await findInvite(opened.context, EMAIL.toUpperCase(), CODE))?.id;

  test('the open one is found first, then the redeemed one, then the newest', async () => {
    for (const id of ['a', 'c', 'b']) {
      await invite(id);
      await revokeInvite(opened.context, id, undefined);
      opened.pass(1);
    }
    expect(await found()).toBe('b');
    await invite('e');
    expect(await found()).toBe('e');
    await redeemInvite(opened.context, await read('e'));
    expect(await found()).toBe('e');
    opened.pass(10);
    await invite('d');
    expect(await found()).toBe('d');
    await revokeInvite(opened.context, 'd', undefined);
    expect(await found()).toBe('e');
  });

  test('an open one is preferred to an expired one', async () => {
    await invite('a');
    opened.pass(92 * 24 * 60);
    await invite('b');
    expect(await found()).toBe('b');
  });

  test('ten are read at most', async () => {
    for (let number = 0; number < 12; number++) {
      await invite(`${number}`);
      await revokeInvite(opened.context, `${number}`, undefined);
    }
    const before = opened.store.documents();
    await found();
    expect(opened.store.documents() - before).toBe(10);
  });
});

describe('an invite', () => {
  test('expires after its days, tells a person with the right code so, and starts over when sent again', async () => {
    await invite('ana');
    opened.pass(92 * 24 * 60);
    await expect(redeemInvite(opened.context, await read('ana'))).rejects.toMatchObject({
      status: 409,
      errors: ['Your invitation has expired. Please ask for a new one.'],
    });
    await resendInvite(opened.context, 'ana', undefined);
    const { id: result } = await redeemInvite(opened.context, await read('ana'));
    opened.pass(90 * 24 * 60);
    expect((await redeemInvite(opened.context, await read('ana'))).id).toBe(result);
    opened.pass(2 * 24 * 60);
    await expect(redeemInvite(opened.context, await read('ana'))).rejects.toMatchObject({
      status: 409,
    });
  });

  test('that has expired does not claim its code, so another invite keeps the code through every change', async () => {
    await invite('ana');
    opened.pass(92 * 24 * 60);
    await createInvite(opened.context, 'ben', fields('ben@example.com'));
    await updateInvite(opened.context, 'ana', undefined, { ...fields(), name: 'Anna' });
    await resendInvite(opened.context, 'ana', undefined);
    expect(await storedCode('ana')).not.toBe(CODE);
    expect(await storedCode('ben')).toBe(CODE);
  });

  test('releases its code when it gets another one', async () => {
    await invite('ana');
    await updateInvite(opened.context, 'ana', undefined, { ...fields(), code: 'OTHER2' });
    await createInvite(opened.context, 'ben', fields('ben@example.com'));
    await expect(updateInvite(opened.context, 'ana', undefined, fields())).rejects.toMatchObject({
      status: 409,
      errors: ['This code is in use. Please generate a new code.'],
    });
    expect(await storedCode('ana')).toBe('OTHER2');
  });
});

describe('a code with fewer than four different characters', () => {
  const simple = { ...fields(), code: 'aaaaaa' };

  test('stays valid on an old invite, even when something else changes', async () => {
    await createInvite(opened.context, 'ana', simple);
    await updateInvite(opened.context, 'ana', undefined, { ...simple, name: 'Anna' });
    await resendInvite(opened.context, 'ana', undefined);
    expect(await read('ana')).toMatchObject({ name: 'Anna' });
    expect(await storedCode('ana')).toBe('aaaaaa');
    expect((await findInvite(opened.context, EMAIL, 'aaaaaa'))?.id).toBe('ana');
  });

  test('is refused when an invite gets it as its new code', async () => {
    await invite('ana');
    await expect(updateInvite(opened.context, 'ana', undefined, simple)).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'CODE_TOO_SIMPLE', field: 'code' }],
    });
    expect(await storedCode('ana')).toBe(CODE);
  });
});

test.each(['AKCDX8', 'akcdx7', 'AKCDX', 'AKCDX77', 'ÄKCDX7', '\ud800KCDX7', ''])(
  'no invite is found by its e-mail and the code %j',
  async (code) => {
    await invite('ana');
    expect(await findInvite(opened.context, EMAIL, code)).toBeUndefined();
    expect((await findInvite(opened.context, EMAIL, CODE))?.id).toBe('ana');
  },
);

test('an invite that was answered is not sent again, and mails nobody', async () => {
  const { context, store } = opened;
  await invite('ana');
  await redeemInvite(context, await read('ana'));
  const calls = await store.callsOf(() =>
    expect(resendInvite(context, 'ana', undefined)).rejects.toMatchObject({ status: 409 }),
  );
  expect(calls).toEqual(['invites.read']);
});

test('an invite that is sent again while it is being withdrawn keeps its code and its mail', async () => {
  const { context, other, store } = opened;
  await invite('ana');
  // Revoking writes the invite, checks that its code is unused, and then deletes the claim.
  store.beforeWrite('claims', 1, () => resendInvite(other, 'ana', undefined));
  await revokeInvite(context, 'ana', undefined);
  expect(await read('ana')).toMatchObject({ revokedDate: null });
  expect(await storedCode('ana')).toBe(CODE);
  expect((await mailStates(context, ['ana'])).get('ana')).toMatchObject({ state: 'queued' });
  await expect(createInvite(context, 'ben', fields('ben@example.com'))).rejects.toMatchObject({
    status: 409,
  });
});

test('a withdrawn invite that is sent again keeps its code even when the withdrawal ends late', async () => {
  const { context, other, store } = opened;
  await invite('ana');
  await revokeInvite(context, 'ana', undefined);
  const claims = claimsOf(store);
  store.beforeWrite('invites', 1, () =>
    claims.release('invite code', SEALING.codeHash(CODE), 'ana'),
  );
  await resendInvite(context, 'ana', undefined);
  expect(await read('ana')).toMatchObject({ revokedDate: null });
  expect(await storedCode('ana')).toBe(CODE);
  const ben = createInvite(other, 'ben', fields('ben@example.com'));
  await expect(ben).rejects.toMatchObject({ status: 409 });
});

test('a withdrawn invite that is sent again while another takes its code gets a new code', async () => {
  const { context, other, store } = opened;
  await invite('ana');
  await revokeInvite(context, 'ana', undefined);
  const claims = claimsOf(store);
  store.beforeWrite('invites', 1, async () => {
    await claims.release('invite code', SEALING.codeHash(CODE), 'ana');
    await createInvite(other, 'ben', fields('ben@example.com'));
  });
  await resendInvite(context, 'ana', undefined);
  expect(await storedCode('ana')).not.toBe(CODE);
  expect(await storedCode('ben')).toBe(CODE);
});

test.each(['created', 'sent again'])(
  'an invite that is withdrawn while it is being %s is not mailed',
  async (how) => {
    const { context, other, store } = opened;
    if (how === 'sent again') await invite('ana');
    store.beforeWrite('mails', 2, () => revokeInvite(other, 'ana', undefined));
    await (how === 'created' ? invite('ana') : resendInvite(context, 'ana', undefined));
    expect((await mailStates(context, ['ana'])).get('ana')).toBeUndefined();
  },
);

test.each([
  ['sent again', () => resendInvite(opened.context, 'ana', undefined)],
  ['changed', () => updateInvite(opened.context, 'ana', undefined, fields('other@example.com'))],
] as const)('an answered invite cannot be %s', async (_, change) => {
  await invite('ana');
  await redeemInvite(opened.context, await read('ana'));
  const before = await read('ana');
  await expect(change()).rejects.toMatchObject({
    status: 409,
    errors: ['This invitation has been redeemed already.'],
  });
  expect(await read('ana')).toEqual(before);
});

describe('an invite whose request crashes before its mail is queued', () => {
  const crash = () => {
    throw new Error('The host is gone');
  };
  const mail = async () => (await mailStates(opened.context, ['ana'])).get('ana');

  test.each(['sent again', 'moved to another address'] as const)(
    'is mailed by the timer when it was %s',
    async (how) => {
      const { context, other, store } = opened;
      await invite('ana');
      const before = await mail();
      opened.pass(1);
      store.beforeWrite('mails', 2, crash);
      const work = {
        'sent again': () => resendInvite(context, 'ana', undefined),
        'moved to another address': () =>
          updateInvite(context, 'ana', undefined, fields('moved@example.com')),
      }[how];
      await expect(work()).rejects.toThrow('The host is gone');
      expect(await mail()).toBeUndefined();
      await finishAndSend(other);
      expect(await mail()).toMatchObject({ reason: 'MAIL_SERVICE_SILENT' });
      expect(await mail()).not.toEqual(before);
      // Once is enough: a second run finds nothing left to queue.
      expect(await store.callsOf(() => finishAndSend(context))).not.toContain('mails.create');
    },
  );

  test('is not mailed after it was withdrawn', async () => {
    const { context, store } = opened;
    await invite('ana');
    store.beforeWrite('mails', 2, crash);
    await expect(resendInvite(context, 'ana', undefined)).rejects.toThrow('The host is gone');
    await revokeInvite(context, 'ana', undefined);
    await finishAndSend(context);
    expect(await mail()).toBeUndefined();
  });
});
