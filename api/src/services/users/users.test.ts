import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  noorWith,
  openWithDirectory,
  type WithDirectory,
} from '../../../../tests/support/with-directory.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { changeUser } from './change-user.ts';
import { readUser } from './find-users.ts';
import { addUser } from './let-in-user.ts';
import { removeUser } from './remove-user.ts';
import { applyPendingRoles } from './role-groups.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
  await addUser(opened.context, 'noor', noorWith('noor@example.com'), 'Admin');
});
afterEach(() => opened.stop());

/** Another Admin stores a role; the role groups do not have it yet. */
const giveNoor = (role: UserSettingDoc['role']) =>
  revise(
    recordsOf(opened.store).userSettings,
    'noor',
    undefined,
    (user): UserSettingDoc => ({ ...user, role, roleState: 'pending' }),
  );
const CHANGED = 'Someone else changed this meanwhile. Please reload and try again.';

test('a change of e-mail is refused when the user got another account during the look-up', async () => {
  const { context, other, store } = opened;
  store.beforeWrite('userSettings', 1, () =>
    changeUser(other, 'noor', undefined, noorWith('first@example.com'), 'Admin'),
  );
  await expect(
    changeUser(context, 'noor', undefined, noorWith('second@example.com'), 'Admin'),
  ).rejects.toMatchObject({ status: 412, errors: [CHANGED] });
  expect(await readUser(context, 'noor')).toMatchObject({ email: 'first@example.com' });
  expect(opened.rolesOf('first@example.com')).toEqual(['Salesperson']);
  expect(opened.rolesOf('second@example.com')).toEqual([]);
  // The refused address is free again.
  const again = await addUser(context, 'other', noorWith('second@example.com'), 'Admin');
  expect(again).toMatchObject({ role: 'applied' });
});

test('a user whose role is restored while they are being deleted stays', async () => {
  const { context, store } = opened;
  // A delete's first claim is the lease of the role change, and its second write ends the lease.
  store.beforeWrite('claims', 2, () => giveNoor('Manager'));
  await expect(removeUser(context, 'noor', undefined)).rejects.toMatchObject({
    status: 412,
    errors: [CHANGED],
  });
  expect(await readUser(context, 'noor')).toMatchObject({ role: 'Manager' });
  await applyPendingRoles(context);
  expect(opened.rolesOf('noor@example.com')).toEqual(['Manager']);
});

test('the later of two concurrent role changes wins, in the groups too', async () => {
  const { context, store } = opened;
  // Setting the role writes the settings first, and then the outcome.
  store.beforeWrite('userSettings', 2, () => giveNoor('Admin'));
  const change = { ...noorWith('noor@example.com'), role: 'Manager' as const };
  await changeUser(context, 'noor', undefined, change, 'Admin');
  expect(await readUser(context, 'noor')).toMatchObject({ role: 'Admin', roleState: 'applied' });
  expect(opened.rolesOf('noor@example.com')).toEqual(['Admin']);
});

test('applying roles continues after a user that cannot be processed, and counts it', async () => {
  const { context, store } = opened;
  await addUser(context, 'omar', noorWith('omar@example.com'), 'Admin');
  const { userSettings } = recordsOf(store);
  for (const id of ['noor', 'omar'])
    await revise(
      userSettings,
      id,
      undefined,
      (user): UserSettingDoc => ({ ...user, roleState: 'pending' }),
    );
  store.beforeWrite('claims', 1, () => {
    throw new Error('A broken document');
  });
  expect(await applyPendingRoles(context)).toEqual({
    applied: 1,
    pending: 0,
    failed: 1,
  });
  expect(await applyPendingRoles(context)).toEqual({ applied: 1, pending: 0, failed: 0 });
});

test('a lower role or a deletion ends the account’s earlier tokens, a higher role ends none', async () => {
  const { context } = opened;
  const { activeDirectoryMemberId: account } =
    (await readUser(context, 'noor')) ?? expect.fail('The user is missing');
  const before = Math.floor(Date.now() / 1000) - 60;
  const hasEnded = () => context.accountMarks.hasEnded(account, before);
  const change = (role: UserSettingDoc['role']) =>
    changeUser(context, 'noor', undefined, { ...noorWith('noor@example.com'), role }, 'Admin');
  await change('Manager');
  expect(await hasEnded()).toBe(false);
  await change('Salesperson');
  expect(await hasEnded()).toBe(true);

  await addUser(context, 'omar', noorWith('omar@example.com'), 'Admin');
  const omar = (await readUser(context, 'omar'))?.activeDirectoryMemberId ?? '';
  await removeUser(context, 'omar', undefined);
  expect(await context.accountMarks.hasEnded(omar, before)).toBe(true);
});
