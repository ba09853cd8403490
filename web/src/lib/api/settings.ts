import { getAppSettings } from '@vse/domain/contract/first-calls';
import type { AppSettings } from '@vse/domain/records/app-settings';
import { safeLocalStorage } from '../browser/key-value.ts';
import { ApiError } from './api-error.ts';
import { fetchOrTakeEarly } from './early.ts';
import { readAnswer, TIMEOUT_MS } from './http.ts';

/** Storage key of the function key, with which the inline script of index.html asks for a quiz before the settings come. */
const FUNCTION_KEY = 'vse.functionKey';

let request: Promise<AppSettings> | undefined;

/**
 * The settings of this environment, requested once (index.html starts the request) and again only after a failure. Does
 * not use `call`, because every other call needs the function key in these settings.
 */
export function settings(): Promise<AppSettings> {
  request ??= load().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

async function load(): Promise<AppSettings> {
  const response = await fetchOrTakeEarly(`/api/${getAppSettings.name}`, null, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiError(0);
  });
  const known = await readAnswer<AppSettings>(response);
  safeLocalStorage.set(FUNCTION_KEY, known.functionKey);
  return known;
}
