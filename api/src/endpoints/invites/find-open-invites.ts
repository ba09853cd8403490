import { findOpenInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';

export const findOpenInvitesEndpoint = endpoint(
  findOpenInvites,
  async ({ input, caller, scope, services: { invites } }) => ({
    items: await invites.emailsWithOpenInvite(input.emails, within(scope, caller, 'salespersonId')),
  }),
);
