import { USER_EXISTS } from '@vse/domain/users';
import { Problem } from '../http/errors.ts';
import type { ClaimKind, Claims } from './claims.ts';
import { accountsOf, type UserSettingDoc } from './records.ts';

/** What is one user's alone. */
export type Identity = Pick<UserSettingDoc, 'emailKey' | 'activeDirectoryMemberId'>;

export type UserIdentities = {
  /**
   * Holds an identity, or the half of it that is known yet, for a user while their record is written; when that fails,
   * what the record does not use is free again. Throws Problem 409 when another user has it.
   */
  holding<T>(userId: string, identity: Partial<Identity>, write: () => Promise<T>): Promise<T>;
  /** Lets go of what the user had and their record does not use any more. */
  releaseUnused(userId: string, before: UserSettingDoc): Promise<void>;
};

type Claim = readonly [ClaimKind, string];

export function createUserIdentities(claims: Claims): UserIdentities {
  async function take(userId: string, wanted: readonly Claim[]) {
    for (const [kind, value] of wanted)
      if (!(await claims.take(kind, value, userId))) throw new Problem(409, USER_EXISTS);
  }

  async function release(userId: string, had: readonly Claim[]) {
    for (const [kind, value] of had) await claims.release(kind, value, userId);
  }

  return {
    releaseUnused: (userId, before) =>
      release(userId, claimsOf(before.emailKey, accountsOf(before))),
    async holding(userId, { emailKey = '', activeDirectoryMemberId = '' }, write) {
      const wanted = claimsOf(emailKey, [activeDirectoryMemberId]);
      try {
        await take(userId, wanted);
        return await write();
      } catch (error) {
        await release(userId, wanted);
        throw error;
      }
    },
  };
}

const claimsOf = (emailKey: string, accounts: readonly string[]): Claim[] =>
  [
    ['user e-mail', emailKey] as const,
    ...accounts.map((account) => ['directory account', account] as const),
  ].filter(([, value]) => value !== '');
