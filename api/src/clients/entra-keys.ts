import { DAY_MS, isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { JSONWebKeySet, JWKSCacheInput, JWTVerifyGetKey, RemoteJWKSet } from 'jose';
import { Problem } from '../problem.ts';
import { withSpan } from '../tracing/spans.ts';
import { logCause } from '../tracing/telemetry.ts';
import { deadlineSignal } from './deadline.ts';

/**
 * Entra rotates its keys every few weeks. A key set is refreshed after ten minutes, and valid for a day without a
 * refresh.
 */
const REFRESH_AFTER_MS = 10 * MINUTE_MS;
const VALID_MS = DAY_MS;
/** The pause between two fetches, while Entra does not answer or tokens name an unknown key. */
const PAUSE_MS = 30_000;
/** The pause while there is no key set at all: nobody can sign in until there is one. */
const EMPTY_PAUSE_MS = 3000;
const FETCH_TIMEOUT_MS = 5000;
const RETRY_AFTER_SECONDS = 5;

/**
 * The keys that Entra signs with. A valid key set is used while it is refreshed in the background. Throws Problem 503
 * when there is no valid set, or when a token names an unknown key and Entra does not answer.
 */
export function entraKeys(url: string): JWTVerifyGetKey {
  /** jose writes down here when it last got a set. */
  const cache: JWKSCacheInput = {};
  let keys: RemoteJWKSet | undefined;
  let failedAt: number | undefined;
  const isWithin = (ms: number, at = Number.NEGATIVE_INFINITY) => isNear(ms, at, Date.now());

  /** jose fetches again at once after a failure, so the pause is here. Only jose's own errors blame the token. */
  async function fetchSet(): Promise<Response> {
    const unavailable = new Problem(503, 'SERVER_ERROR', RETRY_AFTER_SECONDS);
    if (isWithin(keys?.fresh ? PAUSE_MS : EMPTY_PAUSE_MS, failedAt)) throw unavailable;
    try {
      return await withSpan('keys download', { 'peer.service': 'keys' }, () => download(url));
    } catch (error) {
      failedAt = Date.now();
      logCause('keys', error);
      throw unavailable;
    }
  }

  return async (header, token) => {
    const { createRemoteJWKSet, customFetch, jwksCache } = await import('jose');
    keys ??= createRemoteJWKSet(new URL(url), {
      cacheMaxAge: VALID_MS,
      cooldownDuration: PAUSE_MS,
      [jwksCache]: cache,
      [customFetch]: fetchSet,
    });
    if (keys.fresh && !isWithin(REFRESH_AFTER_MS, cache.uat)) keys.reload().catch(() => {});
    return keys(header, token);
  };
}

async function download(url: string): Promise<Response> {
  const response = await fetch(url, { signal: deadlineSignal(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The keys' address answered with status ${response.status}`);
  const set = (await response.json()) as JSONWebKeySet;
  // Also of a proxy that answers in JSON: the keys that there are stay.
  if (!set?.keys?.length) throw new Error('The answer of the keys’ address has no keys');
  return Response.json(set);
}
