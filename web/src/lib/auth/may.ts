import { type Access, type Scope, scopeOf } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';

/** From the narrowest scope to the widest. */
const SCOPES: readonly Scope[] = ['shown', 'own', 'ownProvider', 'all'];

/** Whether the person has the permission, and it reaches at least that far. Only hides: the API refuses. */
export function may(
  { kind }: Pick<Session, 'kind'>,
  permission: Access,
  reach: Scope = 'shown',
): boolean {
  const scope = scopeOf(permission, kind);
  return scope !== undefined && SCOPES.indexOf(scope) >= SCOPES.indexOf(reach);
}
