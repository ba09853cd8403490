import type { Role } from '@vse/domain/access/permissions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  noorWith,
  openWithDirectory,
  type WithDirectory,
} from '../../../../tests/support/with-directory.ts';
import { everything, revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { mailStates } from '../mail/mail-queue.ts';
import { changeUser } from './change-user.ts';
import { readUser } from './find-users.ts';
import { addUser } from './let-in-user.ts';
import { removeUser } from './remove-user.ts';
import { applyPendingRoles } from './role-groups.ts';

const OLD = 'noor@example.com';
const NEW = 'noor.vance@example.com';
const ADMINS = 'ines.calder@aurum.example';
const EXISTS = 'User already exists with given email address.';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
  await addUser(opened.context, 'noor', noorWith(OLD), 'Admin');
});
afterEach(() => opened.stop());

const change = (email: string, by: Role = 'Admin', etag?: string) =>
  changeUser(opened.context, 'noor', etag, noorWith(email), by);
const noor = async () => (await readUser(opened.context, 'noor')) ?? expect.fail('no user');
const mailState = async () => (await mailStates(opened.context, ['noor'])).get('noor');
/** The states of all mails about Noor, by recipient. */
async function mailsToNoor() {
  const { mails } = recordsOf(opened.store);
  const found = await everything(mails, { where: [{ field: 'about', equals: 'noor' }] });
  return found.map(({ doc }) => `${doc.recipient} ${doc.state}`).sort();
}
const idOf = (email: string) => opened.accounts(email)[0]?.id;
const asked = async (work: () => Promise<unknown>) => {
  const before = (await opened.log()).length;
  await work();
  return (await opened.log()).slice(before);
};

/** Those of the addresses whose accounts have a role in the directory. */
const withRole = (...emails: string[]) =>
  emails.filter((email) => opened.rolesOf(email).length > 0);

test('a change that is one write says the ETag of the settings, which the next change starts from', async () => {
  const renamed = (firstName: string, etag: string | undefined) =>
    changeUser(opened.context, 'noor', etag, { ...noorWith(OLD), firstName }, 'Admin');
  const { etag } = await renamed('Nora', undefined);
  await renamed('Norah', etag ?? expect.fail('no ETag'));
  expect((await noor()).firstName).toBe('Norah');
  await expect(renamed('Nore', etag)).rejects.toMatchObject({ status: 412 });
  expect(await change(NEW)).not.toHaveProperty('etag');
});

describe('a logo that is in no gallery of the provider', () => {
  const logo = 'vse-logos/another-provider/a.png';
  const refused = { status: 400, issues: [{ code: 'FILE_UNKNOWN', field: 'logo' }] };

  test('is refused for a new user, before an account is invited', async () => {
    const added = addUser(opened.context, 'kim', { ...noorWith(NEW), logo }, 'Admin');
    await expect(added).rejects.toMatchObject(refused);
    expect(opened.accounts(NEW)).toEqual([]);
  });

  test('is refused when it is chosen, and stays when the user has it already', async () => {
    const changed = () =>
      changeUser(opened.context, 'noor', undefined, { ...noorWith(OLD), logo }, 'Admin');
    await expect(changed()).rejects.toMatchObject(refused);
    const { userSettings } = recordsOf(opened.store);
    await revise(userSettings, 'noor', undefined, (doc) => ({ ...doc, logo }));
    await changed();
    expect((await noor()).logo).toBe(logo);
  });
});

describe('a changed e-mail address', () => {
  test('that the directory does not know is invited: the new account gets the role, the old one loses it', async () => {
    const before = await mailState();
    opened.pass(1);
    expect(await change(NEW)).toMatchObject({
      directory: 'invited',
      role: 'applied',
      mail: { state: 'queued' },
    });
    expect([opened.rolesOf(NEW), opened.rolesOf(OLD)]).toEqual([['Salesperson'], []]);
    const { email, activeDirectoryMemberId, redeemUrl, formerMemberIds } = await noor();
    expect([email, activeDirectoryMemberId]).toEqual([NEW, idOf(NEW)]);
    expect(redeemUrl).toContain(activeDirectoryMemberId);
    expect(formerMemberIds).toBeUndefined();
    expect((await mailState())?.date).not.toBe(before?.date);
  });

  test('cancels the mail to the old address, also for when that address comes back', async () => {
    expect(await mailsToNoor()).toEqual([`${OLD} queued`]);
    opened.pass(1);
    await change(NEW);
    expect(await mailsToNoor()).toEqual([`${NEW} queued`, `${OLD} cancelled`]);
    opened.pass(1);
    await change(OLD);
    expect(await mailsToNoor()).toEqual([`${NEW} cancelled`, `${OLD} cancelled`, `${OLD} queued`]);
  });

  test('keeps the mail to the new address when the timer has queued it before the request', async () => {
    opened.store.beforeCall('mails.page', () => applyPendingRoles(opened.other));
    opened.pass(1);
    expect(await change(NEW)).toMatchObject({ mail: { state: 'queued' } });
    expect(await mailsToNoor()).toEqual([`${NEW} queued`, `${OLD} cancelled`]);
  });

  test('of an account in the directory uses that account without an invitation', async () => {
    opened.addGuest(NEW);
    expect(await change(NEW)).toMatchObject({ directory: 'found', role: 'applied' });
    expect([(await noor()).redeemUrl, opened.accounts(NEW).length]).toEqual([null, 1]);
    expect(withRole(OLD, NEW)).toEqual([NEW]);
  });

  test('that belongs to the same account changes only the settings', async () => {
    const [account] = opened.accounts(OLD);
    if (!account) throw new Error('No account');
    opened.directory.save({ ...account, otherMails: [NEW] });
    const { redeemUrl } = await noor();
    const mail = await mailState();
    expect(await change(NEW)).toMatchObject({ directory: 'unchanged', mail: null });
    expect(await noor()).toMatchObject({ email: NEW, redeemUrl });
    expect([await mailState(), withRole(OLD)]).toEqual([mail, [OLD]]);
  });

  test('that differs only in letter case does not call the directory', async () => {
    expect(await asked(() => change(OLD.toUpperCase()))).toEqual([]);
    expect((await noor()).email).toBe(OLD.toUpperCase());
  });

  test('of a stale copy is refused before anyone is invited', async () => {
    const refused = expect(change(NEW, 'Admin', 'stale')).rejects.toMatchObject({ status: 412 });
    expect(await asked(() => refused)).toEqual([]);
  });
});

