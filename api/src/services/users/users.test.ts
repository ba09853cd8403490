import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  noorWith,
  openWithDirectory,
  type WithDirectory,
} from '../../../../tests/support/with-directory.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { applyPendingRoles } from './role-groups.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
  await opened.services.users.add('noor', noorWith('noor@example.com'), 'Admin');
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
  const { services, other, store } = opened;
  store.beforeWrite('userSettings', 1, () =>
    other.users.update('noor', undefined, noorWith('first@example.com'), 'Admin'),
  );
  await expect(
    services.users.update('noor', undefined, noorWith('second@example.com'), 'Admin'),
  ).rejects.toMatchObject({ status: 412, errors: [CHANGED] });
  expect(await services.users.read('noor')).toMatchObject({ email: 'first@example.com' });
  expect(opened.rolesOf('first@example.com')).toEqual(['Salesperson']);
  expect(opened.rolesOf('second@example.com')).toEqual([]);
  // The refused address is free again.
  const again = await services.users.add('other', noorWith('second@example.com'), 'Admin');
  expect(again).toMatchObject({ role: 'applied' });
});

test('a user whose role is restored while they are being deleted stays', async () => {
  const { services, store } = opened;
  // A delete's first claim is the lease of the role change, and its second write ends the lease.
  store.beforeWrite('claims', 2, () => giveNoor('Manager'));
  await expect(services.users.remove('noor', undefined)).rejects.toMatchObject({
    status: 412,
    errors: [CHANGED],
  });
  expect(await services.users.read('noor')).toMatchObject({ role: 'Manager' });
  await applyPendingRoles(services.context);
  expect(opened.rolesOf('noor@example.com')).toEqual(['Manager']);
});

test('the later of two concurrent role changes wins, in the groups too', async () => {
  const { services, store } = opened;
  // Setting the role writes the settings first, and then the outcome.
  store.beforeWrite('userSettings', 2, () => giveNoor('Admin'));
  const change = { ...noorWith('noor@example.com'), role: 'Manager' as const };
  await services.users.update('noor', undefined, change, 'Admin');
  expect(await services.users.read('noor')).toMatchObject({ role: 'Admin', roleState: 'applied' });
  expect(opened.rolesOf('noor@example.com')).toEqual(['Admin']);
});

test('applying roles continues after a user that cannot be processed, and counts it', async () => {
  const { services, store } = opened;
  await services.users.add('omar', noorWith('omar@example.com'), 'Admin');
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
  expect(await applyPendingRoles(services.context)).toEqual({
    applied: 1,
    pending: 0,
    failed: 1,
  });
  expect(await applyPendingRoles(services.context)).toEqual({ applied: 1, pending: 0, failed: 0 });
});

test('a lower role or a deletion ends the account’s earlier tokens, a higher role ends none', async () => {
  const { services } = opened;
  const { activeDirectoryMemberId: account } =
    (await services.users.read('noor')) ?? expect.fail('The user is missing');
  const before = Math.floor(Date.now() / 1000) - 60;
  const hasEnded = () => services.accountMarks.hasEnded(account, before);
  const change = (role: UserSettingDoc['role']) =>
    services.users.update('noor', undefined, { ...noorWith('noor@example.com'), role }, 'Admin');
  await change('Manager');
  expect(await hasEnded()).toBe(false);
  await change('Salesperson');
  expect(await hasEnded()).toBe(true);

  await services.users.add('omar', noorWith('omar@example.com'), 'Admin');
  const omar = (await services.users.read('omar'))?.activeDirectoryMemberId ?? '';
  await services.users.remove('omar', undefined);
  expect(await services.accountMarks.hasEnded(omar, before)).toBe(true);
});
