import { REDEEM_WINDOW_MINUTES } from '@vse/domain/limits';
import { contentHash } from './ids.ts';
import { isStale, pause } from './revise.ts';
import { type Container, StoreError } from './store/store.ts';

export type TryCount = { id: string; count: number };

const WINDOW_MS = REDEEM_WINDOW_MINUTES * 60_000;
/** Each lost race means that somebody else's try was counted, so the limit ends the contest long before this does. */
const ATTEMPTS = 500;

export type RateLimit = {
  /** Counts a try for a key in the current quarter of an hour; false once `limit` tries are used up. */
  take(key: string, limit: number): Promise<boolean>;
  /** Seconds until the current window ends. */
  retryAfterSeconds(): number;
};

/** Exact also under many tries at once, on any number of hosts: the count is a document that changes by ETag. */
export function createRateLimit(tries: Container<TryCount>, now: () => Date): RateLimit {
  return {
    retryAfterSeconds: () => Math.ceil((WINDOW_MS - (now().getTime() % WINDOW_MS)) / 1000),
    async take(key, limit) {
      const window = Math.floor(now().getTime() / WINDOW_MS);
      const id = contentHash(JSON.stringify([key, window]));
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const stored = await tries.read(id);
        const count = stored?.doc.count ?? 0;
        if (count >= limit) return false;
        try {
          if (stored) await tries.replace({ id, count: count + 1 }, stored.etag);
          else await tries.create({ id, count: 1 });
          return true;
        } catch (error) {
          if (!isStale(error) && !isTaken(error)) throw error;
          await pause(attempt);
        }
      }
      return false;
    },
  };
}

const isTaken = (error: unknown) => error instanceof StoreError && error.kind === 'conflict';
