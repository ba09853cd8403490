import type { Input } from '@vse/domain/contract/contract';
import { listAudit } from '@vse/domain/records/audit';
import { addDirectoryUser, addGroupMember } from '@vse/domain/records/directory';
import { deleteInvite, revokeInvite } from '@vse/domain/records/invites';
import { createUserSetting, deleteUserSetting, getSession } from '@vse/domain/records/users';
import { describe, expect, test } from 'vitest';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import { ADMIN, call, invite, MANAGER, providerNamed, SALESPERSON, send } from '../support/api.ts';
import { freshEmail } from '../support/fresh.ts';

const entriesOf = async (filter: Input<typeof listAudit>) =>
  (await call(listAudit, { limit: 200, ...filter }, ADMIN)).items;

/** Entries are written after the answer. */
const soon = (filter: Input<typeof listAudit>) =>
  expect.poll(async () => (await entriesOf(filter)).map(({ what, outcome }) => [what, outcome]));

const guestOf = async (memberEmail: string) =>
  (await call(addDirectoryUser, { memberEmail }, ADMIN)).newUser.invitedUser.id;

const idOf = async (by: typeof ADMIN) => (await call(getSession, {}, by)).userId ?? '';

describe('the audit log', () => {
  test('says who did what to an invite, newest first, and from which network', async () => {
    const { id } = await invite();
    await call(revokeInvite, { id }, { ...SALESPERSON, address: '198.51.100.77' });
    await call(deleteInvite, { id }, MANAGER);
    await soon({ record: id }).toEqual([
      ['vseDeleteInvite', 'done'],
      ['vseRevokeInvite', 'done'],
      ['vseCreateInvite', 'done'],
    ]);
    const [deleted, revoked] = await entriesOf({ record: id });
    expect(deleted).toMatchObject({
      kind: 'invite',
      who: await idOf(MANAGER),
      record: id,
      count: 1,
    });
    expect(revoked).toMatchObject({ name: 'Jonah Adler', network: '198.51.100.0/24' });
  });

  test('says which role a user was given, and who deleted them', async () => {
    const { id: provider } = await providerNamed('Aurum Scent Co.');
    const email = freshEmail('audited');
    const person = {
      firstName: 'Au',
      lastName: 'Dited',
      email,
      provider,
      role: 'Manager',
    } as const;
    const { id } = await call(createUserSetting, person, ADMIN);
    await call(deleteUserSetting, { id, email }, ADMIN);
    await soon({ record: id, kind: 'user' }).toEqual([
      ['vseDeleteUserSetting', 'done'],
      ['vseCreateUserSetting', 'done'],
    ]);
    expect((await entriesOf({ record: id }))[1]).toMatchObject({ detail: 'Manager' });
  });

  test('says who was put into a role group', async () => {
    const memberId = await guestOf(freshEmail('grouped'));
    await call(addGroupMember, { memberId, groupId: GROUP_SALESPERSON_ID }, ADMIN);
    await soon({ record: memberId, kind: 'role' }).toEqual([['adAddGroupMember', 'done']]);
  });

  test('pages, and is narrowed to a time', async () => {
    const from = new Date().toISOString();
    for (let n = 0; n < 3; n++) await invite();
    const kind = 'invite';
    await expect.poll(async () => (await entriesOf({ from, kind })).length).toBeGreaterThan(2);
    const first = await call(listAudit, { from, kind, limit: 2 }, ADMIN);
    expect([first.items.length, (first.total ?? 0) > 2]).toEqual([2, true]);
    const second = await call(listAudit, { from, kind, limit: 2, page: first.nextPage }, ADMIN);
    expect((second.items[0]?.date ?? '') <= (first.items[1]?.date ?? '')).toBe(true);
    expect(await entriesOf({ before: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  test('is read by Admins alone', async () => {
    expect((await send(listAudit, {}, MANAGER)).status).toBe(403);
    expect((await send(listAudit, {}, SALESPERSON)).status).toBe(403);
  });
});
