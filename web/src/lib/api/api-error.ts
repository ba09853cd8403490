import type { Issue } from '@vse/domain/contract/contract';

/** A failed call. Status 0: no response at all (offline, interrupted, timed out). */
export class ApiError extends Error {
  readonly status: number;
  /** The issues that the API reports, in order; empty without a problem response. */
  readonly issues: readonly Issue[];
  /** The request id in the API's log, for people to quote. Undefined without a response of the API. */
  readonly reference: string | undefined;

  /** Of the response, if it was JSON. */
  readonly body: unknown;

  constructor(status: number, issues: readonly Issue[] = [], reference?: string, body?: unknown) {
    super(issues[0]?.message ?? `The call failed (${status})`);
    this.status = status;
    this.issues = issues;
    this.reference = reference;
    this.body = body;
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined;

/** Whether the API refused the token. A 401 without issues comes from the platform and is about the function key. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.issues.length > 0;

/** Whether a retry a little later may succeed. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  if (status === undefined) return false;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
