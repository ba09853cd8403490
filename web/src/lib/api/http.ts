import type { Issue } from '@vse/domain/contract/contract';
import { ApiError } from './api-error.ts';

/** Longer than the API's own deadline, shorter than people wait. */
export const TIMEOUT_MS = 30_000;

/** The query of an input, with the question mark; nothing for an empty one. */
export function queryOf(input: unknown): string {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/** The headers of every call: the function key, an id for the API's log and database, and who calls. */
export const headersOf = (functionKey: string, bearer: string | null) => ({
  'x-functions-key': functionKey,
  'x-request-id': crypto.randomUUID(),
  // Not `Authorization`, which Static Web Apps overwrites on the way to the API.
  ...(bearer && { 'X-Authorization': `Bearer ${bearer}` }),
});

/** The issues and the request id of a problem response (RFC 9457). */
function problemIn(body: unknown): { issues: readonly Issue[]; reference: string | undefined } {
  if (typeof body !== 'object' || body === null || !('issues' in body))
    return { issues: [], reference: undefined };
  const { issues } = body;
  const reference = 'requestId' in body ? String(body.requestId) : undefined;
  return { issues: Array.isArray(issues) ? issues.filter(isIssue) : [], reference };
}

/** Checks the shape, because something else, such as a proxy, may have answered instead of the API. */
const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/**
 * The API's own 404 always has issues. One without comes from the platform, where the API has not started: it must not
 * say that a quiz does not exist or that a record is deleted.
 */
const statusIn = ({ status }: Response, issues: readonly Issue[]) =>
  status === 404 && issues.length === 0 ? 503 : status;

/** Returns the output of a response. Throws an ApiError with the issues of a problem response. */
export async function readAnswer<Output>(response: Response): Promise<Output> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { issues, reference } = problemIn(body);
    throw new ApiError(statusIn(response, issues), issues, reference, body);
  }
  // Something between us and the API answered instead, such as the login page of a hotel's network.
  if (body === undefined) throw new ApiError(502);
  // Not parsed again: the API has just checked it with the same schema, and a newer API may return more fields.
  return body as Output;
}
