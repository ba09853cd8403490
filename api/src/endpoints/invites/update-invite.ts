import { updateInvite } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { emailKey } from '../../services/records.ts';
import { requireInvite, requireOwnSide } from './own-invite.ts';

export const updateInviteEndpoint = endpoint(updateInvite, async (call) => {
  const { id, etag, ...invite } = call.input;
  const before = await requireInvite(call, id);
  // Whoever invited may have left since; the invite stays theirs until it is given to somebody else.
  const isSameSide =
    invite.provider === before.provider && emailKey(invite.salesperson) === before.salesperson;
  if (!isSameSide) await requireOwnSide(call, invite);
  await call.services.invites.update(id, etag, invite);
  return {};
});
