import { reportClientError } from '@vse/domain/contract/calls';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

/** As much as the API takes. */
const MOST_TEXT = 2000;
const MOST_PATH = 500;
/** Each error once, and only a few: a screen that breaks with every frame says nothing new. */
const MOST = 5;
const sent = new Set<string>();

/**
 * Sends an error with where it happened, also while the page is being closed. The address's query stays here. What
 * failed on its way to the API or back is known there or nowhere.
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
