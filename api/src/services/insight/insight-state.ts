import type { InsightStateDoc } from '../../store/document-types.ts';
import { createOrRead, createOrRevise } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';

const STATE = 'state';

/** Where counting is; undefined when it never began. */
export const readState = ({ records }: Needs<'records'>) => records.insightState.read(STATE);

/**
 * Where counting is. It begins with the facts that are there, such as those of a backup, and then looks at every record.
 */
export async function openState(
  context: Needs<'records' | 'now'>,
): Promise<Stored<InsightStateDoc>> {
  const { records, now } = context;
  const known = await readState(context);
  if (known) return known;
  const since = now().getTime();
  return createOrRead(records.insightState, {
    id: STATE,
    scope: null,
    salesperson: null,
    cell: null,
    since,
    mark: null,
    // Higher than that of any run before, of which facts may be left.
    run: since,
    generation: '',
    pending: null,
    walk: { of: 'invites', after: '', began: since },
    rebuild: { generation: String(since), after: '' },
    isPruning: false,
  });
}

/**
 * Has the facts counted again by the next runs, and compared with all records, unless that goes on already. What is
 * shown until then stays.
 */
export const rebuildInsight = ({ records, now }: Needs<'records' | 'now'>): Promise<void> =>
  createOrRevise(records.insightState, STATE, (state) => {
    if (!state || state.rebuild) return undefined;
    // Always another one, also after the clock was set back.
    const generation = String(Math.max(now().getTime(), Number(state.generation) + 1));
    const walk = { of: 'invites', after: '', began: now().getTime() } as const;
    return { ...state, rebuild: { generation, after: '' }, walk };
  });
