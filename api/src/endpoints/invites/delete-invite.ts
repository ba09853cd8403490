import { deleteInvite } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { removeInvite } from '../../services/invites/change-invite.ts';
import { requireInvite } from './require-invite.ts';

export const deleteInviteEndpoint = endpoint(deleteInvite, async (call) => {
  const { id, etag } = call.input;
  await requireInvite(call, id);
  await removeInvite(call.context, id, etag);
  return {};
});
