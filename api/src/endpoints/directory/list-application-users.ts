import { listApplicationUsers } from '@vse/domain/records/directory';
import { endpoint } from '../../http/endpoint.ts';
import { knownTo, requireGroup } from './require-person.ts';

export const listApplicationUsersEndpoint = endpoint(listApplicationUsers, async (call) => {
  const { groupId } = call.input;
  requireGroup(call, groupId);
  const value = await knownTo(call, await call.context.directory.members(groupId));
  return { res: { value } };
});
