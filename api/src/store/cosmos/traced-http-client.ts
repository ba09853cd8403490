import { createDefaultHttpClient, type HttpClient } from '@azure/core-rest-pipeline';
import { addRequestCharge, noteOnSpan } from '../../tracing/spans.ts';
import { count, currentRequestId } from '../../tracing/telemetry.ts';
import { readableAnswer } from './readable-answer.ts';

/** The service keeps an activity id as a GUID. */
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const THROTTLED = 429;

/**
 * Sends every call, the SDK's own retries too, under the id of the request or timer run that it is for, and counts
 * calls, request units and throttled calls in the line of that run. The span of the operation gets the sum of the
 * request units, and status and activity id of its last call. The SDK gets answers that it can read.
 */
export function tracedHttpClient(inner: HttpClient = createDefaultHttpClient()): HttpClient {
  return {
    async sendRequest(request) {
      const id = currentRequestId();
      if (id && GUID.test(id)) request.headers.set('x-ms-activity-id', id);
      count('cosmos_calls');
      const response = await inner.sendRequest(request);
      const units = Number(response.headers.get('x-ms-request-charge') ?? 0);
      count('cosmos_units', units);
      addRequestCharge(units);
      noteOnSpan({
        'db.response.status_code': String(response.status),
        'azure.cosmosdb.activity_id': response.headers.get('x-ms-activity-id') ?? id ?? '',
      });
      if (response.status === THROTTLED) count('cosmos_throttled');
      return readableAnswer(response);
    },
  };
}
