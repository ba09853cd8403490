import { Problem } from '../../problem.ts';
import type { ClaimKind } from '../../store/claims.ts';
import { accountsOf, type UserSettingDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

/** The values that only one user may have. */
export type Identity = Pick<UserSettingDoc, 'emailKey' | 'activeDirectoryMemberId'>;

type Claim = readonly [ClaimKind, string];

/**
 * Runs work that claims a user's e-mail and account. When it fails, claims that no record uses are released. `claim`
 * throws Problem 409 for a value of another user.
 */
export async function withUserClaims<T>(
  context: Needs<'claims'>,
  userId: string,
  work: (claim: (identity: Partial<Identity>) => Promise<void>) => Promise<T>,
): Promise<T> {
  const wanted: Claim[] = [];
  try {
    return await work(async ({ emailKey = '', activeDirectoryMemberId = '' }) => {
      for (const claim of claimsOf(emailKey, [activeDirectoryMemberId])) {
        wanted.push(claim);
        if (!(await context.claims.take(...claim, userId)))
          throw new Problem(409, { code: 'USER_EXISTS', field: 'email' });
      }
    });
  } catch (error) {
    await release(context, userId, wanted);
    throw error;
  }
}

/** Releases what the user had claimed and their record no longer uses. */
export const releaseUnusedClaims = (
  context: Needs<'claims'>,
  userId: string,
  before: UserSettingDoc,
) => release(context, userId, claimsOf(before.emailKey, accountsOf(before)));

async function release({ claims }: Needs<'claims'>, userId: string, had: readonly Claim[]) {
  for (const claim of had) await claims.release(...claim, userId);
}

const claimsOf = (emailKey: string, accounts: readonly string[]): Claim[] =>
  [
    ['user e-mail', emailKey] as const,
    ...accounts.map((account) => ['directory account', account] as const),
  ].filter(([, value]) => value !== '');
