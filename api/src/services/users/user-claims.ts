import { Problem } from '../../problem.ts';
import type { ClaimKind } from '../../store/claims.ts';
import { accountsOf, type UserSettingDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import { withClaims } from '../with-claims.ts';

/** The values that only one user may have. */
export type Identity = Pick<UserSettingDoc, 'emailKey' | 'activeDirectoryMemberId'>;

/** Runs work that claims a user's e-mail and account. `claim` throws Problem 409 for a value of another user. */
export function withUserClaims<T>(
  context: Needs<'claims'>,
  userId: string,
  work: (claim: (identity: Partial<Identity>) => Promise<void>) => Promise<T>,
): Promise<T> {
  return withClaims(context, userId, (claim) =>
    work(async ({ emailKey = '', activeDirectoryMemberId = '' }) => {
      for (const claimed of claimsOf(emailKey, [activeDirectoryMemberId]))
        if (!(await claim(...claimed)))
          throw new Problem(409, { code: 'USER_EXISTS', field: 'email' });
    }),
  );
}

/** Releases what the user had claimed and their record no longer uses. */
export async function releaseUnusedClaims(
  { claims }: Needs<'claims'>,
  userId: string,
  before: UserSettingDoc,
): Promise<void> {
  for (const claimed of claimsOf(before.emailKey, accountsOf(before)))
    await claims.release(...claimed, userId);
}

const claimsOf = (
  emailKey: string,
  accounts: readonly string[],
): (readonly [ClaimKind, string])[] =>
  [
    ['user e-mail', emailKey] as const,
    ...accounts.map((account) => ['directory account', account] as const),
  ].filter(([, value]) => value !== '');
