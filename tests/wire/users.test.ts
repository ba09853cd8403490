import { addDirectoryUser } from '@vse/domain/records/directory';
import {
  createUserSetting,
  deleteUserSetting,
  getSession,
  resendUserMail,
  updateUserSetting,
} from '@vse/domain/records/users';
import { describe, expect, test } from 'vitest';
import {
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
} from '../../scripts/local/graph/groups.ts';
import {
  ADMIN,
  call,
  inDirectory,
  MANAGER,
  mailsTo,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { freshEmail, freshId } from '../support/fresh.ts';
import { edited, person, userWith } from '../support/people.ts';

const EXISTS = 'User already exists with given email address.';
const verdier = async () => (await providerNamed('Maison Verdier')).id;

/** What only an Admin changes of a user; other tests save the sample's own settings. */
const rightsOf = async (id: string) => {
  const { email, provider, role } = (await userWith(id)) ?? {};
  return { email, provider, role };
};

async function own(by: typeof ADMIN) {
  return (await call(getSession, {}, by)).userId ?? '';
}

describe('letting a person in', () => {
  test('invites a stranger as a guest, keeps the settings, sets the role and sends the mail', async () => {
    const user = await person();
    const steps = await call(createUserSetting, user, MANAGER);
    expect(steps).toMatchObject({ directory: 'invited', role: 'applied' });
    const { id, accounts, groups } = await inDirectory(user.email);
    expect([accounts, groups]).toEqual([1, [GROUP_SALESPERSON_ID]]);
    const kept = await userWith(steps.id);
    expect(kept).toMatchObject({ ...user, activeDirectoryMemberId: id, language: 'en' });
    expect(kept?.joined).toMatch(/^\d{4}-\d\d-\d\dT/);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail?.plainText).toMatch(/\/login/);
    expect(mail?.plainText).toMatch(/redeem/);
  });

  test('finds people who are in the directory, and invites nobody twice', async () => {
    const user = await person();
    const { newUser } = await call(addDirectoryUser, { memberEmail: user.email }, ADMIN);
    const steps = await call(createUserSetting, user, ADMIN);
    expect(steps.directory).toBe('found');
    const { id, accounts } = await inDirectory(user.email);
    expect([id, accounts]).toEqual([newUser.invitedUser.id, 1]);
  });

  test('retried with the same request id makes one user, one guest and one mail', async () => {
    const user = { ...(await person()), requestId: crypto.randomUUID() };
    const [first, second] = await Promise.all([
      call(createUserSetting, user, ADMIN),
      call(createUserSetting, user, ADMIN),
    ]);
    const third = await call(createUserSetting, user, ADMIN);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect((await inDirectory(user.email)).accounts).toBe(1);
    expect(await mailsTo(user.email, 1)).toHaveLength(1);
  });

  test('refuses an e-mail address that somebody has, whatever its letter case', async () => {
    const user = await person();
    await call(createUserSetting, user, ADMIN);
    const again = await send(
      createUserSetting,
      { ...user, email: user.email.toUpperCase() },
      ADMIN,
    );
    expect([again.status, again.problem.errors]).toEqual([409, [EXISTS]]);
  });

  test.each(["o'brien", 'plus+tag'])('knows the e-mail address %s@…', async (local) => {
    const user = await person({ email: freshEmail(local) });
    expect(await call(createUserSetting, user, ADMIN)).toMatchObject({ role: 'applied' });
    expect((await inDirectory(user.email)).accounts).toBe(1);
  });

  test('shows a script in a name as text, in the mail as well', async () => {
    const user = await person({ firstName: '<script>alert(1)<script> Bcc: all@localhost' });
    await call(createUserSetting, user, ADMIN);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.subject).toBe('Your access to VSE');
    expect(mail?.plainText).toContain('Hello <script>alert(1)<script> Bcc: all@localhost,');
  });

  test.each([
    ['Noor\r\nBcc: all@localhost', 'INVISIBLE_CHARACTERS'],
    ['Noor \u202eevil', 'INVISIBLE_CHARACTERS'],
    ['Your account is locked: https://evil.example', 'NAME_IS_ADDRESS'],
  ])('refuses the name %j, and sends no mail', async (firstName, code) => {
    const user = await person({ firstName });
    const { status, problem } = await send(createUserSetting, user, ADMIN);
    expect(status).toBe(400);
    expect(problem.issues).toMatchObject([{ code, field: 'firstName' }]);
    expect(await mailsTo(user.email)).toEqual([]);
  });

  test.each([
    ['no e-mail', { email: 'nobody' }],
    ['a role that does not exist', { role: 'Root' }],
    ['no role', { role: '0' }],
    ['a name of 10,000 characters', { firstName: 'x'.repeat(10_000) }],
  ])('refuses %s', async (_, change) => {
    expect((await send(createUserSetting, await person(change), ADMIN)).status).toBe(400);
  });
});

