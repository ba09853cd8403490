import type { countInvites } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { INVITE_STATES, type Invite, type InviteState } from '@vse/domain/records/invites';
import { inviteState } from '@vse/domain/rules/invite-state';
import { useRef } from 'react';
import type { ServerList } from '../../lib/api/use-list.ts';
import type { ListQuery } from '../../lib/api/use-list-query.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { Filter } from '../../ui/kit/filter-bar.tsx';

type Counts = Record<InviteState, number>;
type InviteCounts = OutputOf<typeof countInvites>;
type InviteList = Pick<
  ServerList<Invite, InviteCounts>,
  'items' | 'isWhole' | 'query' | 'counted' | 'allCounted'
>;

/** How many invites a state has, of all. */
export function totalOfState({ counts }: InviteCounts, { find, filters }: ListQuery) {
  const state = INVITE_STATES.find((one) => one === filters.status);
  return state && find.trim() === '' ? counts[state] : undefined;
}

/** The filter by state, with how many of the found invites each state has. */
export function useStateTabs(list: InviteList): Filter {
  const { state, columns } = useOfficeWords().invites;
  const counts = useCounts(list);
  const options = INVITE_STATES.map((value) => ({
    value,
    label: state[value],
    count: counts?.[value],
  }));
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { kind: 'tabs', name: 'status', label: columns.status, options, all };
}

/**
 * InviteCounts in the rows when all that a search finds are loaded, so that a search is one call. Kept while one of the
 * states is shown.
 */
function useCounts({ items, isWhole, query, counted, allCounted }: InviteList) {
  const find = query.find.trim();
  const kept = useRef<{ find: string; counts: Counts }>(null);
  const known = find === '' ? allCounted?.counts : counted?.counts;
  const isAll = items && isWhole && !query.filters.status;
  const counts = known ?? (isAll ? countsOf(items) : undefined);
  if (counts) kept.current = { find, counts };
  return counts ?? (kept.current?.find === find ? kept.current.counts : undefined);
}

function countsOf(invites: readonly Invite[]): Counts {
  const now = new Date();
  const counts: Counts = { open: 0, redeemed: 0, expired: 0, withdrawn: 0 };
  for (const invite of invites) counts[inviteState(invite, now)] += 1;
  return counts;
}
