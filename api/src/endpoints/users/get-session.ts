import { getSession } from '@vse/domain/records/users';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { logIdOf } from '../user-logs/log-id.ts';

export const getSessionEndpoint = endpoint(getSession, async ({ caller, context }) => {
  const staff = staffOf(caller);
  const { settings } = staff;
  const sign = await context.blobs.signer();
  const logo = sign(staff.logo);
  return {
    ...staff,
    logo,
    logId: logIdOf(staff),
    hasAccess: staff.isOutsider !== true,
    settings: settings ? { ...settings, logo } : null,
  };
});
