import { ROLES, type Role } from '@vse/domain/access/permissions';
import { NO_ROLE, type Session } from '@vse/domain/records/users';
import { fullName } from '@vse/domain/rules/full-name';
import { emailKey } from '@vse/domain/rules/keys';
import type { UserSettingDoc } from '../../store/document-types.ts';
import type { Records } from '../../store/typed-containers.ts';
import { createCache } from '../cache.ts';
import { findUserByEmail, findUserByMemberId } from '../users/find-user.ts';
import type { UserNames } from '../users/names-of-users.ts';
import type { AccountMarks } from './account-marks.ts';
import type { ProviderNames } from './provider-names.ts';
import type { Bearer, Tokens } from './tokens.ts';

/** A signed-in member of staff, with their user settings. */
export type Staff = { kind: Role; email: string; name: string } & Pick<
  Session,
  'userId' | 'provider' | 'language'
> & {
    logo: string;
    /** The directory id; a demo account has none. */
    memberId?: string | undefined;
    /** When the token was issued, in epoch seconds. */
    issuedAt?: number | undefined;
    /** Signed in, but without settings or role: may do what anyone may; the session says so. */
    isOutsider?: true;
    /** The person's own settings, as they were read to identify them. */
    settings: UserSettingDoc | null;
  };
export type Caller = Staff | Respondent | { kind: 'anyone' };
export type Respondent = Extract<Bearer, { kind: 'respondent' }>;

type StaffBearer = Extract<Bearer, { kind: 'staff' }>;

type Needs = {
  tokens: Tokens;
  records: Pick<Records, 'userSettings' | 'providers'>;
  accountMarks: Pick<AccountMarks, 'hasEnded'>;
  providerNames: ProviderNames;
  userNames: Pick<UserNames, 'noting'>;
  now: () => Date;
};

export function createCallers(needs: Needs) {
  const { tokens, records, providerNames, userNames, accountMarks } = needs;
  const userOf = createUserLookup(needs);
  return {
    /**
     * Returns the caller of a token, or anyone without a token. Undefined for a token without access or one that has
     * been ended. Throws Problem 503 without Entra's keys.
     */
    async identify(token: string | undefined): Promise<Caller | undefined> {
      if (token === undefined) return { kind: 'anyone' };
      const bearer = await tokens.verify(token);
      if (bearer?.kind !== 'staff') return bearer;
      const { memberId, issuedAt = 0 } = bearer;
      if (memberId !== undefined && (await accountMarks.hasEnded(memberId, issuedAt)))
        return undefined;
      const user = await userNames.noting(userOf(bearer));
      const role = await roleOf(records, bearer, user);
      const provider = user && (await providerNames.of(records.providers, user.provider));
      return {
        kind: role ?? bearer.role,
        ...(role === undefined && { isOutsider: true }),
        issuedAt: bearer.issuedAt,
        // The person's records have the address of their settings; without settings there are none.
        email: user?.emailKey ?? emailKey(bearer.email),
        name: user ? fullName(user) : bearer.name,
        userId: user?.id ?? null,
        memberId: bearer.memberId,
        provider: provider ?? null,
        logo: user?.logo ?? '',
        language: user?.language ?? 'en',
        settings: user ?? null,
      };
    },
  };
}

type UserLookup = (bearer: StaffBearer) => Promise<UserSettingDoc | undefined>;

/**
 * Reads a known account's settings by id rather than by query. Only the id is cached, so a changed role or provider and
 * a deletion take effect at once on every instance.
 */
function createUserLookup({ records, now }: Needs): UserLookup {
  const userIds = createCache<string, string>({ now });

  /** Finds the settings by directory id, because an e-mail address in a token may belong to another account later. */
  const find: UserLookup = ({ memberId, email }) =>
    memberId === undefined
      ? findUserByEmail({ records }, email)
      : findUserByMemberId({ records }, memberId);

  return async (bearer) => {
    const key = bearer.memberId ?? emailKey(bearer.email);
    const kept = userIds.find(key);
    if (kept) {
      const doc = (await records.userSettings.read(kept.value))?.doc;
      if (doc && isOf(bearer, doc)) return doc;
      userIds.drop(key);
    }
    const keep = userIds.reading();
    const found = await find(bearer);
    if (found && isOf(bearer, found)) keep(key, found.id);
    return found;
  };
}

const isOf = (bearer: StaffBearer, doc: UserSettingDoc) =>
  bearer.memberId === undefined
    ? doc.emailKey === emailKey(bearer.email)
    : doc.activeDirectoryMemberId === bearer.memberId;

/** The lower of the token's role and the settings' role. Undefined without settings, except for the very first Admin. */
async function roleOf(
  records: Needs['records'],
  bearer: StaffBearer,
  user: UserSettingDoc | undefined,
): Promise<Role | undefined> {
  if (user) return user.role === NO_ROLE ? undefined : lowerRole(bearer.role, user.role);
  const isFirst = bearer.role === 'Admin' && !(await hasAdmin(records));
  return isFirst ? bearer.role : undefined;
}

const hasAdmin = async ({ userSettings }: Needs['records']) =>
  (await userSettings.count([{ field: 'role', equals: 'Admin' }])) > 0;

const lowerRole = (one: Role, other: Role): Role =>
  ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other;
