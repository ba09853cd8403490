import type { Role } from '@vse/domain/permissions';
import type { Session } from '@vse/domain/users';
import { emailKey, type Records, type UserSettingDoc } from './records.ts';
import type { Bearer, Tokens } from './tokens.ts';
import type { Users } from './users.ts';

/** A signed-in member of staff, with the settings kept of them. */
export type Staff = { kind: Role; email: string; name: string } & Pick<
  Session,
  'userId' | 'provider' | 'language'
> & {
    logo: string;
    /** The directory's id; a demo account has none. */
    memberId?: string | undefined;
    /** The person's own record, as it was read to know them. */
    settings: UserSettingDoc | null;
  };
export type Caller = Staff | { kind: 'respondent'; resultId: string } | { kind: 'anyone' };

type StaffBearer = Extract<Bearer, { kind: 'staff' }>;

export type Callers = {
  /** Undefined for a token that lets nobody in; no token at all is anyone's. */
  identify(token: string | undefined): Promise<Caller | undefined>;
};

export function createCallers(tokens: Tokens, users: Users, { providers }: Records): Callers {
  /** People are keyed on the directory's own id; an e-mail can change, or become another person's. */
  async function userOf({ memberId, email }: StaffBearer): Promise<UserSettingDoc | undefined> {
    const known = memberId === undefined ? undefined : await users.findByMemberId(memberId);
    if (known) return known;
    const byEmail = await users.findByEmail(email);
    const isAnothers = memberId !== undefined && byEmail?.activeDirectoryMemberId !== '';
    return isAnothers ? undefined : byEmail;
  }

  return {
    async identify(token) {
      if (token === undefined) return { kind: 'anyone' };
      const bearer = await tokens.verify(token);
      if (bearer?.kind !== 'staff') return bearer;
      const user = await userOf(bearer);
      const provider = user && (await providers.read(user.provider))?.doc;
      return {
        kind: bearer.role,
        // The records of one's own are kept under this address, which changes with the settings alone.
        email: user?.emailKey ?? emailKey(bearer.email),
        name: user ? `${user.firstName} ${user.lastName}` : bearer.name,
        userId: user?.id ?? null,
        memberId: bearer.memberId,
        provider: provider ? { id: provider.id, name: provider.name } : null,
        logo: user?.logo ?? '',
        language: user?.language ?? 'en',
        settings: user ?? null,
      };
    },
  };
}
