import { DAY_MS, isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
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

type KeySet = { at: number; find: JWTVerifyGetKey };

/**
 * The keys that Entra signs with. A valid key set is used while it is refreshed in the background. Throws Problem 503
 * when there is no valid set, or when a token names an unknown key and Entra does not answer.
 */
export function entraKeys(url: string, now: () => Date): JWTVerifyGetKey {
  let keySet: KeySet | undefined;
  let lastFetch: { at: number; isFailed: boolean } | undefined;
  let pending: Promise<void> | undefined;
  const isWithin = (ms: number, at: number) => isNear(ms, at, now().getTime());

  async function fetchSet() {
    const at = now().getTime();
    try {
      const [{ createLocalJWKSet }, set] = await Promise.all([
        import('jose'),
        withSpan('keys download', { 'peer.service': 'keys' }, () => download(url)),
      ]);
      keySet = { at, find: createLocalJWKSet(set) };
      lastFetch = { at, isFailed: false };
    } catch (error) {
      logCause('keys', error);
      lastFetch = { at, isFailed: true };
    }
  }

  /** Fetches the key set: one fetch for all who wait, and none within the pause. */
  async function refresh() {
    if (lastFetch && isWithin(keySet ? PAUSE_MS : EMPTY_PAUSE_MS, lastFetch.at)) return;
    pending ??= fetchSet().finally(() => {
      pending = undefined;
    });
    await pending;
  }

  return async (header, token) => {
    if (keySet && !isWithin(VALID_MS, keySet.at)) keySet = undefined;
    if (!keySet) await (pending ?? refresh());
    if (!keySet) throw new Problem(503, 'SERVER_ERROR', RETRY_AFTER_SECONDS);
    if (!isWithin(REFRESH_AFTER_MS, keySet.at)) void refresh();
    try {
      return await keySet.find(header, token);
    } catch (error) {
      if (!isUnknownKey(error)) throw error;
      // The key may be new, so refresh once before refusing the token.
      await (pending ?? refresh());
      if (lastFetch?.isFailed) throw new Problem(503, 'SERVER_ERROR', RETRY_AFTER_SECONDS);
      return keySet.find(header, token);
    }
  };
}

async function download(url: string): Promise<JSONWebKeySet> {
  const response = await fetch(url, { signal: deadlineSignal(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The keys' address answered with status ${response.status}`);
  const set = (await response.json()) as JSONWebKeySet;
  // Also of a proxy that answers in JSON: the keys that there are stay.
  if (!set?.keys?.length) throw new Error('The answer of the keys’ address has no keys');
  return set;
}

const isUnknownKey = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY';
