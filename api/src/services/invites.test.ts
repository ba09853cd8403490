import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../tests/support/services.ts';
import { claimHolders } from './claim-holders.ts';
import { createClaims } from './claims.ts';
import { createInviteCodes } from './invite-codes.ts';
import { createInvites } from './invites.ts';
import { recordsOf } from './records.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

let opened: ServicesInTest;
beforeEach(async () => {
  opened = openServices({});
  await opened.services.questions.add('question', {
    ...{ questionText: 'Why?', type: 'Single Choice', publishState: 'Published' },
    answers: [{ title: 'So', publishState: 'Published', heroImageUrl: '', adjectives: [] }],
  });
});
afterEach(() => opened.stop());

const CODE = 'ABCDEF';
const EMAIL = 'ana@example.com';
const fields = (email = EMAIL) => ({
  ...{ name: 'Ana', email, code: CODE },
  ...{ provider: 'provider', salesperson: 'jonah.adler@aurum.example' },
});
const invite = (id: string) => opened.services.invites.add(id, fields());

async function read(id: string) {
  const found = await opened.services.invites.read(id);
  if (!found) throw new Error('The invite is missing');
  return found;
}

describe('of several invites with one e-mail and code', () => {
  const found = async () => (await opened.services.invites.find(EMAIL.toUpperCase(), CODE))?.id;

  test('the open one is found, else the redeemed one, else the newest', async () => {
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

  test('an expired one gives way to an open one', async () => {
    await invite('a');
    opened.pass(91 * 24 * 60);
    await invite('b');
    expect(await found()).toBe('b');
  });
});

describe('an invite', () => {
  test('expires after its days, says so to who holds the right code, and begins anew when sent again', async () => {
    const { invites, quizResults } = opened.services;
    await invite('ana');
    opened.pass(91 * 24 * 60);
    await expect(quizResults.redeem(await read('ana'))).rejects.toMatchObject({
      status: 409,
      errors: ['Your invitation has expired. Please ask for a new one.'],
    });
    await invites.resend('ana', undefined);
    const { id: result } = await quizResults.redeem(await read('ana'));
    opened.pass(91 * 24 * 60);
    expect((await quizResults.redeem(await read('ana'))).id).toBe(result);
  });

  test('that has expired claims no code: another one keeps it through every change', async () => {
    const { invites } = opened.services;
    await invite('ana');
    opened.pass(91 * 24 * 60);
    await invites.add('ben', fields('ben@example.com'));
    await invites.update('ana', undefined, { ...fields(), name: 'Anna' });
    await invites.resend('ana', undefined);
    expect((await read('ana')).code).not.toBe(CODE);
    expect((await read('ben')).code).toBe(CODE);
  });

  test('gives its old code free when it gets another one', async () => {
    const { invites } = opened.services;
    await invite('ana');
    await invites.update('ana', undefined, { ...fields(), code: 'OTHER2' });
    await invites.add('ben', fields('ben@example.com'));
    await expect(invites.update('ana', undefined, fields())).rejects.toMatchObject({
      status: 409,
      errors: ['This code is in use. Please generate a new code.'],
    });
    expect((await read('ana')).code).toBe('OTHER2');
  });
});

test('an invite that is sent again while it is being withdrawn keeps its code and its mail', async () => {
  const { config, invites, mails } = opened.services;
  const store = openSqliteStore(config.SQLITE_FILE ?? '');
  const records = recordsOf(store);
  const now = () => new Date();
  const codes = createInviteCodes(createClaims(records, claimHolders(records, now), now));
  const other = createInvites({
    ...{ records, mails, config, now },
    codes: {
      ...codes,
      async release(code, id) {
        await invites.resend(id, undefined);
        await codes.release(code, id);
      },
    },
  });
  await invite('ana');
  await other.revoke('ana', undefined);
  expect(await read('ana')).toMatchObject({ code: CODE, revokedDate: null });
  expect((await mails.statesOf(['ana'])).get('ana')).toMatchObject({ state: 'queued' });
  await expect(invites.add('ben', fields('ben@example.com'))).rejects.toMatchObject({
    status: 409,
  });
  await store.close();
});