describe('changing a user', () => {
  test('with another role moves them from one role group to the other', async () => {
    const user = await person();
    const { id } = await call(createUserSetting, user, ADMIN);
    await call(updateUserSetting, await edited(id, { role: 'Manager' }), ADMIN);
    expect((await inDirectory(user.email)).groups).toEqual([GROUP_MANAGER_ID]);
    await call(updateUserSetting, await edited(id, { role: 'Admin' }), ADMIN);
    expect((await inDirectory(user.email)).groups).toEqual([GROUP_ADMIN_ID]);
    await call(updateUserSetting, await edited(id, { role: '0' }), ADMIN);
    expect((await inDirectory(user.email)).groups).toEqual([]);
  });

  test('is refused when the settings have changed since they were read', async () => {
    const { id } = await call(createUserSetting, await person(), ADMIN);
    const stale = await edited(id, { firstName: 'Late' });
    await call(updateUserSetting, await edited(id, { firstName: 'Early' }), ADMIN);
    expect((await send(updateUserSetting, stale, ADMIN)).status).toBe(412);
    expect((await userWith(id))?.firstName).toBe('Early');
  });

  test("keeps the e-mail address of the company's own domain", async () => {
    const { id } = await call(
      createUserSetting,
      await person({ email: `own.${freshId()}@aurum.example` }),
      ADMIN,
    );
    const { status } = await send(
      updateUserSetting,
      await edited(id, { email: 'else@example.com' }),
      ADMIN,
    );
    expect(status).toBe(400);
    const other = await call(createUserSetting, await person(), ADMIN);
    const moved = await edited(other.id, { email: freshEmail('moved') });
    expect((await send(updateUserSetting, moved, ADMIN)).status).toBe(200);
  });

  test('to another e-mail address gives the role to that account and takes it from the old one', async () => {
    const user = await person();
    const { id } = await call(createUserSetting, user, MANAGER);
    const email = freshEmail('moved');
    expect(await call(updateUserSetting, await edited(id, { email }), MANAGER)).toMatchObject({
      directory: 'invited',
      role: 'applied',
    });
    const account = await inDirectory(email);
    expect(account).toMatchObject({ accounts: 1, groups: [GROUP_SALESPERSON_ID] });
    expect((await inDirectory(user.email)).groups).toEqual([]);
    expect(await userWith(id)).toMatchObject({ email, activeDirectoryMemberId: account.id });
    const [mail, ...more] = await mailsTo(email, 1);
    expect([mail?.plainText, more]).toEqual([expect.stringContaining(account.id), []]);
    expect(await mailsTo(user.email, 1)).toHaveLength(1);
    // Sent again it leads to the new account as well.
    await call(resendUserMail, { id }, MANAGER);
    expect((await mailsTo(email, 2)).map((one) => one.plainText)).toEqual(
      Array(2).fill(mail?.plainText),
    );
  });

  test('without another e-mail address reports that nothing moved', async () => {
    const { id } = await call(createUserSetting, await person(), MANAGER);
    const steps = await call(updateUserSetting, await edited(id, { lastName: 'Else' }), MANAGER);
    expect(steps).toMatchObject({ directory: 'unchanged', role: 'applied', mail: null });
  });

  test('sends the mail again when asked to', async () => {
    const user = await person();
    const { id } = await call(createUserSetting, user, MANAGER);
    await call(resendUserMail, { id }, MANAGER);
    expect(await mailsTo(user.email, 2)).toHaveLength(2);
  });
});

