import { ACCOUNT_HAS_ROLE, type UserChange } from '@vse/domain/users';
import { Problem } from '../http/errors.ts';
import type { Directory } from './directory.ts';
import type { UserSettingDoc } from './records.ts';

type Of<Step> = Pick<UserSettingDoc, 'activeDirectoryMemberId' | 'redeemUrl'> & { directory: Step };

/** The accounts behind users: the directory's own people, and the guests that are invited for VSE's sake. */
export type UserAccounts = {
  /**
   * The account given; else the one that the directory has for an e-mail address, or a guest invited now. A guest
   * invited before is found.
   */
  of(email: string, given: string): Promise<Of<'found' | 'invited'>>;
  /** The account of a user's new address: their own when the directory knows them by both. */
  ofNewAddress(email: string, user: UserSettingDoc): Promise<Of<UserChange['directory']>>;
  /** Throws Problem 409 for an account that has a role which only an Admin may take away. */
  requireNoHigherRole(memberId: string): Promise<void>;
};

export function createUserAccounts(directory: Directory): UserAccounts {
  const found = (activeDirectoryMemberId: string) =>
    ({ activeDirectoryMemberId, redeemUrl: null, directory: 'found' }) as const;

  async function ofFirst([known]: { id: string }[], email: string) {
    if (known) return found(known.id);
    const { id, redeemUrl = null } = await directory.invite(email);
    return { activeDirectoryMemberId: id, redeemUrl, directory: 'invited' } as const;
  }

  return {
    of: async (email, given) =>
      given ? found(given) : ofFirst(await directory.findByEmail(email), email),
    async ofNewAddress(email, { activeDirectoryMemberId, redeemUrl }) {
      const people = await directory.findByEmail(email);
      if (people.some(({ id }) => id === activeDirectoryMemberId))
        return { activeDirectoryMemberId, redeemUrl, directory: 'unchanged' };
      return ofFirst(people, email);
    },
    async requireNoHigherRole(memberId) {
      if (await directory.hasRole(memberId, ['Admin', 'Manager']))
        throw new Problem(409, ACCOUNT_HAS_ROLE);
    },
  };
}
