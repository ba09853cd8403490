import type { Ids } from './ids.ts';
import type { Records } from './records.ts';

export type UserLogs = {
  /** Records a sign-in, now. */
  add(userId: string): Promise<void>;
};

export function createUserLogs({ userLogs }: Records, ids: Ids, now: () => Date): UserLogs {
  return {
    async add(userId) {
      await userLogs.create({ id: ids.random(), userId, date: now().toISOString() });
    },
  };
}
