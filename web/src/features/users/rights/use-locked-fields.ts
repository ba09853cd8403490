import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { may } from '../../../lib/auth/may.ts';
import { useSettings } from '../../../lib/auth/session.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import type { Person } from '../directory/merge-people.ts';
import { isCompanyEmail, rulesFor } from './user-rules.ts';

export type LockedFields = { email?: string; provider?: string; role?: string };

/** The fields of a person that the signed-in person cannot change, with the reason. */
export function useLockedFields(session: Session, person: Person): LockedFields {
  const { users } = useOfficeWords();
  const companyDomain = useSettings().data?.companyDomain ?? '';
  const { isSelf } = rulesFor(session, person);
  const isCompany = person.settings && isCompanyEmail(person.email, companyDomain);
  return {
    ...(may(session, permissions.users.write, 'all') ? {} : { provider: users.ownProviderEdit }),
    ...(isSelf
      ? { email: users.ownEmailLocked, provider: users.ownRoleLocked, role: users.ownRoleLocked }
      : {}),
    ...(isCompany ? { email: users.emailLocked } : {}),
  };
}
