import { revokeInvite } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { requireInvite } from './require-invite.ts';

export const revokeInviteEndpoint = endpoint(revokeInvite, async (call) => {
  const { id, etag } = call.input;
  await requireInvite(call, id);
  await call.services.invites.revoke(id, etag);
  return {};
});
