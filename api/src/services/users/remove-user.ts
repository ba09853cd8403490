import { NO_ROLE } from '@vse/domain/records/users';
import { issueFrom, Problem } from '../../problem.ts';
import { accountsOf, type UserSettingDoc } from '../../store/document-types.ts';
import { readStored, revise } from '../../store/documents.ts';
import type { Context } from '../context.ts';
import { cancelMails } from '../mail/mail-queue.ts';
import { keepingAnAdmin } from './last-admin.ts';
import { applyRole } from './role-groups.ts';
import { releaseUnusedClaims } from './user-claims.ts';

/** Removes the user from the role groups, then deletes the settings. Throws Problem 404, 412 or 503. */
export async function removeUser(
  context: Context,
  id: string,
  etag: string | undefined,
): Promise<void> {
  const { userSettings } = context.records;
  // The role first, because a person in a role group without settings could still sign in.
  const withoutRole = (user: UserSettingDoc): UserSettingDoc => ({
    ...user,
    role: NO_ROLE,
    roleState: 'pending',
    dueMailId: undefined,
  });
  const takeRole = async () => (await revise(userSettings, id, etag, withoutRole)).doc;
  const known = (await userSettings.read(id))?.doc;
  const before =
    known?.role === 'Admin' ? await keepingAnAdmin(context, known, takeRole) : await takeRole();
  for (const memberId of accountsOf(before)) await context.accountMarks.add(memberId);
  const { roleState, roleReason } = await applyRole(context, id);
  if (roleState === 'pending')
    throw new Problem(503, [issueFrom(roleReason || 'DIRECTORY_UNAVAILABLE')]);
  // Read again, because another Admin may have restored the role while the groups changed.
  const { doc, etag: current } = await readStored(userSettings, id, 'USER_NOT_FOUND');
  if (doc.role !== NO_ROLE) throw new Problem(412, 'CHANGED_MEANWHILE');
  await userSettings.remove(id, current);
  await releaseUnusedClaims(context, id, before);
  await cancelMails(context, id);
}
