import type { Role } from '@vse/domain/access/permissions';
import { listApplicationUsers } from '@vse/domain/records/directory';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailStates } from '../../api/src/services/mail/mail-queue.ts';
import { changeUser } from '../../api/src/services/users/change-user.ts';
import { findUserByEmail } from '../../api/src/services/users/find-user.ts';
import { pageUsers, readUser } from '../../api/src/services/users/find-users.ts';
import { addUser } from '../../api/src/services/users/let-in-user.ts';
import { removeUser } from '../../api/src/services/users/remove-user.ts';
import { applyPendingRoles } from '../../api/src/services/users/role-groups.ts';
import { oidOf } from '../../scripts/local/entra/people.ts';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import { openWithDirectory, PROVIDER, type WithDirectory } from '../support/with-directory.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
});
afterEach(() => opened.stop());

const EMAIL = 'noor@example.com';
const noor = (role: Role = 'Salesperson') => ({
  firstName: 'Noor',
  lastName: 'Vance',
  email: EMAIL,
  provider: PROVIDER,
  role,
  activeDirectoryMemberId: '',
  logo: '',
});
const setRole = (role: Role) => changeUser(opened.context, 'noor', undefined, noor(role), 'Admin');
const add = (id = 'noor') => addUser(opened.context, id, noor(), 'Admin');

/** Asks to wait for longer than a request may, which is therefore answered at once. */
const BUSY = { mode: 'throttle', retryAfterSeconds: 30 } as const;

describe('adding a user while the directory', () => {
  test.each([
    ['is busy', BUSY],
    ['lets nobody be invited', { mode: 'invitations-disabled' }],
  ] as const)(
    '%s keeps nothing, and the retry makes one user and one guest',
    async (_, behavior) => {
      await opened.control(behavior);
      await expect(add()).rejects.toMatchObject({ status: 503 });
      expect(await findUserByEmail(opened.context, EMAIL)).toBeUndefined();
      await opened.control({ mode: 'ok' });
      // Another form, another request: the address is not held by the one that failed.
      expect(await add('retry')).toMatchObject({ directory: 'invited', role: 'applied' });
      expect(opened.accounts(EMAIL)).toHaveLength(1);
    },
  );

  test('does not know the new guest yet reports it, and the timer sets the role later', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    const steps = await add();
    expect(steps).toMatchObject({ directory: 'invited', role: 'pending' });
    expect(steps.roleReason).not.toBe('');
    await opened.control({ freshGuestSeconds: 0 });
    await applyPendingRoles(opened.context);
    expect((await readUser(opened.context, 'noor'))?.roleState).toBe('applied');
    expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
  });
});

test('a user whose request was killed while the role was set gets the mail and the role', async () => {
  const { context, store } = opened;
  store.beforeWrite('userSettings', 2, () => {
    throw new Error('Killed');
  });
  await expect(add()).rejects.toThrow('Killed');
  expect((await mailStates(context, ['noor'])).get('noor')).toMatchObject({ state: 'queued' });
  await applyPendingRoles(context);
  expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
});

