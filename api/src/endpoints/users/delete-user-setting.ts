import { deleteUserSetting } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { emailKey } from '../../services/records.ts';
import { requireMayWrite, requireUser } from './own-user.ts';

export const deleteUserSettingEndpoint = endpoint(deleteUserSetting, async (call) => {
  const { id, email, etag } = call.input;
  const user = await requireUser(call, id);
  requireMayWrite(call, user);
  // Who deletes themselves might leave nobody who can let people in.
  if (staffOf(call.caller).userId === id) throw notAllowed();
  // Nobody has this id and that address: whoever sends both means another user, or an older state of this one.
  if (emailKey(email) !== user.emailKey) throw notFound('The user');
  await call.services.users.remove(id, etag);
  return {};
});
