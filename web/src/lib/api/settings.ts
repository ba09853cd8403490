import { type AppSettings, getAppSettings } from '@vse/domain/app-settings';
import { ApiError } from './api-error.ts';
import { readAnswer, TIMEOUT_MS } from './http.ts';

let request: Promise<AppSettings> | undefined;

/**
 * What the app knows of its environment: asked for once (index.html already preloads it), and again only after a
 * failure. Fetched by hand, since every other call needs the function key that it brings.
 */
export function settings(): Promise<AppSettings> {
  request ??= load().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

async function load(): Promise<AppSettings> {
  const response = await fetch(`/api/${getAppSettings.name}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiError(0);
  });
  return readAnswer(getAppSettings, response);
}
