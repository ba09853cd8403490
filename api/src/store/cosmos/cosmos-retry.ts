import { setTimeout as pause } from 'node:timers/promises';
import { ErrorResponse } from '@azure/cosmos';
import { type Deadline, StoreError } from '../store.ts';

const PAUSES_MS = [100, 400, 1600];

/**
 * Request timeout, conflict with another write of the same document, temporarily unavailable; and what only a fault of
 * the service or of a gateway in front of it answers.
 */
const TRANSIENT_STATUS = [408, 449, 500, 502, 503, 504];
/** The SDK waits as long as the service asks, again and again until the deadline (cosmos-store.ts). */
const THROTTLED = 429;

/**
 * Retries a write, four attempts in all. The SDK repeats no write, since it cannot know whether one whose response was
 * lost took effect; our callers find that out by the write id in the document. `send` learns whether an earlier attempt
 * may have succeeded.
 */
export const withRetries = <T>(
  signal: AbortSignal,
  send: (isRetry: boolean) => Promise<T>,
): Promise<T> => retried(signal, send, isTransient);

/**
 * Retries a read as often as a write. Not after a lost connection: the SDK has repeated it then, eleven times within
 * ten seconds.
 */
export const readWithRetries = <T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> =>
  retried(signal, read, (error) => isTransientStatus(error) || isUnreadable(error));

async function retried<T>(
  signal: AbortSignal,
  send: (isRetry: boolean) => Promise<T>,
  isWorthIt: (error: unknown) => boolean,
): Promise<T> {
  let isRetry = false;
  for (const milliseconds of PAUSES_MS) {
    try {
      return await send(isRetry);
    } catch (error) {
      if (signal.aborted || !isWorthIt(error)) throw error;
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

const isTransientStatus = (error: unknown) => TRANSIENT_STATUS.includes(statusOf(error) ?? 0);

/** A body that broke off, or a proxy's page with status 200. */
const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && error.code === 'PARSE_ERROR');

function isTransient(error: unknown): boolean {
  if (statusOf(error) !== undefined) return isTransientStatus(error);
  // Connection errors have a string code: ECONNRESET, EPIPE, ETIMEDOUT, REQUEST_SEND_ERROR, TimeoutError.
  const hasStringCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasStringCode || isUnreadable(error);
}
