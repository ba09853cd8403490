import { setTimeout as wait } from 'node:timers/promises';
import { listApplicationUsers } from '@vse/domain/directory';
import type { Role } from '@vse/domain/permissions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withinDeadline } from '../../api/src/services/deadline.ts';
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
  ...{ firstName: 'Noor', lastName: 'Vance', email: EMAIL, provider: PROVIDER },
  ...{ role, activeDirectoryMemberId: '', logo: '' },
});
const add = (id = 'noor') => opened.services.users.add(id, noor(), true);

describe('letting a person in while the directory', () => {
  test.each(['unavailable', 'invitations-disabled'] as const)(
    'is %s keeps nothing, and the retry makes one user and one guest',
    async (mode) => {
      await opened.control({ mode });
      await expect(add()).rejects.toMatchObject({ status: 503 });
      expect(await opened.services.users.findByEmail(EMAIL)).toBeUndefined();
      await opened.control({ mode: 'ok' });
      // Another form, another request: the address is not held by the one that failed.
      expect(await add('retry')).toMatchObject({ directory: 'invited', role: 'applied' });
      expect(opened.accounts(EMAIL)).toHaveLength(1);
    },
  );

  test('does not know the fresh guest yet says so, and the timer sets the role later', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    const steps = await add();
    expect(steps).toMatchObject({ directory: 'invited', role: 'pending' });
    expect(steps.roleReason).not.toBe('');
    await opened.control({ freshGuestSeconds: 0 });
    await opened.services.userRoles.applyPending();
    expect((await opened.services.users.read('noor'))?.roleState).toBe('applied');
    expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
  });
});

test('a user whose role cannot be taken back is not deleted, and the retry deletes them', async () => {
  await add();
  await opened.control({ mode: 'unavailable' });
  await expect(opened.services.users.remove('noor', undefined)).rejects.toMatchObject({
    status: 503,
  });
  expect(await opened.services.users.read('noor')).toBeDefined();
  await opened.control({ mode: 'ok' });
  await opened.services.users.remove('noor', undefined);
  expect(await opened.services.users.read('noor')).toBeUndefined();
  expect(opened.rolesOf(EMAIL)).toEqual([]);
});

test('no call ever deletes an account: members are removed by reference only', async () => {
  await add();
  await opened.services.users.remove('noor', undefined);
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
  const value = await opened.services.directory.members(GROUP_SALESPERSON_ID);
  const { res } = listApplicationUsers.output.parse({ res: { value } });
  expect(res.value.map((user) => user.displayName)).toContain(displayName);
});

describe('a change of role', () => {
  const user = async () => (await opened.services.users.read('noor')) ?? expect.fail('no user');
  const setRole = (role: Role | '0') =>
    opened.services.users.update('noor', undefined, { ...noor(), role }, true);
  const expectAgreement = async () => {
    const { role, roleState } = await user();
    expect([roleState, opened.rolesOf(EMAIL)]).toEqual(['applied', role === '0' ? [] : [role]]);
  };

  test('that meets others leaves the account in the one group that the settings name', async () => {
    await add();
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.all([
        setRole('Admin'),
        setRole('Manager'),
        opened.services.userRoles.applyPending(),
        setRole('Salesperson'),
      ]);
      expect(outcomes[3]).toMatchObject({ role: 'applied' });
      await expectAgreement();
    }
  });

  test('that meets a delete leaves nobody in a group without settings', async () => {
    await add();
    const outcome = await Promise.allSettled([
      setRole('Manager'),
      opened.services.users.remove('noor', undefined),
    ]);
    const isKept = (await opened.services.users.read('noor')) !== undefined;
    expect(isKept).toBe(outcome[1].status === 'rejected');
    if (isKept) await expectAgreement();
    else expect(opened.rolesOf(EMAIL)).toEqual([]);
  });

  test('that the timer makes up for while the user is deleted gives nobody a role', async () => {
    await add();
    for (const pause of [0, 1, 3, 10, 30]) {
      await opened.control({ mode: 'unavailable' });
      await withinDeadline(() => setRole('Admin'), 1000);
      await opened.control({ mode: 'ok', slowSeconds: 0.01 });
      const outcomes = await Promise.allSettled([
        opened.services.userRoles.applyPending(),
        wait(pause).then(() => opened.services.users.remove('noor', undefined)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect([await opened.services.users.read('noor'), opened.rolesOf(EMAIL)]).toEqual([
        undefined,
        [],
      ]);
      await add();
    }
  });

  test('that the directory goes on refusing leaves the record alone, so that it can be edited', async () => {
    await add();
    opened.directory.removeUser(opened.accounts(EMAIL)[0]?.id ?? '');
    expect(await setRole('Manager')).toMatchObject({
      role: 'pending',
      roleReason: 'The directory does not know this person or group.',
    });
    const [before] = (await opened.services.users.page([], { limit: 1 })).items;
    await opened.services.userRoles.applyPending();
    expect((await opened.services.users.page([], { limit: 1 })).items).toEqual([before]);
  });
});

test('two people have one directory account between them but once, whatever address it is found by', async () => {
  const { users } = opened.services;
  await add();
  const [account] = opened.accounts(EMAIL);
  if (!account) throw new Error('No account');
  opened.directory.save({ ...account, otherMails: ['other@example.com'] });
  for (const email of ['other@example.com', account.userPrincipalName])
    await expect(users.add(email, { ...noor('Manager'), email }, true)).rejects.toMatchObject({
      status: 409,
      errors: ['User already exists with given email address.'],
    });
  expect(opened.rolesOf(EMAIL)).toEqual(['Salesperson']);
});

test.each([
  ['ines.calder@aurum.example', 'Admin'],
  ['mara.lindqvist@aurum.example', 'Manager'],
] as const)(
  '%s, of whom there are no settings, is made a Salesperson by an Admin alone',
  async (email, role) => {
    const { users } = opened.services;
    const person = { ...noor(), email };
    await expect(users.add('a', person, false)).rejects.toMatchObject({ status: 409 });
    expect([await users.read('a'), opened.rolesOf(email)]).toEqual([undefined, [role]]);
    expect(await users.add('b', person, true)).toMatchObject({
      directory: 'found',
      role: 'applied',
    });
    expect(opened.rolesOf(email)).toEqual(['Salesperson']);
    expect((await users.read('b'))?.activeDirectoryMemberId).toBe(oidOf(email));
  },
);
