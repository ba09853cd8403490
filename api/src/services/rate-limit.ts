import { TOO_MANY_TRIES } from '@vse/domain/invites';
import { REDEEM_WINDOW_MINUTES } from '@vse/domain/limits';
import { Problem } from '../http/errors.ts';
import { changeTogether } from './change-together.ts';
import { contentHash } from './ids.ts';
import { pause } from './revise.ts';
import type { Container } from './store/store.ts';

/**
 * When the tries were made that count, in epoch milliseconds, oldest first, and which of them are still being looked up.
 */
export type Tries = { id: string; times: number[]; open?: number[] };

const WINDOW_MS = REDEEM_WINDOW_MINUTES * 60_000;
/** A look-up takes a fraction of it: who holds a try longer has died with it, and the try counts as made in vain. */
const OPEN_MS = 10_000;
/** About as long as OPEN_MS, by the pauses between them. */
const ATTEMPTS = 250;

export type RateLimit = {
  /**
   * Looks something up if less than `limit` tries were made in vain for the key in the last quarter of an hour; one that
   * finds undefined is in vain, one that throws says nothing. Throws Problem 429 with the seconds to wait.
   */
  tryOnce<T>(
    key: string,
    limit: number,
    lookUp: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
};

/**
 * Exact also under many tries at once, on any number of hosts: a try is taken before its look-up, in a document that
 * changes by ETag, and given back unless it was in vain. The window slides, since one that begins anew at fixed times lets
 * twice the limit through around them.
 */
export function createRateLimit(tries: Container<Tries>, now: () => Date): RateLimit {
  const change = changeTogether(tries);

  /** Answers the time of the try, which names it. */
  async function take(id: string, limit: number): Promise<number> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const time = now().getTime();
      const outcome = await change(id, (doc) => {
        const { times, open } = recent(doc, time);
        if (times.length < limit)
          return { next: { id, times: [...times, time], open: [...open, time] }, answer: 'taken' };
        return { answer: open.length > 0 ? 'undecided' : secondsLeft(times, time) };
      });
      if (outcome === 'taken') return time;
      if (typeof outcome === 'number') throw tooMany(outcome);
      // One of those that are being looked up may be right and leave its place.
      await pause(attempt);
    }
    throw tooMany(1);
  }

  const settle = (id: string, time: number, isInVain: boolean) =>
    change(id, (doc) => {
      const { times, open = [] } = doc ?? { times: [] };
      const left = isInVain ? times : without(times, time);
      return { next: { id, times: left, open: without(open, time) }, answer: true };
    });

  return {
    async tryOnce(key, limit, lookUp) {
      const id = contentHash(key);
      const time = await take(id, limit);
      let isInVain = false;
      try {
        const found = await lookUp();
        isInVain = found === undefined;
        return found;
      } finally {
        await settle(id, time, isInVain);
      }
    },
  };
}

const tooMany = (seconds: number) => new Problem(429, TOO_MANY_TRIES, seconds);

function recent({ times, open = [] }: Omit<Tries, 'id'> = { times: [] }, time: number) {
  return {
    times: times.filter((each) => each > time - WINDOW_MS),
    open: open.filter((each) => each > time - OPEN_MS),
  };
}

const secondsLeft = ([oldest = 0]: number[], time: number) =>
  Math.max(1, Math.ceil((oldest + WINDOW_MS - time) / 1000));

/** Of tries in the same millisecond one is as good as the other. */
function without(times: number[], time: number): number[] {
  const at = times.indexOf(time);
  return at < 0 ? times : times.toSpliced(at, 1);
}