describe('a user’s mail, when the request was killed before it was queued', () => {
  const kill = () =>
    opened.store.beforeWrite('mails', 1, () => {
      throw new Error('Killed');
    });
  const mailOf = async (id: string) => (await mailStates(opened.context, [id])).get(id);
  const mails = () => opened.store.container('mails').count([{ field: 'about', equals: 'noor' }]);

  test('is queued by the timer, once', async () => {
    const { context } = opened;
    kill();
    await expect(add()).rejects.toThrow('Killed');
    expect(await mailOf('noor')).toBeUndefined();
    await applyPendingRoles(context);
    expect(await mailOf('noor')).toMatchObject({ state: 'queued' });
    expect((await readUser(context, 'noor'))?.roleState).toBe('applied');
    // Nothing is due any more, however often roles change or the request is repeated.
    await setRole('Manager');
    await add();
    expect(await mails()).toBe(1);
  });

  test('is queued although the directory refuses the role', async () => {
    kill();
    await expect(add()).rejects.toThrow('Killed');
    await opened.control(BUSY);
    await applyPendingRoles(opened.context);
    expect(await mailOf('noor')).toMatchObject({ state: 'queued' });
  });

  test('is queued with the next change of the role', async () => {
    kill();
    await expect(add()).rejects.toThrow('Killed');
    await setRole('Manager');
    expect(await mailOf('noor')).toMatchObject({ state: 'queued' });
  });

  test('is queued for a new e-mail address', async () => {
    await add();
    const first = await mails();
    kill();
    const moved = { ...noor(), email: 'noor.vance@example.com' };
    await expect(changeUser(opened.context, 'noor', undefined, moved, 'Admin')).rejects.toThrow();
    await applyPendingRoles(opened.context);
    expect(await mails()).toBe(first + 1);
  });

  test('stays queued when the timer was faster than the request that replaces the earlier one', async () => {
    const { other, pass, context, store } = opened;
    await add();
    const first = await mailOf('noor');
    pass(1);
    store.beforeWrite('accountMarks', 1, () => applyPendingRoles(other));
    const moved = { ...noor(), email: 'noor.vance@example.com' };
    await changeUser(context, 'noor', undefined, moved, 'Admin');
    expect(await mailOf('noor')).toMatchObject({ state: 'queued' });
    expect((await mailOf('noor'))?.date).not.toBe(first?.date);
    expect(await mails()).toBe(2);
  });
});

test('a user whose role cannot be removed is not deleted until a retry', async () => {
  await add();
  await opened.control(BUSY);
  await expect(removeUser(opened.context, 'noor', undefined)).rejects.toMatchObject({
    status: 503,
  });
  expect(await readUser(opened.context, 'noor')).toBeDefined();
  await opened.control({ mode: 'ok' });
  await removeUser(opened.context, 'noor', undefined);
  expect(await readUser(opened.context, 'noor')).toBeUndefined();
  expect(opened.rolesOf(EMAIL)).toEqual([]);
});

test('no call ever deletes an account: members are removed by reference only', async () => {
  await add();
  await removeUser(opened.context, 'noor', undefined);
  expect(opened.accounts(EMAIL)).toHaveLength(1);
  const deletes = (await opened.log()).filter((line) => line.startsWith('DELETE'));
  expect(deletes.length).toBeGreaterThan(0);
  for (const line of deletes) expect(line).toMatch(/\/\$ref$/);
});

test('a name as long as the directory allows is listed', async () => {
  const displayName = 'x'.repeat(256);
  const [someone] = opened.directory.members(GROUP_SALESPERSON_ID, 0, 1);
  if (!someone) throw new Error('Nobody in the group');
  opened.directory.save({ ...someone.user, displayName });
  const value = await opened.context.directory.members(GROUP_SALESPERSON_ID);
  const { res } = listApplicationUsers.output.parse({ res: { value } });
  expect(res.value.map((user) => user.displayName)).toContain(displayName);
});

