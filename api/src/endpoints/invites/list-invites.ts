import { listInvites } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';
import { within } from '../../http/scope.ts';

export const listInvitesEndpoint = endpoint(listInvites, ({ input, caller, scope, services }) =>
  services.invites.page(within(scope, caller, 'salesperson'), pageQuery(input)),
);
