import { createInvite } from '@vse/domain/invites';
import { newIdFor } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requireOwnSide } from './own-invite.ts';

export const createInviteEndpoint = endpoint(createInvite, async (call) => {
  await requireOwnSide(call, call.input);
  const { requestId: _, ...invite } = call.input;
  return { id: await call.services.invites.add(newIdFor(call), invite) };
});
