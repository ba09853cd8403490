import { findOpenInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { openInvitesOf } from './require-invite.ts';

export const findOpenInvitesEndpoint = endpoint(findOpenInvites, async (call) => ({
  items: await openInvitesOf(call, call.input.emails),
}));
