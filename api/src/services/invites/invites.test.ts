import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishAndSend } from '../../../../tests/support/jobs.ts';
import { openServices, SEALING, type ServicesInTest } from '../../../../tests/support/services.ts';
import { createClaims } from '../../store/claims.ts';
import type { Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { claimHolders } from '../claim-holders.ts';

let opened: ServicesInTest;
beforeEach(async () => {
  opened = openServices({});
  const adjectives = ['warm', 'soft', 'dry'].map((id) => ({ id }));
  for (const { id } of adjectives) await opened.services.adjectives.add(id, { name: id });
  await opened.services.questions.add('question', {
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
const invite = (id: string) => opened.services.invites.add(id, fields());

/** Releases claims as a slow request on another host would. */
function claimsOf(store: Store) {
  const records = recordsOf(store);
  const now = () => new Date();
  return createClaims(records, claimHolders(records, now), now);
}

async function read(id: string) {
  const found = await opened.services.invites.read(id);
  if (!found) throw new Error('The invite is missing');
  return found;
}

const codeOf = async (id: string) => opened.services.invites.codeOf(await read(id));

describe('of several invites with one e-mail and code', () => {
  const found = async () => (await opened.services.invites.find(EMAIL.toUpperCase(), CODE))?.id;

  test('the open one is found first, then the redeemed one, then the newest', async () => {
    const { invites, quizResults } = opened.services;
    for (const id of ['a', 'c', 'b']) {
      await invite(id);
      await invites.revoke(id, undefined);
      opened.pass(1);
    }
    expect(await found()).toBe('b');
    await invite('e');
    expect(await found()).toBe('e');
    await quizResults.redeem(await read('e'));
    expect(await found()).toBe('e');
    opened.pass(10);
    await invite('d');
    expect(await found()).toBe('d');
    await invites.revoke('d', undefined);
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
      await opened.services.invites.revoke(`${number}`, undefined);
    }
    const before = opened.store.documents();
    await found();
    expect(opened.store.documents() - before).toBe(10);
  });
});

describe('an invite', () => {
  test('expires after its days, tells a person with the right code so, and starts over when sent again', async () => {
    const { invites, quizResults } = opened.services;
    await invite('ana');
    opened.pass(92 * 24 * 60);
    await expect(quizResults.redeem(await read('ana'))).rejects.toMatchObject({
      status: 409,
      errors: ['Your invitation has expired. Please ask for a new one.'],
    });
    await invites.resend('ana', undefined);
    const { id: result } = await quizResults.redeem(await read('ana'));
    opened.pass(90 * 24 * 60);
    expect((await quizResults.redeem(await read('ana'))).id).toBe(result);
    opened.pass(2 * 24 * 60);
    await expect(quizResults.redeem(await read('ana'))).rejects.toMatchObject({ status: 409 });
  });

  test('that has expired does not claim its code, so another invite keeps the code through every change', async () => {
    const { invites } = opened.services;
    await invite('ana');
    opened.pass(92 * 24 * 60);
    await invites.add('ben', fields('ben@example.com'));
    await invites.update('ana', undefined, { ...fields(), name: 'Anna' });
    await invites.resend('ana', undefined);
    expect(await codeOf('ana')).not.toBe(CODE);
    expect(await codeOf('ben')).toBe(CODE);
  });

  test('releases its code when it gets another one', async () => {
    const { invites } = opened.services;
    await invite('ana');
    await invites.update('ana', undefined, { ...fields(), code: 'OTHER2' });
    await invites.add('ben', fields('ben@example.com'));
    await expect(invites.update('ana', undefined, fields())).rejects.toMatchObject({
      status: 409,
      errors: ['This code is in use. Please generate a new code.'],
    });
    expect(await codeOf('ana')).toBe('OTHER2');
  });
});

describe('a code with fewer than four different characters', () => {
  const simple = { ...fields(), code: 'aaaaaa' };

  test('stays valid on an old invite, even when something else changes', async () => {
    const { invites } = opened.services;
    await invites.add('ana', simple);
    await invites.update('ana', undefined, { ...simple, name: 'Anna' });
    await invites.resend('ana', undefined);
    expect(await read('ana')).toMatchObject({ name: 'Anna' });
    expect(await codeOf('ana')).toBe('aaaaaa');
    expect((await invites.find(EMAIL, 'aaaaaa'))?.id).toBe('ana');
  });

  test('is refused when an invite gets it as its new code', async () => {
    const { invites } = opened.services;
    await invite('ana');
    await expect(invites.update('ana', undefined, simple)).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'CODE_TOO_SIMPLE', field: 'code' }],
    });
    expect(await codeOf('ana')).toBe(CODE);
  });
});

test.each(['AKCDX8', 'akcdx7', 'AKCDX', 'AKCDX77', 'ÄKCDX7', '\ud800KCDX7', ''])(
  'no invite is found by its e-mail and the code %j',
  async (code) => {
    await invite('ana');
    expect(await opened.services.invites.find(EMAIL, code)).toBeUndefined();
    expect((await opened.services.invites.find(EMAIL, CODE))?.id).toBe('ana');
  },
);

