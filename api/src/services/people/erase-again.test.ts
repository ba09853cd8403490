import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { runTimer as runJobs } from '../../../../tests/support/jobs.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { eraseAgain } from '../../jobs/erase-again.ts';
import { beginErasure, erasePerson } from '../../jobs/erasure.ts';
import { everything } from '../../store/documents.ts';
import { CONTAINER_NAMES } from '../../store/fields.ts';
import type { Container, Doc } from '../../store/store.ts';
import { type Records, recordsOf } from '../../store/typed-containers.ts';
import { pageAudit } from '../audit/list-audit.ts';
import { createInvite } from '../invites/create-invite.ts';
import { readInvite } from '../invites/find-invites.ts';
import { addSettings } from '../users/let-in-user.ts';

const { files, blobs } = createKeptFiles();
let opened: OpenedContext;
beforeEach(() => {
  files.clear();
  opened = openContext({}, {}, { blobs });
});
afterEach(() => opened.stop());

const EMAIL = 'ana@marked.example';
const invite = (email: string, code: string) =>
  createInvite(opened.context, email, {
    name: 'Ana Marked',
    email,
    code,
    provider: 'house',
    salesperson: 'seller@house.example',
    salespersonId: '',
  });
const erase = async (email: string) => {
  const started = { by: 'Admin', withinMs: 10_000 };
  return erasePerson(opened.context, email, 'anonymous', started);
};
const isThere = async (email: string) => (await readInvite(opened.context, email))?.email === email;

/** A copy of all records, and their return after they were changed. */
async function backedUp(): Promise<() => Promise<void>> {
  const copies = new Map<(typeof CONTAINER_NAMES)[number], Doc[]>();
  for (const name of CONTAINER_NAMES)
    copies.set(
      name,
      (await everything(opened.store.container(name))).map(({ doc }) => doc),
    );
  return async () => {
    for (const name of CONTAINER_NAMES) {
      const container = opened.store.container(name);
      for (const { doc, etag } of await everything(container)) await container.remove(doc.id, etag);
      for (const doc of copies.get(name) ?? []) await container.create(doc);
    }
  };
}

/** The first run looks for whom to erase again, the second one erases them. */
async function runTimer(): Promise<void> {
  await runJobs(opened.context);
  await runJobs(opened.context);
}

test('an erasure is kept in the files as a keyed hash', async () => {
  await invite(EMAIL, 'AKCDX7');
  await erase(EMAIL.toUpperCase());
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^vse-erasures\/anonymous\/[\w-]{43}-\d{10}\.json$/),
  ]);
  expect([...files.values()]).toEqual(['{}']);
});

test('people that a restore has brought back are erased again, and nobody else', async () => {
  await invite(EMAIL, 'AKCDX7');
  await invite('ben@example.com', 'WPQR38');
  const restore = await backedUp();
  const since = new Date(Date.now() - 1000);
  await erase(EMAIL);
  expect(await isThere(EMAIL)).toBe(false);
  await restore();
  expect(await isThere(EMAIL)).toBe(true);
  await eraseAgain(opened.context, since);
  await runTimer();
  expect([await isThere(EMAIL), await isThere('ben@example.com')]).toEqual([false, true]);
  const { items } = await pageAudit(opened.context, [], { limit: 10 });
  expect(items).toMatchObject([
    { kind: 'erasure', who: 'staff', outcome: 'done' },
    { kind: 'erasure', who: 'staff', outcome: 'begun' },
  ]);
});

const ADDRESS = { email: EMAIL, emailKey: EMAIL };
const AT = '2026-05-11T10:00:00.000Z';
/** What a restore can bring back alone: one record with the address of an erased person. */
const BROUGHT_BACK: Record<string, (records: Records) => Promise<unknown>> = {
  'a user': () =>
    addSettings(opened.context, 'user', {
      ...{ firstName: 'Ana', lastName: 'Marked', email: EMAIL, provider: 'house' },
      ...{ role: 'Manager', activeDirectoryMemberId: '', logo: '' },
    }),
  'an invite': ({ invites }) => invites.create(inviteDoc('one', AT, ADDRESS)),
  'an invite by them': ({ invites }) =>
    invites.create(inviteDoc('one', AT, { salesperson: EMAIL })),
  'a result': ({ quizResults }) =>
    quizResults.create(
      resultDoc('one', AT, {
        ...{ inviteId: 'one', invite: { name: 'Ana', email: EMAIL } },
        findWords: ['ana', 'marked', 'example'],
      }),
    ),
  'a result of a client': ({ quizResults }) =>
    quizResults.create(resultDoc('one', AT, { salesperson: EMAIL })),
  'a mail': ({ mails }) => mails.create(mailDoc('one', 'sent', 'Ana@marked.example')),
};

