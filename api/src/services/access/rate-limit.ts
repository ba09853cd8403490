import { REDEEM_RESERVE_PER_ADDRESS, REDEEM_WINDOW_MINUTES } from '@vse/domain/limits';
import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../problem.ts';
import { changeTogether } from '../../store/change-together.ts';
import type { Attempt, AttemptsDoc } from '../../store/document-types.ts';
import { contentHash } from '../../store/ids.ts';
import type { Container } from '../../store/store.ts';

const WINDOW_MS = REDEEM_WINDOW_MINUTES * MINUTE_MS;
/** Blocked keys that one instance remembers; each is an address with hundreds of wrong attempts. */
const MOST_BLOCKED = 1000;

/**
 * What the wrong attempts of the last 15 minutes mean for one more. Without `counts`, it is refused, correct or not.
 * With `counts`, a correct one is accepted, and a wrong one is stored with these fields. Refused attempts, and wrong
 * ones too if `until` is set, are told to wait until the attempt `until` is 15 minutes old. `blocked`: every attempt
 * for the key is refused until that one is 15 minutes old.
 */
export type Ruling = {
  counts?: Omit<Attempt, 'time'>;
  until?: Attempt | undefined;
  blocked?: Attempt | undefined;
};
/** `recent`: the wrong attempts of the last 15 minutes, oldest first. */
export type Rule = (recent: readonly Attempt[]) => Ruling;

/**
 * Limits wrong attempts within a sliding window; a window that restarts at fixed times would let twice the limit
 * through around each restart. An attempt is judged after its look-up and before its response. Only wrong attempts
 * write. They are counted exactly on any number of hosts, in a document that changes by ETag. Decision 0021 says how
 * many concurrent guesses can be accepted beyond that.
 */
export function createRateLimit(attempts: Container<AttemptsDoc>, now: () => Date) {
  const change = changeTogether(attempts);
  const blocks = new Map<string, { until: Attempt; liftedBy: Attempt }>();

  return {
    /** Throws Problem 429 for a key that is known to be blocked on this host; costs no store call. */
    requireNotBlocked(key: string): void {
      const block = blocks.get(key);
      const time = now().getTime();
      if (block && isNear(WINDOW_MS, block.liftedBy.time, time)) throw tooMany(block.until, time);
      blocks.delete(key);
    },

    /** Judges an attempt that was looked up, and counts a wrong one. Throws Problem 429 with the seconds to wait. */
    async settle(key: string, rule: Rule, isWrong: boolean): Promise<void> {
      const id = contentHash(key);
      const outcome = await change(id, (doc) => {
        const time = now().getTime();
        const recent = (doc?.attempts ?? []).filter((each) => isNear(WINDOW_MS, each.time, time));
        const ruling = rule(recent);
        const next = isWrong &&
          ruling.counts && { id, attempts: [...recent, { time, ...ruling.counts }] };
        return { next: next || undefined, answer: { ...ruling, time } };
      });
      // Lost against other hosts many times in a row: they count wrong attempts for this key at the same moment.
      if (!outcome) throw tooMany(undefined, now().getTime());
      const { counts, until, blocked, time } = outcome;
      if (blocked && until) {
        if (blocks.size >= MOST_BLOCKED) blocks.clear();
        blocks.set(key, { until, liftedBy: blocked });
      }
      if (!counts || (isWrong && until)) throw tooMany(until, time);
    },
  };
}

/**
 * `limit` wrong attempts from an address are answered. The next ones are looked up as well, so that others behind the
 * same address still get in with a correct code, but wrong ones get the answer of refused ones. After the reserve,
 * nothing is looked up.
 */
export const addressRule =
  (limit: number): Rule =>
  (recent) => {
    const until = recent.at(-limit);
    const blocked = recent.at(-limit - REDEEM_RESERVE_PER_ADDRESS);
    return blocked ? { until, blocked } : { counts: {}, until };
  };

/** At least a second, so that a client that waits is not refused for the same reason again. */
function tooMany(until: Attempt | undefined, time: number): Problem {
  const ms = until ? until.time + WINDOW_MS - time : 0;
  return new Problem(429, 'TOO_MANY_TRIES', Math.max(1, Math.ceil(ms / 1000)));
}
