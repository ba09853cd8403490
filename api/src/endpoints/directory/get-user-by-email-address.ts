import { getUserByEmailAddress } from '@vse/domain/records/directory';
import { endpoint } from '../../http/endpoint.ts';
import { knownTo } from './require-person.ts';

export const getUserByEmailAddressEndpoint = endpoint(getUserByEmailAddress, async (call) => {
  const value = await knownTo(call, await call.context.directory.findByEmail(call.input.email));
  return { user: { value } };
});