describe('deleting a user', () => {
  test('takes them out of the role groups and deletes the settings, but not the account', async () => {
    const user = await person();
    const { id } = await call(createUserSetting, user, MANAGER);
    await call(deleteUserSetting, { id, email: user.email }, MANAGER);
    expect(await userWith(id)).toBeUndefined();
    expect(await inDirectory(user.email)).toMatchObject({ accounts: 1, groups: [] });
    expect((await send(deleteUserSetting, { id, email: user.email }, ADMIN)).status).toBe(404);
  });

  test('an Admin cannot delete themselves, so that one Admin is always left', async () => {
    for (const by of [ADMIN, MANAGER, SALESPERSON]) {
      const { userId, settings } = await call(getSession, {}, by);
      const input = { id: userId ?? '', email: settings?.email ?? '' };
      expect((await send(deleteUserSetting, input, by)).status).toBe(403);
      expect((await call(getSession, {}, by)).userId).toBe(userId);
    }
  });
});

describe('limits of a caller’s role', () => {
  test.each([
    ['Admin', ADMIN],
    ['Manager', MANAGER],
    ['Salesperson', SALESPERSON],
  ])('an %s cannot delete themselves', async (_, by) => {
    const id = await own(by);
    const before = await rightsOf(id);
    const { status, problem } = await send(deleteUserSetting, { id, email: before.email }, by);
    expect([status, problem.issues]).toEqual([
      403,
      [{ code: 'NOT_ALLOWED', field: null, message: 'You are not allowed to do this.' }],
    ]);
    expect(await rightsOf(id)).toEqual(before);
  });

  test('a Manager adds Salespeople of their own provider only', async () => {
    for (const change of [{ role: 'Manager' }, { role: 'Admin' }, { provider: await verdier() }])
      expect((await send(createUserSetting, await person(change), MANAGER)).status).toBe(403);
  });

  test('a Manager changes and deletes their Salespeople only, and raises nobody’s role', async () => {
    const { id } = await call(createUserSetting, await person(), ADMIN);
    for (const change of [{ role: 'Admin' as const }, { provider: await verdier() }])
      expect((await send(updateUserSetting, await edited(id, change), MANAGER)).status).toBe(403);
    const manager = await call(createUserSetting, await person({ role: 'Manager' }), ADMIN);
    const foreign = await call(
      createUserSetting,
      await person({ provider: await verdier() }),
      ADMIN,
    );
    for (const [user, status] of [
      [manager.id, 403],
      [foreign.id, 404],
    ] as const) {
      expect((await send(updateUserSetting, await edited(user, {}), MANAGER)).status).toBe(status);
      expect((await send(deleteUserSetting, { id: user, email: 'x' }, MANAGER)).status).toBe(
        status,
      );
      expect((await send(resendUserMail, { id: user }, MANAGER)).status).toBe(status);
    }
  });

  test.each([
    ['Admin', ADMIN],
    ['Manager', MANAGER],
    ['Salesperson', SALESPERSON],
  ])('an %s cannot change their own role, provider or e-mail address', async (_, by) => {
    const id = await own(by);
    const before = await rightsOf(id);
    for (const change of [
      { role: before.role === 'Admin' ? ('Manager' as const) : ('Admin' as const) },
      { role: '0' as const },
      { provider: await verdier() },
      { email: freshEmail('else') },
    ])
      expect((await send(updateUserSetting, await edited(id, change), by)).status).toBe(403);
    expect(await rightsOf(id)).toEqual(before);
  });

  test('a Manager cannot give a Salesperson another account by its directory id', async () => {
    const admin = await person({ role: 'Admin' });
    await call(createUserSetting, admin, ADMIN);
    const { id: activeDirectoryMemberId } = await inDirectory(admin.email);
    const mine = await person({ activeDirectoryMemberId });
    const { id } = await call(createUserSetting, mine, MANAGER);
    expect((await userWith(id))?.activeDirectoryMemberId).toBe((await inDirectory(mine.email)).id);
    await call(
      updateUserSetting,
      await edited(id, { activeDirectoryMemberId, role: '0' }),
      MANAGER,
    );
    expect((await inDirectory(admin.email)).groups).toEqual([GROUP_ADMIN_ID]);
    expect((await userWith(id))?.activeDirectoryMemberId).not.toBe(activeDirectoryMemberId);
  });
});
