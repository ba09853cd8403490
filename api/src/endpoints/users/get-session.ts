import { getSession } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const getSessionEndpoint = endpoint(getSession, async ({ caller, services }) => {
  const { settings, ...staff } = staffOf(caller);
  const sign = await services.blobs.signer();
  const logo = sign(staff.logo);
  return { ...staff, logo, settings: settings ? { ...settings, logo } : null };
});
