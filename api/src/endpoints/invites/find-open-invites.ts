import { findOpenInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { emailsWithOpenInvite } from './require-invite.ts';

export const findOpenInvitesEndpoint = endpoint(findOpenInvites, async (call) => ({
  items: await emailsWithOpenInvite(call, call.input.emails),
}));
