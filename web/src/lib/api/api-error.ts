/** A call that came to nothing. Status 0: no answer at all (offline, cut off, timed out). */
export class ApiError extends Error {
  readonly status: number;
  /** The API's own messages, in order; empty when it sent none. */
  readonly messages: readonly string[];

  constructor(status: number, messages: readonly string[] = []) {
    super(messages[0] ?? `The call failed (${status})`);
    this.status = status;
    this.messages = messages;
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/** The API does not know the token. A 401 without words of its own is the platform's, about the function key. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.messages.length > 0;

/** True when the same call may well succeed a little later. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  if (status === undefined) return false;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
