import { addDirectoryUser, addGroupMember } from '@vse/domain/records/directory';
import { LOGOS } from '@vse/domain/records/files';
import {
  createUserSetting,
  deleteUserSetting,
  listUserSettings,
  NewUserSetting,
  updateUserSetting,
} from '@vse/domain/records/users';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GROUP_ADMIN_ID, GROUP_MANAGER_ID } from '../../scripts/local/graph/groups.ts';
import {
  ADMIN,
  call,
  inDirectory,
  listAll,
  MANAGER,
  mailsTo,
  providerNamed,
  send,
} from '../support/api.ts';
import { freshEmail } from '../support/fresh.ts';
import { edited, person } from '../support/people.ts';

const EXISTS = 'User already exists with given email address.';
const OTHER_ROLE = 'This person has another role already. Please ask an administrator to add them.';

const withEmail = async (email: string) =>
  (await listAll(listUserSettings, ADMIN)).filter(
    (user) => user.email.toLowerCase() === email.toLowerCase(),
  );

describe('an e-mail address is one user’s', () => {
  test('also when many add it at once', async () => {
    const user = await person();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send(
          createUserSetting,
          { ...user, email: index % 2 ? user.email : user.email.toUpperCase() },
          ADMIN,
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    // Each asks for a mail to this address as well, which may be refused first.
    for (const { status, problem } of refused)
      expect(status === 429 || problem.errors.includes(EXISTS)).toBe(true);
    expect(await withEmail(user.email)).toHaveLength(1);
    expect(await mailsTo(user.email, 1)).toHaveLength(1);
  });

  test('also when several are changed to it at once', async () => {
    const email = freshEmail('kim');
    const ids: string[] = [];
    for (let count = 0; count < 4; count++)
      ids.push((await call(createUserSetting, await person(), ADMIN)).id);
    const changes = await Promise.all(ids.map((id) => edited(id, { email })));
    const answers = await Promise.all(changes.map((one) => send(updateUserSetting, one, ADMIN)));
    const refused = answers.map(({ status }) => status).filter((status) => status !== 200);
    // The mail to the new address may be refused first.
    expect(refused.every((status) => status === 409 || status === 429)).toBe(true);
    expect(refused).toHaveLength(3);
    expect(await withEmail(email)).toHaveLength(1);
  });

  test('until they are given another one or are deleted', async () => {
    const first = await person();
    const { id } = await call(createUserSetting, first, ADMIN);
    const moved = freshEmail('kim');
    await call(updateUserSetting, await edited(id, { email: moved }), ADMIN);
    const taken = { ...(await person()), email: moved };
    expect((await send(createUserSetting, taken, ADMIN)).status).toBe(409);
    await call(deleteUserSetting, { id, email: moved.toUpperCase() }, ADMIN);
    expect(await call(createUserSetting, taken, ADMIN)).toMatchObject({ role: 'applied' });
    expect((await send(updateUserSetting, { ...first, id, role: '0' }, ADMIN)).status).toBe(404);
    expect(await call(createUserSetting, first, ADMIN)).toMatchObject({ role: 'applied' });
  });

  test('and stays free for others when the change to it was refused', async () => {
    const { id } = await call(createUserSetting, await person(), ADMIN);
    const email = freshEmail('kim');
    const stale = { ...(await edited(id, { email })), etag: 'stale' };
    expect((await send(updateUserSetting, stale, ADMIN)).status).toBe(412);
    await call(createUserSetting, await person({ email }), ADMIN);
  });
});

describe('a directory account is one user’s', () => {
  test('a Manager cannot reach a user of another provider by the directory’s name for them', async () => {
    const provider = (await providerNamed('Maison Verdier')).id;
    const theirs = await person({ provider, role: 'Manager' });
    await call(createUserSetting, theirs, ADMIN);
    const email = `${theirs.email.replace('@', '_')}#EXT#@aurum.onmicrosoft.example`;
    const { status, problem } = await send(createUserSetting, await person({ email }), MANAGER);
    expect([status, problem.errors]).toEqual([409, [EXISTS]]);
    expect((await inDirectory(theirs.email)).groups).toEqual([GROUP_MANAGER_ID]);
  });

  test.each([
    ['Admin', GROUP_ADMIN_ID],
    ['Manager', GROUP_MANAGER_ID],
  ])(
    'a Manager cannot take the role of an account without settings that is %s',
    async (_, groupId) => {
      const user = await person();
      const { newUser } = await call(addDirectoryUser, { memberEmail: user.email }, ADMIN);
      await call(addGroupMember, { memberId: newUser.invitedUser.id, groupId }, ADMIN);
      const { status, problem } = await send(createUserSetting, user, MANAGER);
      expect([status, problem.errors]).toEqual([409, [OTHER_ROLE]]);
      expect((await inDirectory(user.email)).groups).toEqual([groupId]);
      expect(await withEmail(user.email)).toEqual([]);
      await call(createUserSetting, user, ADMIN);
    },
  );

  test('an Admin gives no account to two users, in any letter case, and no user another account', async () => {
    const mine = await person();
    const { id } = await call(createUserSetting, mine, ADMIN);
    const { id: account } = await inDirectory(mine.email);
    const other = await person({ activeDirectoryMemberId: account.toUpperCase() });
    expect((await send(createUserSetting, other, ADMIN)).status).toBe(409);
    const moved = await edited(id, { activeDirectoryMemberId: crypto.randomUUID() });
    expect((await send(updateUserSetting, moved, ADMIN)).status).toBe(400);
    expect((await inDirectory(mine.email)).groups).toHaveLength(1);
  });

  test.each(['..', 'a/../b', 'short', '\ud800'.repeat(13)])('none has the id %j', async (id) => {
    const user = await person({ activeDirectoryMemberId: id });
    const { status, problem } = await send(createUserSetting, user, ADMIN);
    expect([status, problem.errors]).toEqual([400, ['The member id is not valid.']]);
  });
});

test('a provider that does not exist is refused, for a new user and for a change', async () => {
  const provider = 'no-such-provider';
  const { id } = await call(createUserSetting, await person(), ADMIN);
  for (const [contract, input] of [
    [createUserSetting, await person({ provider })],
    [updateUserSetting, await edited(id, { provider })],
  ] as const) {
    const { status, problem } = await send(contract, input, ADMIN);
    expect([status, problem.errors]).toEqual([400, ['Provider is required.']]);
  }
});

test('a delete that names another user’s e-mail address deletes nobody', async () => {
  const user = await person();
  const { id } = await call(createUserSetting, user, ADMIN);
  const other = await person();
  await call(createUserSetting, other, ADMIN);
  expect((await send(deleteUserSetting, { id, email: other.email }, ADMIN)).status).toBe(404);
  expect([...(await withEmail(user.email)), ...(await withEmail(other.email))]).toHaveLength(2);
});

test('whatever is accepted of a user can be listed and sent back', async () => {
  const provider = (await providerNamed('Aurum Scent Co.')).id;
  const name = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    fc.constantFrom('x'.repeat(200), '\u{1f338}'.repeat(100)),
  );
  const logo = fc
    .oneof(fc.constantFrom(0, 400, 1900), fc.nat(1950))
    .map((length) => `${LOGOS}/a${'b'.repeat(length)}.png`);
  await fc.assert(
    fc.asyncProperty(name, name, logo, async (firstName, lastName, logo) => {
      const user = {
        firstName,
        lastName,
        email: freshEmail('kim'),
        provider,
        role: 'Salesperson',
        logo,
      };
      const { status } = await send(createUserSetting, user, ADMIN);
      expect([200, 400]).toContain(status);
      if (status === 400) return;
      expect(NewUserSetting.safeParse(user).success).toBe(true);
      const [kept] = await withEmail(user.email);
      expect((await send(updateUserSetting, kept, ADMIN)).status).toBe(200);
    }),
    { numRuns: 15 },
  );
});
