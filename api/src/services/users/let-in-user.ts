import type { Role } from '@vse/domain/access/permissions';
import { DEFAULT_LANGUAGE } from '@vse/domain/limits';
import type { NewUserSetting, UserSteps } from '@vse/domain/records/users';
import { Problem } from '../../problem.ts';
import { derivedOfUser } from '../../store/derived-fields.ts';
import type { Owner, UserSettingDoc } from '../../store/document-types.ts';
import { createOnce, createOrRead } from '../../store/documents.ts';
import { requireLogoOf } from '../catalogue/files.ts';
import type { Context, Needs } from '../context.ts';
import { accountOf, requireNoHigherRole } from './directory-account.ts';
import { applyRole } from './role-groups.ts';
import { withUserClaims } from './user-claims.ts';
import { queueUserMail, sendUserMail } from './user-mail.ts';

/** With the id of the user who saves, '' if they have no settings. */
export type NewUser = Omit<NewUserSetting, 'requestId'> & { changedById?: Owner };

/**
 * Adds a user: claims, directory account (found, or invited as a guest), settings, role groups, mail. Each step is
 * idempotent, so a retry continues where the first request stopped. `by` is the caller's role: only an Admin takes a
 * role from another account. Throws Problem 400 for an unknown provider, 409 for an e-mail or account of another user,
 * and 503 when the directory does not answer; then nothing is stored.
 */
export async function addUser(
  context: Context,
  id: string,
  user: NewUser,
  by: Role,
): Promise<UserSteps> {
  await requireProvider(context, user.provider);
  const doc = docOf(context, id, user);
  await requireLogoOf(context, doc.provider, doc.logo);
  const mailId = `${id}_1`;
  const { account, stored } = await withUserClaims(context, id, async (claim) => {
    await claim({ emailKey: doc.emailKey });
    const account = await accountOf(context, user.email, user.activeDirectoryMemberId);
    const { activeDirectoryMemberId, redeemUrl } = account;
    await claim({ activeDirectoryMemberId });
    await requireNoHigherRole(context, account, by);
    const due = { roleState: 'pending', dueMailId: mailId } as const;
    const known = { ...doc, activeDirectoryMemberId, redeemUrl, ...due };
    const { doc: kept } = await createOrRead(context.records.userSettings, known);
    return { account, stored: kept };
  });
  // Queued before the role, which can take seconds.
  const queued = await queueUserMail(context, mailId, stored);
  const { activeDirectoryMemberId, directory } = account;
  const newGuest = directory === 'invited' ? activeDirectoryMemberId : undefined;
  const { roleState: role, roleReason } = await applyRole(context, id, {
    newGuest,
    queuedMailId: mailId,
  });
  const mail = await sendUserMail(context, queued);
  return { id, directory, role, roleReason, mail };
}

/** Stores only the settings of a person who is in the directory already. Throws Problem 409 like addUser. */
export async function addSettings(context: Context, id: string, user: NewUser): Promise<string> {
  const doc = docOf(context, id, user);
  return withUserClaims(context, id, async (claim) => {
    await claim(doc);
    return createOnce(context.records.userSettings, doc);
  });
}

export async function requireProvider({ records }: Needs<'records'>, id: string): Promise<void> {
  if (!(await records.providers.read(id)))
    throw new Problem(400, { code: 'PROVIDER_REQUIRED', field: 'provider' });
}

function docOf({ blobs, now }: Needs<'blobs' | 'now'>, id: string, user: NewUser): UserSettingDoc {
  return {
    ...user,
    id,
    ...derivedOfUser(user),
    logo: blobs.toPath(user.logo, 'logo'),
    joined: now().toISOString(),
    ...(user.changedById !== undefined && { changedDate: now().toISOString() }),
    language: DEFAULT_LANGUAGE,
    roleState: 'applied',
    roleReason: '',
    redeemUrl: null,
  };
}
