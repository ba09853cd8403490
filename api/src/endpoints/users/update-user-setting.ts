import type { Parsed } from '@vse/domain/contract';
import { type UserSetting, updateUserSetting } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../http/errors.ts';
import { emailKey, type UserSettingDoc } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';
import { memberIdFrom, requireMayWrite, requireUser } from './own-user.ts';

export const updateUserSettingEndpoint = endpoint(updateUserSetting, async (call) => {
  const { caller, input, services } = call;
  const { id, etag, ...change } = input;
  const user = await requireUser(call, id);
  const isSelf = staffOf(caller).userId === id;
  if (isSelf && isLanguageOnly(user, input, services)) {
    await services.users.setLanguage(id, input.language ?? user.language);
    const { roleState: role, roleReason } = user;
    return { directory: 'unchanged' as const, role, roleReason, mail: null };
  }
  requireMayWrite(call, user);
  requireMayWrite(call, change);
  if (isSelf && !isStaying(user, change)) throw notAllowed();
  const activeDirectoryMemberId = memberIdFrom(
    call,
    change.activeDirectoryMemberId,
    user.activeDirectoryMemberId,
  );
  const isByAdmin = call.scope === 'all';
  return services.users.update(id, etag, { ...change, activeDirectoryMemberId }, isByAdmin);
});

/**
 * Nobody raises their own role or moves to another provider, nor to another e-mail address: with a slip of the pen in it
 * they would give their role away, and perhaps that of the last Admin.
 */
const isStaying = (
  user: UserSettingDoc,
  change: Pick<UserSetting, 'role' | 'provider' | 'email'>,
) =>
  change.role === user.role &&
  change.provider === user.provider &&
  emailKey(change.email) === user.emailKey;

/** Everybody may choose their own language, and a client sends the whole record with it. */
function isLanguageOnly(
  user: UserSettingDoc,
  change: Parsed<typeof updateUserSetting>,
  { blobs }: Services,
): boolean {
  return (
    change.firstName === user.firstName &&
    change.lastName === user.lastName &&
    change.email === user.email &&
    change.provider === user.provider &&
    change.role === user.role &&
    blobs.toPath(change.logo) === user.logo
  );
}
