import type { Scope } from '@vse/domain/permissions';
import type { Caller } from '../services/callers.ts';
import type { Condition } from '../services/store/store.ts';
import { staffOf } from './caller.ts';
import { notAllowed } from './errors.ts';

/**
 * The conditions for those records of a list that a member of staff may see: the provider's by its id, the own ones by
 * the field that holds their owner's e-mail. Throws Problem 403 for a Manager of no provider, who has no such list.
 */
export function within(scope: Scope, caller: Caller, ownerField: string): Condition[] {
  const { provider, email } = staffOf(caller);
  if (scope === 'all') return [];
  if (scope === 'own') return [{ field: ownerField, equals: email }];
  if (!provider) throw notAllowed();
  return [{ field: 'provider', equals: provider.id }];
}

type Owned = { provider: string | null; salesperson: string };

/** Whether one record is among those that `within` lets through. */
export function isWithin(scope: Scope, caller: Caller, record: Owned): boolean {
  const { provider, email } = staffOf(caller);
  if (scope === 'all') return true;
  if (scope === 'own') return record.salesperson === email;
  return provider !== null && record.provider === provider.id;
}
