import type { Parsed } from '@vse/domain/contract';
import { updateUserSetting } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../http/errors.ts';
import type { UserSettingDoc } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';
import { memberIdFrom, requireMayWrite, requireUser } from './own-user.ts';

export const updateUserSettingEndpoint = endpoint(updateUserSetting, async (call) => {
  const { caller, input, services } = call;
  const { id, etag, ...change } = input;
  const user = await requireUser(call, id);
  const isSelf = staffOf(caller).userId === id;
  if (isSelf && isLanguageOnly(user, input, services)) {
    await services.users.setLanguage(id, input.language ?? user.language);
    return { role: user.roleState, roleReason: user.roleReason };
  }
  requireMayWrite(call, user);
  requireMayWrite(call, change.role === '0' ? { ...change, role: user.role } : change);
  // Nobody raises their own role or moves to another provider.
  if (isSelf && (change.role !== user.role || change.provider !== user.provider))
    throw notAllowed();
  const activeDirectoryMemberId = memberIdFrom(
    call,
    change.activeDirectoryMemberId,
    user.activeDirectoryMemberId,
  );
  return services.users.update(id, etag, { ...change, activeDirectoryMemberId });
});

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
