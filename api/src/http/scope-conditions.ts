import type { Scope } from '@vse/domain/access/permissions';
import { notAllowed } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { Condition } from '../store/store.ts';
import { staffOf } from './caller.ts';

/** The field that identifies a record's owner: the id of their settings; for settings, the e-mail address. */
export type OwnerField = 'salespersonId' | 'userId' | 'emailKey';

/**
 * The list conditions for the records that a member of staff may see: by provider id, or by owner. Throws Problem 403
 * for a Manager without a provider and for people without settings.
 */
export function within(scope: Scope, caller: Caller, ownerField: OwnerField): Condition[] {
  const { provider, email, userId } = staffOf(caller);
  if (scope === 'all') return [];
  if (scope === 'own') {
    if (userId === null) throw notAllowed();
    return [{ field: ownerField, equals: ownerField === 'emailKey' ? email : userId }];
  }
  if (!provider) throw notAllowed();
  return [{ field: 'provider', equals: provider.id }];
}
