import { reportClientError } from '@vse/domain/contract/first-calls';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

/** The API's limits. */
const MOST_TEXT = 2000;
const MOST_PATH = 500;
/** Sends each error once, and few per page, because a broken screen may fail with every frame. */
const MOST = 5;
const sent = new Set<string>();

/**
 * Reports an error with its place, even while the page closes. Omits the query of the address. Skips ApiErrors: the API
 * has logged them, or was unreachable.
 */
export async function sendReport(error: unknown): Promise<void> {
  if (!(error instanceof Error) || error instanceof ApiError) return;
  const message = `${error.name}: ${error.message}`.slice(0, MOST_TEXT);
  if (sent.size >= MOST || sent.has(message)) return;
  sent.add(message);
  const stack = (error.stack ?? '').slice(0, MOST_TEXT);
  const path = location.pathname.slice(0, MOST_PATH);
  await call(reportClientError, { path, message, stack }, { keepalive: true });
}
