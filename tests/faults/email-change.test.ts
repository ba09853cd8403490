import type { Role } from '@vse/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newGuest } from '../../scripts/local/graph/user.ts';
import { openWithDirectory, PROVIDER, type WithDirectory } from '../support/with-directory.ts';

const OLD = 'noor@example.com';
const NEW = 'noor.vance@example.com';
const ADMINS = 'ines.calder@aurum.example';
const EXISTS = 'User already exists with given email address.';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
  await opened.services.users.add('noor', person(OLD), 'Admin');
});
afterEach(() => opened.stop());

const person = (email: string) => ({
  ...{ firstName: 'Noor', lastName: 'Vance', email, provider: PROVIDER },
  ...{ role: 'Salesperson' as const, activeDirectoryMemberId: '', logo: '' },
});
const change = (email: string, by: Role = 'Admin', etag?: string) =>
  opened.services.users.update('noor', etag, person(email), by);
const noor = async () => (await opened.services.users.read('noor')) ?? expect.fail('no user');
const mailState = async () => (await opened.services.mails.statesOf(['noor'])).get('noor');
const idOf = (email: string) => opened.accounts(email)[0]?.id;
const asked = async (work: () => Promise<unknown>) => {
  const before = (await opened.log()).length;
  await work();
  return (await opened.log()).slice(before);
};

/** Whose role the directory shows, of the addresses given. */
const withRole = (...emails: string[]) =>
  emails.filter((email) => opened.rolesOf(email).length > 0);

describe('a changed e-mail address', () => {
  test('that nobody has is invited: the new account gets the role, the old one loses it', async () => {
    const before = await mailState();
    opened.pass(1);
    expect(await change(NEW)).toMatchObject({
      ...{ directory: 'invited', role: 'applied', mail: { state: 'queued' } },
    });
    expect([opened.rolesOf(NEW), opened.rolesOf(OLD)]).toEqual([['Salesperson'], []]);
    const { email, activeDirectoryMemberId, redeemUrl, formerMemberIds } = await noor();
    expect([email, activeDirectoryMemberId]).toEqual([NEW, idOf(NEW)]);
    expect(redeemUrl).toContain(activeDirectoryMemberId);
    expect(formerMemberIds).toBeUndefined();
    expect((await mailState())?.date).not.toBe(before?.date);
  });

  test('of an account in the directory is found, and has no invitation to accept', async () => {
    opened.directory.save(newGuest(NEW, undefined));
    expect(await change(NEW)).toMatchObject({ directory: 'found', role: 'applied' });
    expect([(await noor()).redeemUrl, opened.accounts(NEW).length]).toEqual([null, 1]);
    expect(withRole(OLD, NEW)).toEqual([NEW]);
  });

  test('that is another one of the same account changes the settings alone', async () => {
    const [account] = opened.accounts(OLD);
    if (!account) throw new Error('No account');
    opened.directory.save({ ...account, otherMails: [NEW] });
    const { redeemUrl } = await noor();
    const mail = await mailState();
    expect(await change(NEW)).toMatchObject({ directory: 'unchanged', mail: null });
    expect(await noor()).toMatchObject({ email: NEW, redeemUrl });
    expect([await mailState(), withRole(OLD)]).toEqual([mail, [OLD]]);
  });

  test('that is the same but for its letter case asks the directory nothing', async () => {
    expect(await asked(() => change(OLD.toUpperCase()))).toEqual([]);
    expect((await noor()).email).toBe(OLD.toUpperCase());
  });

  test('of a stale copy is refused before anybody is invited', async () => {
    const refused = expect(change(NEW, 'Admin', 'stale')).rejects.toMatchObject({ status: 412 });
    expect(await asked(() => refused)).toEqual([]);
  });
});

