import * as policies from '@vse/domain/access/policies';
import type { Session } from '@vse/domain/records/users';
import { emailKey } from '@vse/domain/rules/keys';
import type { Person } from '../directory/merge-people.ts';

type Caller = Pick<Session, 'kind' | 'provider' | 'userId' | 'email'>;

/** What the caller may do with a person, by the API's policies. A person without settings has no provider. */
export function rulesFor(caller: Caller, { settings, role }: Person) {
  const user = { id: settings?.id ?? '', provider: settings?.provider ?? '', role };
  return {
    isSelf: settings !== null && settings.id === caller.userId,
    mayEdit: policies.mayEditUser(caller, user),
    /** A person without settings has nothing to end or to delete. */
    mayEndSessions: settings !== null && policies.mayEndSessions(caller, user),
    mayDelete: settings !== null && policies.mayDeleteUser(caller, user),
  };
}

/** The directory identifies the company's own staff by their e-mail, so it cannot change. */
export const isCompanyEmail = (email: string, domain: string) =>
  !policies.mayChangeEmail(email, domain);

/** The directory cannot invite addresses with `#`, `&` or non-ASCII letters before the @. */
export const isRefusedByDirectory = (email: string) =>
  /[#&]|[^ -~]/.test(emailKey(email).split('@')[0] ?? '');
