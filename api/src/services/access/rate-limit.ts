import { REDEEM_WINDOW_MINUTES } from '@vse/domain/limits';
import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../problem.ts';
import { changeTogether } from '../../store/change-together.ts';
import type { AttemptsDoc } from '../../store/document-types.ts';
import { pause } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import type { Container } from '../../store/store.ts';

const WINDOW_MS = REDEEM_WINDOW_MINUTES * MINUTE_MS;
/** If a look-up has not settled by then, assume the process crashed and count the attempt as failed. */
const OPEN_MS = 10_000;
/** With the pauses in between, about as long as OPEN_MS. */
const ATTEMPTS = 250;

/**
 * Exact for concurrent attempts on any number of hosts: an attempt is counted before its look-up, in a document that
 * changes by ETag, and uncounted unless it failed. The window slides; a window that restarts at fixed times would let
 * twice the limit through around each restart.
 */
export function createRateLimit(tries: Container<AttemptsDoc>, now: () => Date) {
  const change = changeTogether(tries);

  /** Counts an attempt, and returns its time, which identifies it. */
  async function take(id: string, limit: number): Promise<number> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const time = now().getTime();
      const outcome = await change(id, (doc) => {
        const { times, open } = recent(doc, time);
        if (times.length < limit)
          return { next: { id, times: [...times, time], open: [...open, time] }, answer: 'taken' };
        return { answer: open.length > 0 ? 'undecided' : secondsLeft(times, limit, time) };
      });
      if (outcome === 'taken') return time;
      if (typeof outcome === 'number') throw tooMany(outcome);
      // One of the attempts in progress may succeed and be uncounted.
      await pause(attempt);
    }
    throw tooMany(1);
  }

  const settle = (id: string, time: number, isFailed: boolean) =>
    change(id, (doc) => {
      const { times, open = [] } = doc ?? { times: [] };
      const left = isFailed ? times : without(times, time);
      return { next: { id, times: left, open: without(open, time) }, answer: true };
    });

  return {
    /**
     * Looks something up if fewer than `limit` attempts have failed for the key in the last 15 minutes. An attempt that
     * finds undefined has failed; one that throws does not count. Throws Problem 429 with the seconds to wait.
     */
    async tryOnce<T>(
      key: string,
      limit: number,
      lookUp: () => Promise<T | undefined>,
    ): Promise<T | undefined> {
      const id = contentHash(key);
      const time = await take(id, limit);
      let isFailed = false;
      try {
        const found = await lookUp();
        isFailed = found === undefined;
        return found;
      } finally {
        await settle(id, time, isFailed);
      }
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

const tooMany = (seconds: number) => new Problem(429, 'TOO_MANY_TRIES', seconds);

function recent({ times, open = [] }: Omit<AttemptsDoc, 'id'> = { times: [] }, time: number) {
  return {
    times: times.filter((each) => isNear(WINDOW_MS, each, time)),
    open: open.filter((each) => isNear(OPEN_MS, each, time)),
  };
}

/** The time until fewer attempts than the limit count. A key may have more, from calls with a higher limit. */
const secondsLeft = (times: number[], limit: number, time: number) =>
  Math.max(1, Math.ceil(((times.at(-limit) ?? time) + WINDOW_MS - time) / 1000));

/** Attempts in the same millisecond are interchangeable. */
function without(times: number[], time: number): number[] {
  const at = times.indexOf(time);
  return at < 0 ? times : times.toSpliced(at, 1);
}
