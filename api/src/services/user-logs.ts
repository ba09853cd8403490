import type { Ids } from './ids.ts';
import type { Records } from './records.ts';
import { createOnce } from './revise.ts';

export type UserLogs = {
  /** Records a sign-in, now: `userId` is the session's `logId`. A second add under the same id changes nothing. */
  add(userId: string, provider: string | null, id?: string): Promise<void>;
};

export function createUserLogs({ userLogs }: Records, ids: Ids, now: () => Date): UserLogs {
  return {
    async add(userId, provider, id = ids.random()) {
      await createOnce(userLogs, { id, userId, provider, date: now().toISOString() });
    },
  };
}
