import { REDEEM_RESERVE_PER_EMAIL } from '@vse/domain/limits';
import { Problem } from '../../problem.ts';
import type { RateLimit } from './rate-limit.ts';

type Who = { email: string; network: string };

/**
 * Looks something up within the limit of wrong attempts for an e-mail. When others have used it up, a network without
 * wrong attempts for the e-mail gets one from the reserve, so that nobody can lock the person out from elsewhere.
 * Throws Problem 429 with the seconds to wait.
 */
export async function tryForEmail<T>(
  { tryOnce }: RateLimit,
  limit: number,
  { email, network }: Who,
  lookUp: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const ofNetwork = `email:${email} network:${network}`;
  async function lookUpCounted() {
    const found = await lookUp();
    // Counted before the e-mail's own attempt settles: the e-mail must not be used up while its network still looks
    // unused.
    if (found === undefined) await tryOnce(ofNetwork, Number.POSITIVE_INFINITY, async () => found);
    return found;
  }
  try {
    return await tryOnce(`email:${email}`, limit, lookUpCounted);
  } catch (usedUp) {
    if (!isTooMany(usedUp)) throw usedUp;
    const fromReserve = () => tryOnce(`reserve:${email}`, REDEEM_RESERVE_PER_EMAIL, lookUp);
    return tryOnce(ofNetwork, 1, fromReserve).catch((error: unknown) => {
      throw isTooMany(error) ? sooner(usedUp, error) : error;
    });
  }
}

const isTooMany = (error: unknown): error is Problem =>
  error instanceof Problem && error.status === 429;

const sooner = (a: Problem, b: Problem) =>
  (a.retryAfterSeconds ?? 0) <= (b.retryAfterSeconds ?? 0) ? a : b;
