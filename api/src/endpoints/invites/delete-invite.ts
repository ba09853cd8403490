import { deleteInvite } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { requireInvite } from './require-invite.ts';

export const deleteInviteEndpoint = endpoint(deleteInvite, async (call) => {
  const { id, etag } = call.input;
  await requireInvite(call, id);
  await call.services.invites.remove(id, etag);
  return {};
});
