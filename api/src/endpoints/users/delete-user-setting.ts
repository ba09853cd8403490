import { mayDeleteUser } from '@vse/domain/access/policies';
import { deleteUserSetting } from '@vse/domain/records/users';
import { emailKey } from '@vse/domain/rules/keys';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed, notFound } from '../../problem.ts';
import { removeUser } from '../../services/users/remove-user.ts';
import { requireUser } from './require-user.ts';

export const deleteUserSettingEndpoint = endpoint(deleteUserSetting, async (call) => {
  const { id, email, etag } = call.input;
  const user = await requireUser(call, id);
  if (!mayDeleteUser(staffOf(call.caller), user)) throw notAllowed();
  // The client has another user, or an older version of this one.
  if (emailKey(email) !== user.emailKey) throw notFound('USER_NOT_FOUND');
  await removeUser(call.context, id, etag);
  return {};
});
