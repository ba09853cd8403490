import {
  addDirectoryUser,
  addGroupMember,
  getUserByEmailAddress,
  listApplicationUsers,
  removeMemberFromGroup,
} from '@vse/domain/records/directory';
import { createUserSetting } from '@vse/domain/records/users';
import { describe, expect, test } from 'vitest';
import {
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
} from '../../scripts/local/graph/groups.ts';
import { ADMIN, call, inDirectory, MANAGER, providerNamed, send } from '../support/api.ts';
import { freshEmail } from '../support/fresh.ts';

async function userAt(provider: string, role: 'Salesperson' | 'Manager' = 'Salesperson') {
  const { id } = await providerNamed(provider);
  const person = {
    firstName: 'Gil',
    lastName: 'Ward',
    email: freshEmail('guest'),
    provider: id,
    role,
  };
  await call(createUserSetting, person, ADMIN);
  return { ...person, memberId: (await inDirectory(person.email)).id };
}

describe('the calls to the directory', () => {
  test('list every member of a role group, over all pages', async () => {
    for (let count = 0; count < 7; count++) await userAt('Maison Verdier');
    const { res } = await call(listApplicationUsers, { groupId: GROUP_SALESPERSON_ID }, ADMIN);
    const ids = res.value.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(12);
    expect(new Set(ids).size).toBe(ids.length);
    expect(res.value.map(({ mail }) => mail)).toContain('jonah.adler@aurum.example');
  });

  test('find a person by e-mail, and return nothing for an unknown address', async () => {
    const { user } = await call(
      getUserByEmailAddress,
      { email: 'Mara.Lindqvist@aurum.example' },
      ADMIN,
    );
    expect(user.value).toMatchObject([{ mail: 'mara.lindqvist@aurum.example' }]);
    expect(
      (await call(getUserByEmailAddress, { email: freshEmail('guest') }, ADMIN)).user.value,
    ).toEqual([]);
  });

  test('find a guest by a name with a hash in it, which must not cut the request short', async () => {
    const email = 'luc.marchand_verdier.example#EXT#@aurum.onmicrosoft.example';
    const { user } = await call(getUserByEmailAddress, { email }, ADMIN);
    expect(user.value).toMatchObject([{ mail: 'luc.marchand@verdier.example' }]);
  });

  test('invite a guest once when repeated', async () => {
    const memberEmail = freshEmail('guest');
    const first = await call(addDirectoryUser, { memberEmail }, ADMIN);
    const second = await call(addDirectoryUser, { memberEmail }, ADMIN);
    expect(second.newUser.invitedUser.id).toBe(first.newUser.invitedUser.id);
    expect(first.newUser.invitedUserEmailAddress).toBe(memberEmail);
    expect((await inDirectory(memberEmail)).accounts).toBe(1);
  });

  test('add to a group and remove from it, also when repeated', async () => {
    const { newUser } = await call(addDirectoryUser, { memberEmail: freshEmail('guest') }, ADMIN);
    const member = { memberId: newUser.invitedUser.id, groupId: GROUP_MANAGER_ID };
    for (let time = 0; time < 2; time++) await call(addGroupMember, member, ADMIN);
    expect((await inDirectory(newUser.invitedUserEmailAddress)).groups).toEqual([GROUP_MANAGER_ID]);
    for (let time = 0; time < 2; time++) await call(removeMemberFromGroup, member, ADMIN);
    expect(await inDirectory(newUser.invitedUserEmailAddress)).toMatchObject({
      accounts: 1,
      groups: [],
    });
  });

  test('refuse a group that is none of the three, and unknown people', async () => {
    const memberId = crypto.randomUUID();
    const groupId = crypto.randomUUID();
    expect((await send(listApplicationUsers, { groupId }, ADMIN)).status).toBe(400);
    expect((await send(addGroupMember, { memberId, groupId }, ADMIN)).status).toBe(400);
    expect((await send(addGroupMember, { memberId, groupId: GROUP_ADMIN_ID }, ADMIN)).status).toBe(
      404,
    );
  });

  test.each(['..', '../x#', 'twelve-chars', 'a'.repeat(65), '\ud800'.repeat(20)])(
    'treat %j as an unknown id',
    async (memberId) => {
      for (const contract of [addGroupMember, removeMemberFromGroup]) {
        const { status, problem } = await send(
          contract,
          { memberId, groupId: GROUP_SALESPERSON_ID },
          ADMIN,
        );
        expect([status, problem.errors]).toEqual([400, ['The member id is not valid.']]);
      }
    },
  );

  test('refuse an address that is no text', async () => {
    expect((await send(getUserByEmailAddress, { email: '\ud800' }, ADMIN)).status).toBe(400);
  });
});

describe('a Manager, in the directory', () => {
  test('reaches the Salesperson group only', async () => {
    const { memberId } = await userAt('Aurum Scent Co.');
    for (const groupId of [GROUP_ADMIN_ID, GROUP_MANAGER_ID]) {
      expect((await send(listApplicationUsers, { groupId }, MANAGER)).status).toBe(403);
      expect((await send(addGroupMember, { memberId, groupId }, MANAGER)).status).toBe(403);
      expect((await send(removeMemberFromGroup, { memberId, groupId }, MANAGER)).status).toBe(403);
    }
    expect(
      (await send(addGroupMember, { memberId, groupId: GROUP_SALESPERSON_ID }, MANAGER)).status,
    ).toBe(200);
  });

  test('can neither see nor change people of another provider', async () => {
    const { memberId, email } = await userAt('Maison Verdier');
    const member = { memberId, groupId: GROUP_SALESPERSON_ID };
    expect((await send(removeMemberFromGroup, member, MANAGER)).status).toBe(403);
    expect((await send(addDirectoryUser, { memberEmail: email }, MANAGER)).status).toBe(403);
    expect((await call(getUserByEmailAddress, { email }, MANAGER)).user.value).toEqual([]);
    const { res } = await call(listApplicationUsers, { groupId: GROUP_SALESPERSON_ID }, MANAGER);
    expect(res.value.map(({ id }) => id)).not.toContain(memberId);
  });

  test('cannot make a Salesperson of a Manager or of an unknown person', async () => {
    const manager = await userAt('Aurum Scent Co.', 'Manager');
    const { newUser } = await call(addDirectoryUser, { memberEmail: freshEmail('guest') }, MANAGER);
    for (const memberId of [manager.memberId, newUser.invitedUser.id])
      expect(
        (await send(addGroupMember, { memberId, groupId: GROUP_SALESPERSON_ID }, MANAGER)).status,
      ).toBe(403);
  });
});
