import { addGroupMember } from '@vse/domain/records/directory';
import { endpoint } from '../../http/endpoint.ts';
import { requireGroup, requireMember } from './require-person.ts';

export const addGroupMemberEndpoint = endpoint(addGroupMember, async (call) => {
  const { memberId, groupId } = call.input;
  requireGroup(call, groupId);
  await requireMember(call, memberId);
  await call.context.directory.addMember(groupId, memberId);
  return {};
});
