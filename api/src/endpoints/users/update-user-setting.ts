import { mayChangeUser } from '@vse/domain/access/policies';
import type { Parsed } from '@vse/domain/contract/contract';
import { updateUserSetting } from '@vse/domain/records/users';
import { emailKey } from '@vse/domain/rules/keys';
import { mailing, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import type { Context } from '../../services/context.ts';
import { changeUser } from '../../services/users/change-user.ts';
import { setUserLanguage } from '../../services/users/user-history.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import { memberIdFrom, requireMayTakeIn, requireUser } from './require-user.ts';

export const updateUserSettingEndpoint = endpoint(updateUserSetting, async (call) => {
  const { caller, input, context } = call;
  const { id, etag, ...change } = input;
  const user = await requireUser(call, id);
  const isSelf = staffOf(caller).userId === id;
  if (isSelf && isLanguageOnly(user, input, context)) {
    await setUserLanguage(context, id, input.language ?? user.language);
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
  const update = () => changeUser(context, id, etag, changed, kind);
  const mail = { mailId: context.ids.random(), recipient: change.email };
  return change.email === user.email ? update() : mailing(call, mail, update);
});

/** Everyone may change their own language, but clients send the whole record. */
function isLanguageOnly(
  user: UserSettingDoc,
  change: Parsed<typeof updateUserSetting>,
  { blobs }: Context,
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
