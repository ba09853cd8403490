import { getQuizResult } from '@vse/domain/contract/first-calls';
import { prefillCache } from './api/cache.ts';
import { addressOf } from './api/call.ts';
import { readEarly } from './api/early.ts';
import { settings } from './api/settings.ts';
import { keyOf } from './api/use-api.ts';
import { SETTINGS_KEY } from './auth/session.ts';
import { tokenFor } from './auth/tokens.ts';

/** Puts what index.html has asked for into the cache, so that the first render finds it there. */
export async function preloadQuizResult(id: string) {
  const token = tokenFor(id);
  const [known, result] = await Promise.all([
    settings(),
    readEarly(addressOf(getQuizResult, { id }), token),
  ]);
  prefillCache(SETTINGS_KEY, known);
  if (result) prefillCache(keyOf(getQuizResult, { id }, token), result);
}
