import type { HttpRequest, HttpResponseInit } from '@azure/functions';
import { withinDeadline } from '../clients/deadline.ts';
import { notFound, Problem } from '../problem.ts';
import type { Context } from '../services/context.ts';
import { StoreError } from '../store/store.ts';
import {
  type Invocation,
  logCause,
  logUnforeseen,
  noteProblem,
  observedRequest,
  requestIdFrom,
} from '../tracing/telemetry.ts';
import { compressed } from './compress.ts';
import type { Endpoint } from './endpoint.ts';
import { SECURITY_HEADERS } from './headers.ts';

/** Loads and runs an endpoint: 200 with its output as JSON, or a problem response. Never throws. */
export function respond(
  name: string,
  load: () => Promise<Endpoint>,
  request: HttpRequest,
  invocation: Invocation,
  openContext: () => Promise<Context>,
): Promise<HttpResponseInit> {
  return observed(name, request, invocation, async () => {
    const output = await withinDeadline(async () => {
      const [{ answer }, context] = await Promise.all([load(), openContext()]);
      return answer(request, context);
    });
    return {
      status: 200,
      headers: { ...SECURITY_HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(output),
    };
  });
}

type ResponseWithBody = HttpResponseInit & { body: string };

/** Like respond, for routes that are not endpoints, such as the API's description. Never throws. */
export function observed(
  name: string,
  request: HttpRequest,
  invocation: Invocation,
  createResponse: () => Promise<ResponseWithBody>,
): Promise<HttpResponseInit> {
  const requestId = requestIdFrom(request.headers.get('x-request-id'));
  return observedRequest({ name, requestId, logger: invocation }, async () => {
    const { headers, ...answer } = await createResponse().catch((error: unknown) =>
      problemResponse(problemOf(error), requestId),
    );
    return compressed(request, { ...answer, headers: { ...headers, 'x-request-id': requestId } });
  });
}

function problemResponse(problem: Problem, requestId: string): ResponseWithBody {
  const { status, retryAfterSeconds } = problem;
  noteProblem(problem.issues[0]?.code);
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'application/problem+json',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: JSON.stringify(problem.body(requestId)),
  };
}

/**
 * Store errors have statuses of their own. An unexpected error is logged with its stack; the response has no details.
 */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError) {
    if (error.kind === 'unavailable') {
      logCause('records', error);
      return new Problem(503, 'RECORDS_UNAVAILABLE');
    }
    if (error.kind === 'missing') return notFound('RECORD_NOT_FOUND');
    if (error.kind === 'too-large') return new Problem(413, 'RECORD_TOO_LARGE');
    if (error.kind === 'bad-page') return new Problem(400, 'PAGE_UNKNOWN');
    return new Problem(error.kind === 'stale' ? 412 : 409, 'CHANGED_MEANWHILE');
  }
  logUnforeseen(error);
  return new Problem(500, 'SERVER_ERROR');
}
