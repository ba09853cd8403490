import { INVITE_STATES, type InviteState, listInvites } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy, pageQuery, withTotal } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import type { Services } from '../../services/services.ts';
import type { Condition } from '../../store/store.ts';

/** `findKey` begins with the name, so it sorts by name. */
const FIELDS = {
  name: 'findKey',
  email: 'emailKey',
  sent: 'inviteDate',
  redeemed: 'responseDate',
} as const;

export const listInvitesEndpoint = endpoint(
  listInvites,
  async ({ input, caller, scope, services: { invites, counts } }) => {
    const found = [...within(scope, caller, 'salespersonId'), ...foundBy('findKey', input.find)];
    const where = [...found, ...(input.status ? invites.whereState(input.status) : [])];
    const orderBy = {
      field: FIELDS[input.sort ?? 'sent'],
      direction: input.direction ?? 'ascending',
    } as const;
    const [page, stateCounts] = await Promise.all([
      invites.page(where, { ...pageQuery(input), orderBy }),
      input.page ? undefined : countStates({ invites, counts }, found),
    ]);
    const counted = { ...page, ...(stateCounts && { counts: stateCounts }) };
    return withTotal(input, counted, () => counts('invites', where));
  },
);

async function countStates(
  { invites, counts }: Pick<Services, 'invites' | 'counts'>,
  found: Condition[],
) {
  const entries = INVITE_STATES.map(async (state) => {
    const count = await counts('invites', [...found, ...invites.whereState(state)]);
    return [state, count] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<InviteState, number>;
}
