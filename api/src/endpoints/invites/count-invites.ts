import { countInvites, INVITE_STATES, type InviteState } from '@vse/domain/records/invites';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import { listCount, oldestOf } from '../../services/counts.ts';
import { whereState } from '../../services/invites/find-invites.ts';

/** Counts by state, because every invite is in exactly one: the total of a list is the sum or one of them. */
export const countInvitesEndpoint = endpoint(
  countInvites,
  async ({ input, caller, scope, context }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...foundBy(input.find)];
    const counted = await Promise.all(
      INVITE_STATES.map(async (state) => {
        const timed = { name: state, where: whereState(context, state) };
        return { state, ...(await listCount(context, 'invites', { where, timed }, input.maxAge)) };
      }),
    );
    const shown = counted.filter(({ state }) => !input.status || state === input.status);
    return {
      total: shown.reduce((sum, { count }) => sum + count, 0),
      counts: Object.fromEntries(counted.map(({ state, count }) => [state, count])) as Record<
        InviteState,
        number
      >,
      countedDate: oldestOf(context, counted),
    };
  },
);
