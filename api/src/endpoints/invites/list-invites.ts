import { listInvites } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy, pageQuery, withTotal } from '../../http/page.ts';
import { within } from '../../http/scope.ts';

export const listInvitesEndpoint = endpoint(
  listInvites,
  async ({ input, caller, scope, services: { invites } }) => {
    const where = [...within(scope, caller, 'salesperson'), ...foundBy('findKey', input.find)];
    return withTotal(input, await invites.page(where, pageQuery(input)), () =>
      invites.count(where),
    );
  },
);
