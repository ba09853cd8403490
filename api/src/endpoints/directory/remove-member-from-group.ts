import { removeMemberFromGroup } from '@vse/domain/records/directory';
import { endpoint } from '../../http/endpoint.ts';
import { requireGroup, requireMember } from './require-person.ts';

export const removeMemberFromGroupEndpoint = endpoint(removeMemberFromGroup, async (call) => {
  const { memberId, groupId } = call.input;
  requireGroup(call, groupId);
  await requireMember(call, memberId);
  await call.context.directory.removeMember(groupId, memberId);
  return {};
});
