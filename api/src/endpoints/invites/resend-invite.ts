import { resendInvite } from '@vse/domain/records/invites';
import { mailing } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requireInvite } from './require-invite.ts';

export const resendInviteEndpoint = endpoint(resendInvite, async (call) => {
  const { id, etag } = call.input;
  const { invites, ids } = call.services;
  const { email: recipient } = await requireInvite(call, id);
  await mailing(call, { mailId: ids.random(), recipient }, () => invites.resend(id, etag));
  return {};
});
