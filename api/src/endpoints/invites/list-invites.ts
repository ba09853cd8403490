import { listInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy, pageQuery } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import { pageInvites, whereState } from '../../services/invites/find-invites.ts';

const FIELDS = {
  name: 'sortKey',
  email: 'emailKey',
  sent: 'inviteDate',
  redeemed: 'responseDate',
} as const;

export const listInvitesEndpoint = endpoint(
  listInvites,
  async ({ input, caller, scope, context }) => {
    const found = [...within(scope, caller, 'salespersonId'), ...foundBy(input.find)];
    const where = [...found, ...(input.status ? whereState(context, input.status) : [])];
    const orderBy = {
      field: FIELDS[input.sort ?? 'sent'],
      direction: input.direction ?? 'ascending',
    } as const;
    return pageInvites(context, where, { ...pageQuery(input), orderBy });
  },
);
