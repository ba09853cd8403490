import { ROLES, type Role } from '@vse/domain/access/permissions';
import { NO_ROLE, type UserChange, type UserSetting } from '@vse/domain/records/users';
import { emailKey, isAtDomain } from '@vse/domain/rules/keys';
import { Problem } from '../../problem.ts';
import { derivedOfUser } from '../../store/derived-fields.ts';
import { accountsOf, type UserSettingDoc } from '../../store/document-types.ts';
import { readStored, reviseRead } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import { requireLogoOf } from '../catalogue/files.ts';
import type { Context, Needs } from '../context.ts';
import { cancelMails } from '../mail/mail-queue.ts';
import { type Account, accountOfNewAddress, requireNoHigherRole } from './directory-account.ts';
import { keepingAnAdmin } from './last-admin.ts';
import { type NewUser, requireProvider } from './let-in-user.ts';
import { applyRole } from './role-groups.ts';
import { type Identity, releaseUnusedClaims, withUserClaims } from './user-claims.ts';
import { queueUserMail, sendUserMail } from './user-mail.ts';

type Change = Omit<NewUser, 'role'> & { role: UserSetting['role']; language?: string | undefined };

/**
 * Changes the settings, and with the role the role groups. A new e-mail address brings its own account, found or
 * invited as in addUser: that account gets the role, and the former account leaves the role groups. `by` is the
 * caller's role. Throws Problem 400, 404, 409, 412, or 503 when the directory does not answer; then nothing is changed.
 */
export async function changeUser(
  context: Context,
  id: string,
  etag: string | undefined,
  change: Change,
  by: Role,
): Promise<UserChange> {
  const stored = await readStored(context.records.userSettings, id, 'USER_NOT_FOUND');
  // Checked first, so that a refused change invites nobody.
  if (etag !== undefined && stored.etag !== etag) throw new Problem(412, 'CHANGED_MEANWHILE');
  const before = stored.doc;
  requireChangeable(context, change, before);
  if (change.provider !== before.provider) await requireProvider(context, change.provider);
  // A logo that stays is not checked: its owner may have moved to another provider.
  const logo = context.blobs.toPath(change.logo, 'logo');
  if (logo !== before.logo) await requireLogoOf(context, change.provider, logo);
  const { written, directory } = await withUserClaims(context, id, async (claim) => {
    await claim({ emailKey: emailKey(change.email) });
    const account = await accountFor(context, change, before);
    await claim({ activeDirectoryMemberId: account.activeDirectoryMemberId });
    if (account.directory !== 'unchanged') await requireNoHigherRole(context, account, by);
    const write = () => writeChange(context, stored, etag, { ...change, account });
    const isLowered = before.role === 'Admin' && change.role !== 'Admin';
    const written = isLowered ? await keepingAnAdmin(context, before, write) : await write();
    return { written, directory: account.directory };
  });
  const { doc: after, etag: newEtag } = written;
  await endTokens(context, before, after);
  const { dueMailId } = after;
  const mail =
    directory !== 'unchanged' && dueMailId ? await replaceMail(context, dueMailId, after) : null;
  const newGuest = directory === 'invited' ? after.activeDirectoryMemberId : undefined;
  const { roleState: role, roleReason } =
    after.roleState === 'pending'
      ? await applyRole(context, id, { newGuest, queuedMailId: mail?.doc.id })
      : after;
  await releaseUnusedClaims(context, id, before);
  return {
    directory,
    role,
    roleReason,
    mail: mail && (await sendUserMail(context, mail)),
    ...(after.roleState !== 'pending' && !mail && { etag: newEtag }),
  };
}

/** The company's own e-mail addresses cannot be changed, and nobody may choose the account of one. */
function requireChangeable({ config }: Needs<'config'>, change: Change, before: UserSettingDoc) {
  const isCompanys = isAtDomain(before.emailKey, config.COMPANY_DOMAIN);
  if (isCompanys && emailKey(change.email) !== before.emailKey)
    throw new Problem(400, { code: 'EMAIL_LOCKED', field: 'email' });
  const [given, kept] = [change.activeDirectoryMemberId, before.activeDirectoryMemberId];
  if (given && kept && given !== kept) throw new Problem(400, 'ACCOUNT_LOCKED');
}

/** The account of the changed user. Calls the directory only for a new e-mail address. */
async function accountFor(
  context: Needs<'directory'>,
  change: Change,
  before: UserSettingDoc,
): Promise<Account> {
  const { activeDirectoryMemberId: kept, redeemUrl } = before;
  if (emailKey(change.email) !== before.emailKey)
    return accountOfNewAddress(context, change.email, before);
  const activeDirectoryMemberId = kept || change.activeDirectoryMemberId;
  return { activeDirectoryMemberId, redeemUrl, directory: 'unchanged' };
}

/** Writes the change, unless the user got another account while the new one was looked up. */
async function writeChange(
  { records, blobs, now }: Needs<'records' | 'blobs' | 'now'>,
  stored: Stored<UserSettingDoc>,
  etag: string | undefined,
  { account, language, ...change }: Change & { account: Account },
): Promise<Stored<UserSettingDoc>> {
  const { activeDirectoryMemberId, redeemUrl } = account;
  const derived = { ...derivedOfUser(change), activeDirectoryMemberId };
  const isMailDue = account.directory !== 'unchanged';
  const changed = (doc: UserSettingDoc): UserSettingDoc => {
    if (!isSamePerson(doc, stored.doc)) throw new Problem(412, 'CHANGED_MEANWHILE');
    const isAccountSame = activeDirectoryMemberId === doc.activeDirectoryMemberId;
    const isSettled = isAccountSame && change.role === doc.role && !isMailDue;
    const former = accountsOf(doc).filter((id) => id !== '' && id !== activeDirectoryMemberId);
    return {
      ...doc,
      ...change,
      ...derived,
      changedDate: now().toISOString(),
      redeemUrl,
      language: language ?? doc.language,
      logo: blobs.toPath(change.logo, 'logo'),
      formerMemberIds: isAccountSame ? doc.formerMemberIds : former,
      ...(!isSettled && { roleState: 'pending', roleReason: '' }),
      ...(isMailDue && { dueMailId: `${doc.id}_${now().getTime()}` }),
    };
  };
  const options = { missing: 'USER_NOT_FOUND', isRetried: etag === undefined } as const;
  return reviseRead(records.userSettings, stored, changed, options);
}

/** Ends tokens issued before a role was lowered or the account was changed. A higher role ends none. */
async function endTokens(
  { accountMarks }: Needs<'accountMarks'>,
  before: UserSettingDoc,
  after: UserSettingDoc,
): Promise<void> {
  const isLowered = rankOf(after.role) < rankOf(before.role);
  const kept = isLowered ? [] : [after.activeDirectoryMemberId];
  const ended = accountsOf(before).filter((memberId) => !kept.includes(memberId));
  for (const memberId of ended) await accountMarks.add(memberId);
}

const rankOf = (role: UserSettingDoc['role']) => [NO_ROLE, ...ROLES.toReversed()].indexOf(role);

const isSamePerson = (one: Identity, other: Identity) =>
  one.emailKey === other.emailKey && one.activeDirectoryMemberId === other.activeDirectoryMemberId;

/** Cancels mails to the old address, which would give its account access. */
async function replaceMail(
  context: Needs<'records' | 'sealing' | 'config' | 'now' | 'providerNames'>,
  mailId: string,
  after: UserSettingDoc,
) {
  await cancelMails(context, after.id, mailId);
  return queueUserMail(context, mailId, after);
}
