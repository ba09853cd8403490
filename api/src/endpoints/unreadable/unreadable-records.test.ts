import { DELETABLE_KINDS, LISTED_KINDS, type ListedKind } from '@vse/domain/contract/listed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ABSENT, openPoisoned, type Poisoned } from '../../../../tests/support/poisoned.ts';
import { deleteUnreadableEndpoint } from './delete-unreadable.ts';
import { getUnreadableEndpoint } from './get-unreadable.ts';

let opened: Poisoned;
beforeAll(async () => {
  opened = await openPoisoned();
});
afterAll(() => opened.stop());

const open = (kind: string, id: string, role: 'Admin' | 'Manager' = 'Admin') =>
  opened.callAs(role, getUnreadableEndpoint, { kind, id });
const remove = (kind: string, id: string, etag: unknown, role: 'Admin' | 'Manager' = 'Admin') =>
  opened.callAs(role, deleteUnreadableEndpoint, { kind, id, etag });
const stored = async (kind: ListedKind, id: string) =>
  (await opened.store.container(kind).read(id)) ?? null;

async function plantBad(kind: ListedKind, id: string) {
  await opened.plant(kind, id, DEFECTS[kind][0]);
  // The sign-ins of a person are what makes that person one of the list.
  if (kind === 'userLogPeople') await opened.plant('userLogs', `sign-in of ${id}`, { userId: id });
}

/** By kind, a change that makes a record unreadable, and where it is. */
const DEFECTS: Record<ListedKind, [change: Record<string, unknown>, path: string]> = {
  adjectives: [{ name: 7 }, 'name'],
  fragrances: [{ adjectives: ABSENT }, ''],
  providers: [{ fragrances: ABSENT, name: 'Elsewhere' }, 'fragrances'],
  questions: [{ answers: ABSENT }, ''],
  quizResults: [{ version: 'gone', quizCompleteDate: null, projectName: 'Elsewhere' }, ''],
  invites: [{ expiresDate: 'soon' }, 'expiresDate'],
  userSettings: [{ role: 'Boss', emailKey: 'x@example.com', email: 'x@example.com' }, 'role'],
  userLogs: [{ date: 'yesterday' }, ''],
  userLogPeople: [{ lastDate: 'yesterday' }, ''],
  audit: [{ count: 'many' }, 'count'],
};

