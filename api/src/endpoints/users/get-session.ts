import { getSession } from '@vse/domain/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';

export const getSessionEndpoint = endpoint(getSession, async ({ caller, services }) => {
  const staff = staffOf(caller);
  const sign = await services.blobs.signer();
  const logo = sign(staff.logo);
  const settings = staff.userId === null ? undefined : await services.users.read(staff.userId);
  return { ...staff, logo, settings: settings ? { ...settings, logo } : null };
});
