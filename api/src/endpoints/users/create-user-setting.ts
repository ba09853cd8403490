import { createUserSetting } from '@vse/domain/users';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { memberIdFrom, requireMayWrite } from './own-user.ts';

export const createUserSettingEndpoint = endpoint(createUserSetting, async (call) => {
  const { requestId: _, ...user } = call.input;
  requireMayWrite(call, user);
  const activeDirectoryMemberId = memberIdFrom(call, user.activeDirectoryMemberId);
  const isByAdmin = call.scope === 'all';
  return call.services.users.add(newIdFor(call), { ...user, activeDirectoryMemberId }, isByAdmin);
});
