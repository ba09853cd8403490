import type { Role } from '@vse/domain/permissions';
import { NO_ROLE, type Session } from '@vse/domain/users';
import type { Person } from './merge-people.ts';

type Caller = Pick<Session, 'kind' | 'provider' | 'userId'>;

/** In the order in which a form offers them: what is given most often first. */
const OFFERED: readonly Role[] = ['Salesperson', 'Manager', 'Admin'];

/** The roles that a form offers: an Admin gives any, a Manager makes Salespeople. */
export const offeredRoles = (kind: Role): readonly Role[] =>
  kind === 'Admin' ? OFFERED : ['Salesperson'];

/** The roles as they are shown: all of them, for who only looks. */
export const shownRoles = OFFERED;

/** What the signed-in person may do with a user (specification, text 1 section 6); the API decides it again. */
export function rulesFor(caller: Caller, { settings, role }: Person) {
  const isSelf = settings !== null && settings.id === caller.userId;
  const isOwnSalesperson =
    caller.kind === 'Manager' &&
    (role === 'Salesperson' || role === NO_ROLE) &&
    settings !== null &&
    settings.provider === caller.provider?.id;
  const mayEdit = caller.kind === 'Admin' || isOwnSalesperson;
  return {
    isSelf,
    mayEdit,
    /** Somebody without settings has nothing to delete, and nobody deletes themselves. */
    mayDelete: mayEdit && settings !== null && !isSelf,
  };
}

/** The company's own people are known by their e-mail; it stays as it is. */
export const isCompanyEmail = (email: string, domain: string) =>
  domain !== '' && email.trim().toLowerCase().endsWith(`@${domain.toLowerCase()}`);
