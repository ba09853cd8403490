import { addDirectoryUser } from '@vse/domain/records/directory';
import { endpoint } from '../../http/endpoint.ts';
import { requireFreeOrOwn } from './require-person.ts';

export const addDirectoryUserEndpoint = endpoint(addDirectoryUser, async (call) => {
  const { memberEmail } = call.input;
  await requireFreeOrOwn(call, memberEmail);
  const { id, email } = await call.services.directory.invite(memberEmail);
  return { newUser: { invitedUser: { id }, invitedUserEmailAddress: email } };
});
