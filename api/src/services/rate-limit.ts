import { REDEEM_WINDOW_MINUTES } from '@vse/domain/limits';
import { contentHash } from './ids.ts';
import { isStale, pause } from './revise.ts';
import { type Container, StoreError } from './store/store.ts';

/** When the tries that were let through were made: epoch milliseconds, oldest first, as many as the limit at most. */
export type Tries = { id: string; times: number[] };

const WINDOW_MS = REDEEM_WINDOW_MINUTES * 60_000;
/** Each lost race means that somebody else's try was counted, so the limit ends the contest long before this does. */
const ATTEMPTS = 500;

export type RateLimit = {
  /** Counts a try for a key and answers 0; or, once `limit` were made in the last quarter of an hour, the seconds to wait. */
  take(key: string, limit: number): Promise<number>;
};

/**
 * Exact also under many tries at once, on any number of hosts: the times are a document that changes by ETag. The window
 * slides, since one that begins anew at fixed times lets twice the limit through around them.
 */
export function createRateLimit(tries: Container<Tries>, now: () => Date): RateLimit {
  return {
    async take(key, limit) {
      const id = contentHash(key);
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const stored = await tries.read(id);
        const time = now().getTime();
        const recent = (stored?.doc.times ?? []).filter((each) => each > time - WINDOW_MS);
        if (recent.length >= limit) return secondsLeft(recent[0] ?? time, time);
        const counted = { id, times: [...recent, time] };
        try {
          if (stored) await tries.replace(counted, stored.etag);
          else await tries.create(counted);
          return 0;
        } catch (error) {
          if (!isStale(error) && !isTaken(error)) throw error;
          await pause(attempt);
        }
      }
      return 1;
    },
  };
}

const secondsLeft = (oldest: number, time: number) =>
  Math.max(1, Math.ceil((oldest + WINDOW_MS - time) / 1000));

const isTaken = (error: unknown) => error instanceof StoreError && error.kind === 'conflict';
