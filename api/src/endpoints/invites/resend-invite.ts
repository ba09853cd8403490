import * as contracts from '@vse/domain/records/invites';
import { mailing } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { resendInvite } from '../../services/invites/change-invite.ts';
import { requireInvite } from './require-invite.ts';

export const resendInviteEndpoint = endpoint(contracts.resendInvite, async (call) => {
  const { id, etag } = call.input;
  const { ids } = call.context;
  const { email: recipient } = await requireInvite(call, id);
  await mailing(call, { mailId: ids.random(), recipient }, () =>
    resendInvite(call.context, id, etag),
  );
  return {};
});
