import * as contracts from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { revokeInvite } from '../../services/invites/change-invite.ts';
import { requireInvite } from './require-invite.ts';

export const revokeInviteEndpoint = endpoint(contracts.revokeInvite, async (call) => {
  const { id, etag } = call.input;
  await requireInvite(call, id);
  await revokeInvite(call.context, id, etag);
  return {};
});
