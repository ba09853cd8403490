import { INVITE_STATES, type InviteState } from '@vse/domain/records/invites';
import { useOfficeWords } from '../../../lib/words/words.ts';
import type { Filter } from '../../../ui/office/filter-bar.tsx';

/** The filter by state, with how many of the found invites each state has. */
export function useStateTabs(counts: Record<InviteState, number> | undefined): Filter {
  const { state, columns } = useOfficeWords().invites;
  const options = INVITE_STATES.map((value) => ({
    value,
    label: state[value],
    count: counts?.[value],
  }));
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { kind: 'tabs', name: 'status', label: columns.status, options, all };
}
