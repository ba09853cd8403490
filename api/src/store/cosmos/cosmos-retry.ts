import { setTimeout as pause } from 'node:timers/promises';
import { ErrorResponse } from '@azure/cosmos';
import { type Deadline, StoreError } from '../store.ts';

const PAUSES_MS = [100, 400, 1600];

/** Request timeout, conflict with another write of the same document, or temporarily unavailable. */
const TRANSIENT_STATUS = [408, 449, 503];
/** The SDK has already retried, for up to 30 seconds. */
const THROTTLED = 429;

/**
 * Retries a write after a lost connection, four attempts in all. The SDK retries only reads, since it cannot know
 * whether a write whose response was lost took effect; our callers find that out by the write id in the document.
 * `send` learns whether an earlier attempt may have succeeded.
 */
export async function withRetries<T>(
  signal: AbortSignal,
  send: (isRetry: boolean) => Promise<T>,
): Promise<T> {
  let isRetry = false;
  for (const milliseconds of PAUSES_MS) {
    try {
      return await send(isRetry);
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      isRetry = true;
      await pause(milliseconds, undefined, { signal });
    }
  }
  return await send(isRetry);
}

/**
 * Runs one call of the port within its deadline. The race is needed where the SDK ignores the signal: while it waits
 * between its own retries, or reads the account first. The abandoned call's result is ignored.
 */
export async function beforeDeadline<T>(
  deadline: Deadline,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = deadline();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  try {
    return await Promise.race([aborted, call(signal)]);
  } catch (error) {
    const isUnavailable = signal.aborted || isTransient(error) || statusOf(error) === THROTTLED;
    if (error instanceof StoreError || !isUnavailable) throw error;
    throw new StoreError('unavailable', 'Cosmos DB does not answer', { cause: error });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The HTTP status of a Cosmos DB error, or undefined for every other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ErrorResponse && typeof error.code === 'number' ? error.code : undefined;
}

function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== undefined) return TRANSIENT_STATUS.includes(status);
  // Connection errors have a string code: ECONNRESET, EPIPE, ETIMEDOUT, REQUEST_SEND_ERROR, TimeoutError. A truncated
  // response body is a SyntaxError of JSON.parse.
  const hasStringCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasStringCode || error instanceof SyntaxError;
}
