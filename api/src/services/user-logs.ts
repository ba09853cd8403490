import type { Ids } from './ids.ts';
import type { Records } from './records.ts';

export type UserLogs = {
  /** Records a sign-in, now, of a user of a provider. */
  add(userId: string, provider: string | null): Promise<void>;
};

export function createUserLogs({ userLogs }: Records, ids: Ids, now: () => Date): UserLogs {
  return {
    async add(userId, provider) {
      await userLogs.create({ id: ids.random(), userId, provider, date: now().toISOString() });
    },
  };
}
