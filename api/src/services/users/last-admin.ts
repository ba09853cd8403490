import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../problem.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

const WAIT_MS = 100;
/** Waits three seconds in all, because a change of settings takes a few store calls. */
const WAITS = 30;

type AdminNeeds = Needs<'records' | 'claims' | 'ids'>;

/**
 * Runs work that removes the role Admin from a user, one at a time on any number of hosts. Throws Problem 409 when no
 * other Admin is left, or when the lease does not become free.
 */
export async function keepingAnAdmin<T>(
  context: AdminNeeds,
  user: Pick<UserSettingDoc, 'id'>,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = context.ids.random();
  for (let waits = 0; !(await context.claims.take('admin change', 'all', attempt)); waits++) {
    if (waits === WAITS) throw new Problem(409, 'CHANGED_MEANWHILE');
    await wait(WAIT_MS);
  }
  try {
    const where = [{ field: 'role', equals: 'Admin' }];
    // Of any two Admins, one is another.
    const { items } = await context.records.userSettings.page({ where, limit: 2, fields: [] });
    if (!items.some(({ doc }) => doc.id !== user.id)) throw new Problem(409, 'LAST_ADMIN');
    return await work();
  } finally {
    await context.claims.release('admin change', 'all', attempt);
  }
}