describe('a change of role', () => {
  const user = async () => (await readUser(opened.context, 'noor')) ?? expect.fail('no user');
  const expectAgreement = async () => {
    const { role, roleState } = await user();
    expect([roleState, opened.rolesOf(EMAIL)]).toEqual(['applied', role === '0' ? [] : [role]]);
  };

  const expectGone = async () =>
    expect([await readUser(opened.context, 'noor'), opened.rolesOf(EMAIL)]).toEqual([
      undefined,
      [],
    ]);

  test('is skipped by the timer while another request holds the user’s lease', async () => {
    const { other, context, store } = opened;
    await add();
    let run: unknown;
    let calls = 0;
    // The settings are written, then the groups, then the outcome.
    store.beforeWrite('userSettings', 2, async () => {
      const before = (await opened.log()).length;
      run = await applyPendingRoles(other);
      calls = (await opened.log()).length - before;
    });
    expect(await setRole('Manager')).toMatchObject({ role: 'applied' });
    expect([run, calls]).toEqual([{ applied: 0, pending: 1, failed: 0 }, 0]);
    expect(await applyPendingRoles(context)).toEqual({
      applied: 0,
      pending: 0,
      failed: 0,
    });
    await expectAgreement();
  });

  test('is refused, and sets no role, when the user was deleted before the write', async () => {
    const { other, store } = opened;
    await add();
    store.beforeWrite('userSettings', 1, () => removeUser(other, 'noor', undefined));
    await expect(setRole('Manager')).rejects.toMatchObject({ status: 404 });
    await expectGone();
  });

  test('leaves no group member when the user is deleted while the groups change', async () => {
    const { other, context, store } = opened;
    await add();
    let removal: Promise<unknown> = Promise.resolve();
    store.beforeWrite('userSettings', 2, async () => {
      removal = removeUser(other, 'noor', undefined);
      await expect.poll(async () => (await readUser(context, 'noor'))?.role).toBe('0');
    });
    await Promise.allSettled([setRole('Manager')]);
    await removal;
    await expectGone();
  });

  test('retried by the timer sets no role for a user deleted before or during the run', async () => {
    const { other, context, store } = opened;
    const pending = async () => {
      await opened.control(BUSY);
      expect(await setRole('Manager')).toMatchObject({ role: 'pending' });
      await opened.control({ mode: 'ok' });
    };
    await add();
    await pending();
    // The first claim that the timer writes is the lease of the role change.
    store.beforeWrite('claims', 1, () => removeUser(other, 'noor', undefined));
    expect(await applyPendingRoles(context)).toEqual({
      applied: 0,
      pending: 0,
      failed: 0,
    });
    await expectGone();

    await add();
    await pending();
    let removal: Promise<unknown> = Promise.resolve();
    store.beforeWrite('userSettings', 1, async () => {
      removal = removeUser(other, 'noor', undefined);
      await expect.poll(async () => (await readUser(context, 'noor'))?.role).toBe('0');
    });
    await applyPendingRoles(context);
    await removal;
    await expectGone();
  });

  test('that the directory keeps refusing does not change the record, so that it can be edited', async () => {
    await add();
    opened.directory.removeUser(opened.accounts(EMAIL)[0]?.id ?? '');
    expect(await setRole('Manager')).toMatchObject({
      role: 'pending',
      roleReason: 'UNKNOWN_MEMBER',
    });
    const [before] = (await pageUsers(opened.context, [], { limit: 1 })).items;
    await applyPendingRoles(opened.context);
    expect((await pageUsers(opened.context, [], { limit: 1 })).items).toEqual([before]);
  });
});

test('one directory account cannot be added for two users, whichever of its addresses is given', async () => {
  await add();
  const [account] = opened.accounts(EMAIL);
  if (!account) throw new Error('No account');
  opened.directory.save({ ...account, otherMails: ['other@example.com'] });
  for (const email of ['other@example.com', account.userPrincipalName])
    await expect(
      addUser(opened.context, email, { ...noor('Manager'), email }, 'Admin'),
    ).rejects.toMatchObject({
      status: 409,
      errors: ['User already exists with given email address.'],
    });
  expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
});

test.each([
  ['ines.calder@aurum.example', 'Admin'],
  ['mara.lindqvist@aurum.example', 'Manager'],
] as const)(
  '%s, an account without settings, can be made a Salesperson by an Admin only',
  async (email, role) => {
    const person = { ...noor(), email };
    await expect(addUser(opened.context, 'a', person, 'Manager')).rejects.toMatchObject({
      status: 409,
    });
    expect([await readUser(opened.context, 'a'), opened.rolesOf(email)]).toEqual([
      undefined,
      [role],
    ]);
    expect(await addUser(opened.context, 'b', person, 'Admin')).toMatchObject({
      directory: 'found',
      role: 'applied',
    });
    expect(opened.rolesOf(email)).toEqual(['Salesperson']);
    expect((await readUser(opened.context, 'b'))?.activeDirectoryMemberId).toBe(oidOf(email));
  },
);
