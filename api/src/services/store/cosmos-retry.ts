import { setTimeout as pause } from 'node:timers/promises';
import { ErrorResponse } from '@azure/cosmos';

const PAUSES_MS = [100, 400, 1600];

/** Timed out on the way, busy with another write of the same document, or for a moment not there. */
const PASSING_STATUS = [408, 449, 503];

/**
 * Runs a write again after a lost connection, four times in all. The SDK repeats reads only, since it cannot know
 * whether a write whose answer got lost has happened; the caller finds that out by the write id in the document.
 * `send` learns whether an earlier try may have succeeded.
 */
export async function withRetries<T>(send: (isRepeated: boolean) => Promise<T>): Promise<T> {
  let isRepeated = false;
  for (const milliseconds of PAUSES_MS) {
    try {
      return await send(isRepeated);
    } catch (error) {
      if (!isPassing(error)) throw error;
      isRepeated = true;
      await pause(milliseconds);
    }
  }
  return await send(isRepeated);
}

/** The HTTP status that Cosmos DB refused a call with, undefined for every other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ErrorResponse && typeof error.code === 'number' ? error.code : undefined;
}

function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== undefined) return PASSING_STATUS.includes(status);
  // Errors of the connection carry a code in words: ECONNRESET, EPIPE, ETIMEDOUT, REQUEST_SEND_ERROR, TimeoutError.
  // A body that broke off arrives as a SyntaxError of JSON.parse.
  const hasWord = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasWord || error instanceof SyntaxError;
}
