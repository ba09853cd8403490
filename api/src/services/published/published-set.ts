import { Problem } from '../../problem.ts';
import type { PublishedChange } from '../../store/document-types.ts';
import { type ChangeNeeds, movedParts, moveHead } from './change-published.ts';
import { listChanged } from './fragrance-list.ts';
import { currentRow } from './published-rows.ts';

/**
 * Keeps all other change sets, and saves of the records that this one has written, from being written until the set
 * ends. Throws Problem 409 while another set runs.
 */
export async function beginSet(context: ChangeNeeds, id: string): Promise<void> {
  const date = context.now().toISOString();
  await moveHead(context, async (head) => {
    if (head.set && head.set.id !== id) throw new Problem(409, 'CHANGE_SET_RUNNING');
    return head.set ? head : { ...head, set: { id, date } };
  });
}

/**
 * Lets other sets begin, when a set is over. `left` are records that the published state may not have as they are
 * stored: they are settled by the timer.
 */
export async function endSet(
  context: ChangeNeeds,
  id: string,
  left: readonly PublishedChange[] = [],
): Promise<void> {
  const entry = { token: `set ${id}`, date: context.now().toISOString(), changes: [...left] };
  await moveHead(context, async (head) => {
    if (head.set?.id !== id) return head;
    const open = left.length > 0 ? [...head.open, entry] : head.open;
    return { ...head, set: undefined, open };
  });
}

/**
 * Moves the published state to all records of a set at once. They are read once, however often others move
 * the state in between: nobody else writes them before.
 */
export async function publishSet(
  context: ChangeNeeds,
  id: string,
  changes: readonly PublishedChange[],
): Promise<void> {
  await listChanged(context, changes);
  const rows = new Map<string, Promise<unknown>>();
  await moveHead(context, async (head, ids) => {
    // It was moved before, by an instance that crashed then.
    if (head.set?.id !== id || head.set.isShown) return head;
    const { set } = head;
    const parts = await movedParts(context, head, changes, ids, (change, before) => {
      // The row of a provider names a part, which is removed when the attempt fails.
      if (change.kind === 'provider') return currentRow(context, change, before, undefined);
      const row = rows.get(change.id) ?? currentRow(context, change, before, undefined);
      rows.set(change.id, row);
      return row;
    });
    return parts && { ...head, parts, set: { ...set, isShown: true } };
  });
}
