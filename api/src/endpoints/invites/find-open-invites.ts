import { findOpenInvites } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope.ts';

export const findOpenInvitesEndpoint = endpoint(
  findOpenInvites,
  async ({ input, caller, scope, services: { openInvites } }) => ({
    items: await openInvites.among(input.emails, within(scope, caller, 'salesperson')),
  }),
);
