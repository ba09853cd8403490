import { resendInvite } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { requireInvite } from './own-invite.ts';

export const resendInviteEndpoint = endpoint(resendInvite, async (call) => {
  const { id, etag } = call.input;
  await requireInvite(call, id);
  await call.services.invites.resend(id, etag);
  return {};
});