test('an invite that was answered is not sent again, and mails nobody', async () => {
  const { services, store } = opened;
  await invite('ana');
  await services.quizResults.redeem(await read('ana'));
  const calls = await store.callsOf(() =>
    expect(services.invites.resend('ana', undefined)).rejects.toMatchObject({ status: 409 }),
  );
  expect(calls).toEqual(['invites.read']);
});

test('an invite that is sent again while it is being withdrawn keeps its code and its mail', async () => {
  const { services, other, store } = opened;
  await invite('ana');
  // Revoking writes the invite, checks that its code is unused, and then deletes the claim.
  store.beforeWrite('claims', 1, () => other.invites.resend('ana', undefined));
  await services.invites.revoke('ana', undefined);
  expect(await read('ana')).toMatchObject({ revokedDate: null });
  expect(await codeOf('ana')).toBe(CODE);
  expect((await services.mails.statesOf(['ana'])).get('ana')).toMatchObject({ state: 'queued' });
  await expect(services.invites.add('ben', fields('ben@example.com'))).rejects.toMatchObject({
    status: 409,
  });
});

test('a withdrawn invite that is sent again keeps its code even when the withdrawal ends late', async () => {
  const { services, other, store } = opened;
  await invite('ana');
  await services.invites.revoke('ana', undefined);
  const claims = claimsOf(store);
  store.beforeWrite('invites', 1, () =>
    claims.release('invite code', SEALING.codeHash(CODE), 'ana'),
  );
  await services.invites.resend('ana', undefined);
  expect(await read('ana')).toMatchObject({ revokedDate: null });
  expect(await codeOf('ana')).toBe(CODE);
  const ben = other.invites.add('ben', fields('ben@example.com'));
  await expect(ben).rejects.toMatchObject({ status: 409 });
});

test('a withdrawn invite that is sent again while another takes its code gets a new code', async () => {
  const { services, other, store } = opened;
  await invite('ana');
  await services.invites.revoke('ana', undefined);
  const claims = claimsOf(store);
  store.beforeWrite('invites', 1, async () => {
    await claims.release('invite code', SEALING.codeHash(CODE), 'ana');
    await other.invites.add('ben', fields('ben@example.com'));
  });
  await services.invites.resend('ana', undefined);
  expect(await codeOf('ana')).not.toBe(CODE);
  expect(await codeOf('ben')).toBe(CODE);
});

test.each(['created', 'sent again'])(
  'an invite that is withdrawn while it is being %s is not mailed',
  async (how) => {
    const { services, other, store } = opened;
    if (how === 'sent again') await invite('ana');
    store.beforeWrite('mails', 2, () => other.invites.revoke('ana', undefined));
    await (how === 'created' ? invite('ana') : services.invites.resend('ana', undefined));
    expect((await services.mails.statesOf(['ana'])).get('ana')).toBeUndefined();
  },
);

test.each([
  ['sent again', 'resend'],
  ['changed', 'update'],
] as const)('an answered invite cannot be %s', async (_, verb) => {
  const { invites, quizResults } = opened.services;
  await invite('ana');
  await quizResults.redeem(await read('ana'));
  const before = await read('ana');
  await expect(invites[verb]('ana', undefined, fields('other@example.com'))).rejects.toMatchObject({
    status: 409,
    errors: ['This invitation has been redeemed already.'],
  });
  expect(await read('ana')).toEqual(before);
});

describe('an invite whose request crashes before its mail is queued', () => {
  const crash = () => {
    throw new Error('The host is gone');
  };
  const mail = async () => (await opened.services.mails.statesOf(['ana'])).get('ana');

  test.each(['sent again', 'moved to another address'] as const)(
    'is mailed by the timer when it was %s',
    async (how) => {
      const { services, other, store } = opened;
      await invite('ana');
      const before = await mail();
      opened.pass(1);
      store.beforeWrite('mails', 2, crash);
      const work = {
        'sent again': () => services.invites.resend('ana', undefined),
        'moved to another address': () =>
          services.invites.update('ana', undefined, fields('moved@example.com')),
      }[how];
      await expect(work()).rejects.toThrow('The host is gone');
      expect(await mail()).toBeUndefined();
      await finishAndSend(other);
      expect(await mail()).toMatchObject({ reason: 'MAIL_SERVICE_SILENT' });
      expect(await mail()).not.toEqual(before);
      // Once is enough: a second run finds nothing left to queue.
      expect(await store.callsOf(() => finishAndSend(services))).not.toContain('mails.create');
    },
  );

  test('is not mailed after it was withdrawn', async () => {
    const { services, store } = opened;
    await invite('ana');
    store.beforeWrite('mails', 2, crash);
    await expect(services.invites.resend('ana', undefined)).rejects.toThrow('The host is gone');
    await services.invites.revoke('ana', undefined);
    await finishAndSend(services);
    expect(await mail()).toBeUndefined();
  });
});
