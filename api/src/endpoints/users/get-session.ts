import { getSession } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const getSessionEndpoint = endpoint(getSession, async ({ caller, services }) => {
  const staff = staffOf(caller);
  const sign = await services.blobs.signer();
  return { ...staff, logo: sign(staff.logo) };
});