describe('a record that cannot be read', () => {
  test.each(LISTED_KINDS)('%s is opened with its problems', async (kind) => {
    await plantBad(kind, `open-${kind}`);
    const { status, body } = await open(kind, `open-${kind}`);
    expect([status, body]).toMatchObject([200, { problems: expect.any(Array) }]);
    const paths = (body.problems as { path: string }[]).map((each) => each.path);
    expect(paths).toContain(DEFECTS[kind][1]);
    expect(body.etag).toBe((await stored(kind, `open-${kind}`))?.etag);
    expect(JSON.parse(String(body.text))).toMatchObject({ id: `open-${kind}` });
  });

  test('is shown without what opens an invite or an account', async () => {
    await opened.plant('invites', 'sealed', { expiresDate: 'soon' });
    await opened.plant('userSettings', 'guest-user', { role: 'Boss', redeemUrl: 'https://in' });
    const invite = JSON.parse(String((await open('invites', 'sealed')).body.text));
    expect(invite).toMatchObject({ name: 'Robin', email: 'robin@example.com' });
    expect(Object.keys(invite)).not.toContain('codeHash');
    expect(Object.keys(invite)).not.toContain('sealedCode');
    const user = JSON.parse(String((await open('userSettings', 'guest-user')).body.text));
    expect(user).toMatchObject({ role: 'Boss' });
    expect(Object.keys(user)).not.toContain('redeemUrl');
  });

  test.each(DELETABLE_KINDS)('%s is deleted by an Admin', async (kind) => {
    await plantBad(kind, `gone-${kind}`);
    const etag = (await stored(kind, `gone-${kind}`))?.etag;
    expect((await remove(kind, `gone-${kind}`, etag)).status).toBe(200);
    expect(await stored(kind, `gone-${kind}`)).toBeNull();
    expect(await stored(kind, opened.good[kind])).not.toBeNull();
  });

  test('is deleted alone where its defect stops what its own call does', async () => {
    await opened.plant('userSettings', 'broken', { role: 'Boss', formerMemberIds: 7 });
    const etag = (await stored('userSettings', 'broken'))?.etag;
    expect((await remove('userSettings', 'broken', etag)).status).toBe(200);
    expect(await stored('userSettings', 'broken')).toBeNull();
  });

  test('keeps what its own call protects: a provider in use', async () => {
    await opened.plant('providers', 'used', { fragrances: ABSENT });
    await opened.plant('invites', 'of-used', { provider: 'used' });
    const etag = (await stored('providers', 'used'))?.etag;
    const { status, body } = await remove('providers', 'used', etag);
    expect([status, body]).toMatchObject([409, { issues: [{ code: 'PROVIDER_IN_USE' }] }]);
    expect(await stored('providers', 'used')).not.toBeNull();
  });

  test.each(DELETABLE_KINDS)('%s stays when it has changed since it was opened', async (kind) => {
    await plantBad(kind, `changed-${kind}`);
    expect((await remove(kind, `changed-${kind}`, 'older')).status).toBe(412);
    expect(await stored(kind, `changed-${kind}`)).not.toBeNull();
  });

  test('of the audit log is opened, and deleted by nobody', async () => {
    await opened.plant('audit', 'kept', { count: 'many' });
    expect((await open('audit', 'kept')).status).toBe(200);
    const etag = (await stored('audit', 'kept'))?.etag;
    expect((await remove('audit', 'kept', etag)).status).toBe(400);
    expect(await stored('audit', 'kept')).not.toBeNull();
  });

  test('is neither opened nor deleted by a Manager', async () => {
    await opened.plant('adjectives', 'refused', { name: 7 });
    const etag = (await stored('adjectives', 'refused'))?.etag;
    expect((await open('adjectives', 'refused', 'Manager')).status).toBe(403);
    expect((await remove('adjectives', 'refused', etag, 'Manager')).status).toBe(403);
    expect(await stored('adjectives', 'refused')).not.toBeNull();
  });
});

describe('a record that can be read', () => {
  test.each(LISTED_KINDS)('%s is neither opened nor deleted', async (kind) => {
    const id = opened.good[kind];
    const refused = { issues: [{ code: 'RECORD_READABLE' }] };
    expect(await open(kind, id)).toMatchObject({ status: 409, body: refused });
    const etag = (await stored(kind, id))?.etag;
    // Nothing of the audit log is deleted at all.
    const { status } = await remove(kind, id, etag);
    expect(status).toBe(kind === 'audit' ? 400 : 409);
    expect(await stored(kind, id)).not.toBeNull();
  });
});

test.each(['nobody', 'a/b', '..', ' '])('the id %j of no record is not found', async (id) => {
  const missing = { status: 404, body: { issues: [{ code: 'RECORD_NOT_FOUND' }] } };
  expect(await open('invites', id)).toMatchObject(missing);
  expect(await remove('invites', id, 'any')).toMatchObject(missing);
});

test('the audit log says who deleted what, and of which kind', async () => {
  await opened.plant('adjectives', 'noted', { name: 7 });
  const etag = (await stored('adjectives', 'noted'))?.etag;
  await remove('adjectives', 'noted', etag);
  const where = [{ field: 'records', begins: ['noted'] }];
  const entries = () => opened.store.container('audit').page({ where, limit: 5 });
  await expect
    .poll(async () => (await entries()).items.map(({ doc }) => doc))
    .toMatchObject([
      { who: 'Admin', kind: 'unreadable', what: 'vseDeleteUnreadable', detail: 'adjectives' },
    ]);
});
