import { updateInvite } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { requireInvite, requireOwnSide } from './own-invite.ts';

export const updateInviteEndpoint = endpoint(updateInvite, async (call) => {
  const { id, etag, ...invite } = call.input;
  await requireInvite(call, id);
  requireOwnSide(call, invite);
  await call.services.invites.update(id, etag, invite);
  return {};
});
