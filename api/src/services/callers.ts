import type { Role } from '@vse/domain/permissions';
import type { Session } from '@vse/domain/users';
import { emailKey, type Records, type UserSettingDoc } from './records.ts';
import type { Tokens } from './tokens.ts';
import type { Users } from './users.ts';

/** A signed-in member of staff, with the settings kept of them. */
export type Staff = { kind: Role; email: string; name: string } & Pick<
  Session,
  'userId' | 'provider' | 'language'
> & {
    logo: string;
    /** The person's own record, as it was read to know them. */
    settings: UserSettingDoc | null;
  };
export type Caller = Staff | { kind: 'respondent'; resultId: string } | { kind: 'anyone' };

export type Callers = {
  /** Undefined for a token that lets nobody in; no token at all is anyone's. */
  identify(token: string | undefined): Promise<Caller | undefined>;
};

export function createCallers(tokens: Tokens, users: Users, { providers }: Records): Callers {
  return {
    async identify(token) {
      if (token === undefined) return { kind: 'anyone' };
      const bearer = await tokens.verify(token);
      if (bearer?.kind !== 'staff') return bearer;
      // People are keyed on the directory's own id; an e-mail can change, and a new user's id may not be kept yet.
      const user =
        (bearer.memberId && (await users.findByMemberId(bearer.memberId))) ||
        (await users.findByEmail(bearer.email));
      const provider = user && (await providers.read(user.provider))?.doc;
      return {
        kind: bearer.role,
        email: emailKey(bearer.email),
        name: user ? `${user.firstName} ${user.lastName}` : bearer.name,
        userId: user?.id ?? null,
        provider: provider ? { id: provider.id, name: provider.name } : null,
        logo: user?.logo ?? '',
        language: user?.language ?? 'en',
        settings: user || null,
      };
    },
  };
}
