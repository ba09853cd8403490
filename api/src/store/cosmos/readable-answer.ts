import type { PipelineResponse } from '@azure/core-rest-pipeline';

const THROTTLED = 429;
const RETRY_AFTER = 'x-ms-retry-after-ms';
/** The shortest pause after a throttled call. Without one, the SDK repeats it at once. */
const LEAST_PAUSE_MS = 100;

/**
 * Makes the status decide, as it does when an answer comes from Cosmos DB itself. @azure/cosmos 4.10 parses the body
 * before it looks at the status, and before its own retries: an error without a body is a TypeError, one that is a
 * gateway's page a SyntaxError, and a read answered with 200 and nothing looks like a missing document.
 */
export function readableAnswer(response: PipelineResponse): PipelineResponse {
  const { status, bodyAsText, headers } = response;
  if (status === THROTTLED) {
    const pause = Number(headers.get(RETRY_AFTER));
    headers.set(RETRY_AFTER, String(Math.max(LEAST_PAUSE_MS, pause || 0)));
  }
  if (status >= 400) return isObject(bodyAsText) ? response : withError(response, status);
  const lacksDocument = (status === 200 || status === 201) && !bodyAsText?.trim();
  return lacksDocument ? withError(response, 503) : response;
}

const withError = (response: PipelineResponse, status: number): PipelineResponse => ({
  ...response,
  status,
  bodyAsText: JSON.stringify({ code: String(status), message: 'The answer has no readable body' }),
});

function isObject(text: string | null | undefined): boolean {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}
