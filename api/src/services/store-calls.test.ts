import { afterEach, expect, test } from 'vitest';
import { openContext } from '../../../tests/support/context.ts';
import type { InterleavedStore } from '../../../tests/support/interleave.ts';
import { openMailbox, openMailServices } from '../../../tests/support/mail.ts';
import { openWithDirectory, PROVIDER } from '../../../tests/support/with-directory.ts';
import { adjectiveKind } from './catalogue/adjectives.ts';
import { addRecord, removeRecord } from './catalogue/catalogue.ts';
import { addQuestion, removeQuestion } from './catalogue/questions.ts';
import { addUser } from './users/let-in-user.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A mail that takes longer than its request waits is still delivered, with a lease and a result in its record. */
const delivered = ({ calls }: InterleavedStore, mails: number) =>
  expect.poll(() => calls.filter((call) => call === 'mails.replace')).toHaveLength(2 * mails);

test('an invite is created and mailed with 9 store calls', async () => {
  const opened = await openMailServices();
  stops.push(opened.stop);
  const { store } = opened;
  await opened.invite('ana');
  await delivered(store, 1);
  const calls = await store.callsOf(async () => {
    await opened.invite('ben');
    await delivered(store, 2);
  });
  expect(calls).toEqual([
    'claims.create',
    'userSettings.read',
    'providers.read',
    'mails.create',
    'invites.create',
    'mails.page',
    'rateLimits.replace',
    'mails.replace',
    'mails.replace',
  ]);
  expect(opened.received()).toEqual(['ana', 'ben']);
});

test('a record is deleted with the store calls of the deletion: its name for the audit log costs none', async () => {
  const opened = openContext({});
  stops.push(opened.stop);

  await addRecord(opened.context, adjectiveKind, 'calm', { name: 'Calm' });
  const fields = { type: 'Single Choice', publishState: 'Draft', answers: [] } as const;
  await addQuestion(opened.context, 'question', {
    ...fields,
    answers: [],
    questionText: 'Which one?',
  });
  const names: string[] = [];
  const calls = await opened.store.callsOf(async () => {
    names.push(await removeRecord(opened.context, adjectiveKind, 'calm', undefined));
    names.push(await removeQuestion(opened.context, 'question', undefined));
  });
  expect(calls.filter((call) => !call.startsWith('published.'))).toEqual([
    'adjectives.read',
    'adjectives.remove',
    // The state that quizzes use is made from what is stored after the deletion.
    'adjectives.read',
    'questions.read',
    'questions.remove',
    'orders.read',
    'orders.replace',
    'questions.page',
    'orders.read',
  ]);
  expect(names).toEqual(['Calm', 'Which one?']);
});

test.each(['Admin', 'Manager'] as const)(
  'a guest is added by the %s with 13 store calls and 3 directory calls',
  async (by) => {
    const mailbox = await openMailbox();
    const opened = await openWithDirectory({ mailbox: mailbox.port });
    stops.push(mailbox.stop, opened.stop);
    const add = (name: string) =>
      addUser(
        opened.context,
        name,
        {
          firstName: name,
          lastName: 'Vance',
          email: `${name}@example.com`,
          provider: PROVIDER,
          role: 'Salesperson',
          activeDirectoryMemberId: '',
          logo: '',
        },
        by,
      );
    const { store } = opened;
    await add('noor');
    await delivered(store, 1);
    const before = (await opened.log()).length;
    const storeCalls = await store.callsOf(async () => {
      await add('omar');
      await delivered(store, 2);
    });
    expect(storeCalls).toEqual([
      'providers.read',
      'claims.create',
      'claims.create',
      'userSettings.create',
      'mails.create',
      'claims.create',
      'userSettings.read',
      'userSettings.replace',
      'claims.read',
      'claims.remove',
      'rateLimits.replace',
      'mails.replace',
      'mails.replace',
    ]);
    const calls = (await opened.log()).slice(before).map((line) => line.replace(/\?.*/, ''));
    expect(calls.map((line) => line.replace(/groups\/[^/]+/, 'groups/ID'))).toEqual([
      'GET /v1.0/users',
      'POST /v1.0/invitations',
      'POST /v1.0/groups/ID/members/$ref',
    ]);
    expect(opened.rolesOf('omar@example.com')).toEqual(['Salesperson']);
  },
);
