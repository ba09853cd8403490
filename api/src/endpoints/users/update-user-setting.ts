import { mayChangeUser } from '@vse/domain/access/policies';
import type { Parsed } from '@vse/domain/contract/contract';
import { updateUserSetting } from '@vse/domain/records/users';
import { emailKey } from '@vse/domain/rules/keys';
import { mailing, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import type { Services } from '../../services/services.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { memberIdFrom, requireMayTakeIn, requireUser } from './require-user.ts';

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
  if (!mayChangeUser(staffOf(caller), user, change)) throw notAllowed();
  if (emailKey(change.email) !== user.emailKey) requireMayTakeIn(call, change.email);
  const activeDirectoryMemberId = memberIdFrom(
    call,
    change.activeDirectoryMemberId,
    user.activeDirectoryMemberId,
  );
  const { kind, userId } = staffOf(caller);
  const changed = { ...change, activeDirectoryMemberId, changedById: userId ?? '' };
  const update = () => services.users.update(id, etag, changed, kind);
  const mail = { mailId: services.ids.random(), recipient: change.email };
  return change.email === user.email ? update() : mailing(call, mail, update);
});

/** Everyone may change their own language, but clients send the whole record. */
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
    blobs.toPath(change.logo, 'logo') === user.logo
  );
}