describe('a changed e-mail address takes no account', () => {
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

  test('of another user, under any address that the directory has for them', async () => {
    await addUser(opened.context, 'other', noorWith('other@example.com'), 'Admin');
    const [account] = opened.accounts('other@example.com');
    if (!account) throw new Error('No account');
    opened.directory.save({ ...account, otherMails: ['alias@example.com'] });
    for (const email of ['other@example.com', 'alias@example.com', account.userPrincipalName])
      await expect(change(email)).rejects.toMatchObject({ status: 409, errors: [EXISTS] });
    expect([await noor(), withRole(OLD)]).toMatchObject([{ email: OLD }, [OLD]]);
    // The refused address is not claimed: the account's own user can have it.
    await changeUser(opened.context, 'other', undefined, noorWith('alias@example.com'), 'Admin');
  });
});

describe('a change of e-mail address that the directory interrupts', () => {
  test('before the account is known changes nothing, and a retry makes one guest', async () => {
    await opened.control({ mode: 'throttle', retryAfterSeconds: 30 });
    await expect(change(NEW)).rejects.toMatchObject({ status: 503 });
    expect([(await noor()).email, withRole(OLD)]).toEqual([OLD, [OLD]]);
    await opened.control({ mode: 'ok' });
    expect(await change(NEW)).toMatchObject({ role: 'applied' });
    expect([opened.accounts(NEW).length, withRole(OLD, NEW)]).toEqual([1, [NEW]]);
  });

  test('half-way is reported as pending, and the timer moves the role', async () => {
    const { context } = opened;
    opened.addGuest(NEW);
    // The call that finds the account is answered, and no more.
    await opened.control({ mode: 'throttle', after: 1, retryAfterSeconds: 30 });
    const steps = await change(NEW);
    expect(steps).toMatchObject({ directory: 'found', role: 'pending' });
    expect(steps.roleReason).not.toBe('');
    expect(withRole(OLD, NEW)).toEqual([OLD]);
    await opened.control({ mode: 'ok' });
    // No other user gets the old account while it still has to lose its role.
    const other = addUser(opened.context, 'other', noorWith(OLD), 'Admin');
    await expect(other).rejects.toMatchObject({ status: 409 });
    await applyPendingRoles(context);
    expect(await noor()).toMatchObject({ roleState: 'applied', roleReason: '' });
    expect(withRole(OLD, NEW)).toEqual([NEW]);
    // An unused claim expires.
    opened.pass(6);
    expect(await addUser(opened.context, 'other', noorWith(OLD), 'Admin')).toMatchObject({
      role: 'applied',
    });
    await applyPendingRoles(context);
    expect(withRole(OLD, NEW)).toEqual([OLD, NEW]);
  });

  test('to a guest without an account removes the role from the old account first', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    expect(await change(NEW)).toMatchObject({ directory: 'invited', role: 'pending' });
    expect(withRole(OLD, NEW)).toEqual([]);
    await opened.control({ freshGuestSeconds: 0 });
    await applyPendingRoles(opened.context);
    expect(withRole(OLD, NEW)).toEqual([NEW]);
  });

  test('and that is reverted gives the old account its role back', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    await change(NEW);
    await opened.control({ freshGuestSeconds: 0 });
    expect(await change(OLD)).toMatchObject({ directory: 'found', role: 'applied' });
    expect(withRole(OLD, NEW)).toEqual([OLD]);
    expect((await noor()).activeDirectoryMemberId).toBe(idOf(OLD));
  });

  test('leaves a user who can be deleted without a role anywhere', async () => {
    await opened.control({ freshGuestSeconds: 3600 });
    await change(NEW);
    await opened.control({ freshGuestSeconds: 0 });
    await removeUser(opened.context, 'noor', undefined);
    expect(withRole(OLD, NEW)).toEqual([]);
    await addUser(opened.context, 'again', noorWith(OLD), 'Admin');
  });
});
