import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../problem.ts';
import type { PublishedChange } from '../../store/document-types.ts';
import { type ChangeNeeds, movedParts, moveHead } from './change-published.ts';
import { currentRow } from './published-rows.ts';
import { readHead } from './read-published.ts';

/** The id of the change set that is being written. */
export const runningSet = async (context: ChangeNeeds): Promise<string | undefined> =>
  (await readHead(context))?.doc.set?.id;

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

/** Ends a set of which nothing is written. */
export async function endSet(context: ChangeNeeds, id: string): Promise<void> {
  await moveHead(context, async (head) =>
    head.set?.id === id ? { ...head, set: undefined } : head,
  );
}

/** Ends a set that was begun a minute ago and of which `isThere` knows nothing: its request has crashed. */
export async function endForgottenSet(
  context: ChangeNeeds,
  isThere: (id: string) => Promise<boolean>,
): Promise<void> {
  const set = (await readHead(context))?.doc.set;
  const isYoung = set && isNear(MINUTE_MS, Date.parse(set.date), context.now().getTime());
  if (set && !isYoung && !(await isThere(set.id))) await endSet(context, set.id);
}

/**
 * Moves the published state to all records of a set at once, and ends it. They are read once, however often others move
 * the state in between: nobody else writes them before the set has ended.
 */
export async function publishSet(
  context: ChangeNeeds,
  id: string,
  changes: readonly PublishedChange[],
): Promise<void> {
  const rows = new Map<string, Promise<unknown>>();
  await moveHead(context, async (head, ids) => {
    // It was moved before, by an instance that crashed then.
    if (head.set?.id !== id) return head;
    const parts = await movedParts(context, head, changes, ids, (change, before) => {
      // The row of a provider names a part, which is removed when the attempt fails.
      if (change.kind === 'provider') return currentRow(context, change, before, undefined);
      const row = rows.get(change.id) ?? currentRow(context, change, before, undefined);
      rows.set(change.id, row);
      return row;
    });
    return parts && { ...head, parts, set: undefined };
  });
}