test.each(Object.entries(BROUGHT_BACK))(
  '%s alone is enough to erase again',
  async (_, bringBack) => {
    await erase(EMAIL);
    const records = recordsOf(opened.store);
    await bringBack(records);
    const held = async () => {
      const { userSettings, invites, quizResults, mails } = records;
      const all = [userSettings, invites, quizResults, mails] as Container<Doc>[];
      const docs = await Promise.all(all.map((each) => everything(each)));
      return /ana@marked/i.test(JSON.stringify(docs));
    };
    expect(await held()).toBe(true);
    await eraseAgain(opened.context, new Date(Date.now() - 60_000));
    await runTimer();
    expect(await held()).toBe(false);
  },
);

test('what was to be deleted is deleted again, also behind more records than a page has', async () => {
  const { invites } = recordsOf(opened.store);
  await erasePerson(opened.context, EMAIL, 'deleted', { by: 'Admin', withinMs: 10_000 });
  for (let number = 0; number < 205; number += 1)
    await invites.create(inviteDoc(`a${1000 + number}`, AT));
  await invites.create(inviteDoc('last', AT, ADDRESS));
  await eraseAgain(opened.context, new Date(Date.now() - 60_000));
  await runTimer();
  expect(await invites.read('last')).toBeUndefined();
  expect(await invites.count([])).toBe(205);
});

test('a record that cannot be read does not keep others from being erased again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await erase(EMAIL);
  const { quizResults, mails } = recordsOf(opened.store);
  await quizResults.create({ ...resultDoc('bad', AT), invite: null } as never);
  await mails.create(mailDoc('one', 'sent', EMAIL));
  await eraseAgain(opened.context, new Date(Date.now() - 60_000));
  await runTimer();
  expect(await mails.read('one')).toBeUndefined();
  const events = error.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(new Set(events)).toEqual(new Set(['unreadable']));
  error.mockRestore();
});

test('a person who was erased before that moment, and then invited again, stays', async () => {
  await invite(EMAIL, 'AKCDX7');
  await erase(EMAIL);
  opened.pass(10);
  await createInvite(opened.context, 'again', {
    ...{ name: 'Ana Marked', email: EMAIL, code: 'QWZXC8', provider: 'house' },
    ...{ salesperson: 'seller@house.example', salespersonId: '' },
  });
  await eraseAgain(opened.context, new Date(Date.now() + 300_000));
  await runTimer();
  expect((await readInvite(opened.context, 'again'))?.email).toBe(EMAIL);
});

test('an erasure that crashed is completed by the timer', async () => {
  await invite(EMAIL, 'AKCDX7');
  await invite('second@marked.example', 'WPQR38');
  opened.store.beforeWrite('invites', 1, () => {
    throw new Error('The process was killed');
  });
  await expect(erase(EMAIL)).rejects.toMatchObject({ status: 503 });
  expect(await isThere(EMAIL)).toBe(true);
  opened.pass(2);
  await runTimer();
  expect(await isThere(EMAIL)).toBe(false);
  const { items } = await pageAudit(opened.context, [], { limit: 10 });
  expect(items).toMatchObject([
    { kind: 'erasure', who: 'Admin', detail: expect.stringContaining('invites 1') },
    { kind: 'erasure', who: 'Admin', outcome: 'begun', detail: 'anonymous' },
  ]);
});

test('an erasure that fails holds up no other, and is completed by a later run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await invite(EMAIL, 'AKCDX7');
  await invite('ben@example.com', 'WPQR38');
  for (const email of [EMAIL, 'ben@example.com'])
    await beginErasure(opened.context, email, 'deleted', '');
  opened.store.beforeWrite('invites', 1, () => {
    throw new Error('This document fails');
  });
  await runTimer();
  expect([await isThere(EMAIL), await isThere('ben@example.com')].sort()).toEqual([false, true]);
  opened.pass(2);
  await runTimer();
  expect([await isThere(EMAIL), await isThere('ben@example.com')]).toEqual([false, false]);
  vi.restoreAllMocks();
});

test('a call with the id of an erasure that the timer has completed says that it is done', async () => {
  await invite(EMAIL, 'AKCDX7');
  const id = await beginErasure(opened.context, EMAIL, 'deleted', 'Admin');
  await runTimer();
  const started = { id, by: 'Admin', withinMs: 0 };
  expect(await erasePerson(opened.context, EMAIL, 'deleted', started)).toMatchObject({
    isDone: true,
    erasure: id,
    places: [
      { place: 'invites', count: 1 },
      { place: 'mails', count: 1 },
    ],
  });
});
