import { listInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy, pageQuery } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';

const FIELDS = {
  name: 'sortKey',
  email: 'emailKey',
  sent: 'inviteDate',
  redeemed: 'responseDate',
} as const;

export const listInvitesEndpoint = endpoint(
  listInvites,
  async ({ input, caller, scope, services: { invites } }) => {
    const found = [...within(scope, caller, 'salespersonId'), ...foundBy(input.find)];
    const where = [...found, ...(input.status ? invites.whereState(input.status) : [])];
    const orderBy = {
      field: FIELDS[input.sort ?? 'sent'],
      direction: input.direction ?? 'ascending',
    } as const;
    return invites.page(where, { ...pageQuery(input), orderBy });
  },
);
