import { setTimeout as wait } from 'node:timers/promises';
import { NO_ROLE } from '@vse/domain/users';
import { notFound, Problem } from '../http/errors.ts';
import type { Claims } from './claims.ts';
import { leftMs, withinDeadline } from './deadline.ts';
import type { Directory } from './directory.ts';
import type { Ids } from './ids.ts';
import type { Records, UserSettingDoc } from './records.ts';
import { everything, revise } from './revise.ts';

const WAIT_MS = 250;
/** Ten seconds of waiting: the caller is told that the role is pending rather than kept any longer. */
const WAITS = 40;

export type UserRoles = {
  /**
   * Brings the role groups in line with a user's settings and answers the settings; `pending` with a reason when the
   * directory does not take it on, and it is tried again later. Throws Problem 404.
   */
  apply(userId: string): Promise<UserSettingDoc>;
  /**
   * Tries again to set the roles that the directory has not taken on yet, and ends after so many milliseconds, or as
   * many as a request has: a directory that is silent is waited for once.
   */
  applyPending(withinMs?: number): Promise<void>;
};

type Tried = { user: UserSettingDoc; isOvertaken: boolean };

export function createUserRoles(
  { userSettings }: Records,
  directory: Directory,
  claims: Claims,
  ids: Ids,
): UserRoles {
  async function read(userId: string): Promise<UserSettingDoc> {
    const stored = await userSettings.read(userId);
    if (!stored) throw notFound('The user');
    return stored.doc;
  }

  /** The groups as the settings have it: accounts from before in none, the account of now in that of its role. */
  async function setGroups({ activeDirectoryMemberId, formerMemberIds, role }: UserSettingDoc) {
    for (const memberId of formerMemberIds ?? []) await directory.setRole(memberId, undefined);
    await directory.setRole(activeDirectoryMemberId, role === NO_ROLE ? undefined : role);
  }

  /** Sets the role as it stands; `isOvertaken` when it became another one meanwhile. */
  async function setRole(userId: string): Promise<Tried> {
    const before = await read(userId);
    const wish = wishOf(before);
    const reason =
      before.roleState === 'applied'
        ? ''
        : await setGroups(before).then(
            () => '',
            (error: Error) => error.message,
          );
    const user = await revise(userSettings, userId, undefined, (doc) => {
      const outcome =
        reason === ''
          ? ({ roleState: 'applied', roleReason: '', formerMemberIds: undefined } as const)
          : ({ roleState: 'pending', roleReason: reason } as const);
      const isKnown = doc.roleState === outcome.roleState && doc.roleReason === reason;
      // A try that changes nothing writes nothing: whoever edits the user meanwhile is not refused for its sake.
      return wishOf(doc) === wish && !isKnown ? { ...doc, ...outcome } : undefined;
    });
    return { user, isOvertaken: wishOf(user) !== wish };
  }

  /** One try at a time for each user, on any number of hosts: undefined while somebody else is at it. */
  async function tryAlone(userId: string): Promise<Tried | undefined> {
    const attempt = ids.random();
    if (!(await claims.take('role change', userId, attempt))) return undefined;
    try {
      return await setRole(userId);
    } finally {
      await claims.release('role change', userId, attempt);
    }
  }

  return {
    async apply(userId) {
      for (let waits = 0; waits < WAITS && leftMs() > 0; waits++) {
        const tried = await tryAlone(userId);
        if (tried && !tried.isOvertaken) return tried.user;
        if (!tried) await wait(WAIT_MS);
      }
      return read(userId);
    },
    applyPending: (withinMs) =>
      withinDeadline(async () => {
        const where = [{ field: 'roleState', equals: 'pending' }];
        for (const { doc } of await everything(userSettings, { where }))
          if (leftMs() > 0) await tryAlone(doc.id).catch(unlessGone);
      }, withinMs),
  };
}

/** What the role groups are to show of a user, to compare. */
const wishOf = ({ role, activeDirectoryMemberId, formerMemberIds = [] }: UserSettingDoc) =>
  JSON.stringify([role, activeDirectoryMemberId, formerMemberIds]);

/** Who was deleted meanwhile is no reason to leave the others as they are. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof Problem && error.status === 404)) throw error;
}
