import { deleteUserSetting } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../http/errors.ts';
import { requireMayWrite, requireUser } from './own-user.ts';

export const deleteUserSettingEndpoint = endpoint(deleteUserSetting, async (call) => {
  const { id, etag } = call.input;
  const user = await requireUser(call, id);
  requireMayWrite(call, user);
  // Who deletes themselves might leave nobody who can let people in.
  if (staffOf(call.caller).userId === id) throw notAllowed();
  await call.services.users.remove(id, etag);
  return {};
});
