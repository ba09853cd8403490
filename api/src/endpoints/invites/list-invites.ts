import { INVITE_STATES, listInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy, pageQuery, withTotal } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import type { Services } from '../../services/services.ts';
import type { Condition } from '../../store/store.ts';

/** `findKey` begins with the name. */
const FIELDS = {
  name: 'findKey',
  email: 'emailKey',
  sent: 'inviteDate',
  redeemed: 'responseDate',
} as const;

export const listInvitesEndpoint = endpoint(
  listInvites,
  async ({ input, caller, scope, services: { invites } }) => {
    const found = [...within(scope, caller, 'salespersonId'), ...foundBy('findKey', input.find)];
    const where = [...found, ...(input.status ? invites.whereState(input.status) : [])];
    const orderBy = {
      field: FIELDS[input.sort ?? 'sent'],
      direction: input.direction ?? 'ascending',
    } as const;
    const [page, counts] = await Promise.all([
      invites.page(where, { ...pageQuery(input), orderBy }),
      input.page ? undefined : countStates(invites, found),
    ]);
    return withTotal(input, { ...page, ...(counts && { counts }) }, () => invites.count(where));
  },
);

async function countStates(invites: Services['invites'], found: Condition[]) {
  const counted = INVITE_STATES.map(
    async (state) =>
      [state, await invites.count([...found, ...invites.whereState(state)])] as const,
  );
  const counts = Object.fromEntries(await Promise.all(counted));
  return counts as Record<(typeof INVITE_STATES)[number], number>;
}