describe('a changed e-mail address reaches no account', () => {
  test.each([ADMINS, 'mara.lindqvist@aurum.example'])(
    'with another role, such as %s, for a Manager',
    async (email) => {
      const roles = opened.rolesOf(email);
      await expect(change(email, 'Manager')).rejects.toMatchObject({ status: 409 });
      expect([opened.rolesOf(email), (await noor()).email]).toEqual([roles, OLD]);
      expect(await change(email, 'Admin')).toMatchObject({ directory: 'found', role: 'applied' });
      expect(opened.rolesOf(email)).toEqual(['Salesperson']);
    },
  );

  test('of another user, by whatever address the directory knows them', async () => {
    const { users } = opened.services;
    await users.add('other', person('other@example.com'), 'Admin');
    const [account] = opened.accounts('other@example.com');
    if (!account) throw new Error('No account');
    opened.directory.save({ ...account, otherMails: ['alias@example.com'] });
    for (const email of ['other@example.com', 'alias@example.com', account.userPrincipalName])
      await expect(change(email)).rejects.toMatchObject({ status: 409, errors: [EXISTS] });
    expect([await noor(), withRole(OLD)]).toMatchObject([{ email: OLD }, [OLD]]);
    // The refused address is not held: it is free for who the account is.
    await users.update('other', undefined, person('alias@example.com'), 'Admin');
  });
});

describe('a change of e-mail address that the directory breaks off', () => {
  test('before the account is known changes nothing, and the retry makes one guest', async () => {
    await opened.control({ mode: 'throttle', retryAfterSeconds: 30 });
    await expect(change(NEW)).rejects.toMatchObject({ status: 503 });
    expect([(await noor()).email, withRole(OLD)]).toEqual([OLD, [OLD]]);
    await opened.control({ mode: 'ok' });
    expect(await change(NEW)).toMatchObject({ role: 'applied' });
    expect([opened.accounts(NEW).length, withRole(OLD, NEW)]).toEqual([1, [NEW]]);
  });

  test('half-way is reported as pending, and the timer takes and gives the role', async () => {
    const { users, userRoles } = opened.services;
    opened.directory.save(newGuest(NEW, undefined));
    // The call that finds the account is answered, and no more.
    await opened.control({ mode: 'throttle', after: 1, retryAfterSeconds: 30 });
    const steps = await change(NEW);
    expect(steps).toMatchObject({ directory: 'found', role: 'pending' });
    expect(steps.roleReason).not.toBe('');
    expect(withRole(OLD, NEW)).toEqual([OLD]);
    await opened.control({ mode: 'ok' });
    // Nobody else is given the old account as long as its role is still to be taken from it.
    const other = users.add('other', person(OLD), 'Admin');
    await expect(other).rejects.toMatchObject({ status: 409 });
    await userRoles.applyPending();
    expect(await noor()).toMatchObject({ roleState: 'applied', roleReason: '' });
    expect(withRole(OLD, NEW)).toEqual([NEW]);
    // A claim that nobody uses ends by itself.
    opened.pass(6);
    expect(await users.add('other', person(OLD), 'Admin')).toMatchObject({ role: 'applied' });
    await userRoles.applyPending();
    expect(withRole(OLD, NEW)).toEqual([OLD, NEW]);
  });

  test('for a guest who is not known at once takes the role from the old account first', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    expect(await change(NEW)).toMatchObject({ directory: 'invited', role: 'pending' });
    expect(withRole(OLD, NEW)).toEqual([]);
    await opened.control({ freshGuestSeconds: 0 });
    await opened.services.userRoles.applyPending();
    expect(withRole(OLD, NEW)).toEqual([NEW]);
  });

  test('and is taken back ends where it began', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    await change(NEW);
    await opened.control({ freshGuestSeconds: 0 });
    expect(await change(OLD)).toMatchObject({ directory: 'found', role: 'applied' });
    expect(withRole(OLD, NEW)).toEqual([OLD]);
    expect((await noor()).activeDirectoryMemberId).toBe(idOf(OLD));
  });

  test('leaves a user who can be deleted, with no role anywhere', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    await change(NEW);
    await opened.control({ freshGuestSeconds: 0 });
    await opened.services.users.remove('noor', undefined);
    expect(withRole(OLD, NEW)).toEqual([]);
    await opened.services.users.add('again', person(OLD), 'Admin');
  });
});
