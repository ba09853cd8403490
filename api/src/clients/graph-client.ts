import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { deadlineSignal, leftMs } from './deadline.ts';
import { onFirstUse } from './first-use.ts';
import { retryAfterOf } from './retry-after.ts';

const GRAPH = 'https://graph.microsoft.com';
const SCOPE = `${GRAPH}/.default`;
const VERSION = '/v1.0';
const RETRIES = 2;
/** What passes by itself. Each of our calls may reach Graph twice: the second finds done what the first did. */
const PASSING = [429, 503, 504];
/** When Graph asks for a longer wait, the caller gets 503 instead and decides when to retry. */
const MAX_WAIT_SECONDS = 3;
/** What has to be left of the deadline after a wait, or the repeated call would only be cut off. */
const LEAST_CALL_MS = 1000;

/** A refusal of Graph, or a call without an answer of Graph, which has no status. */
export class GraphError extends Error {
  override name = 'GraphError';
  readonly statusCode: number | undefined;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  constructor(message: string, code: string, response?: Response, cause?: unknown) {
    super(message, { cause });
    this.statusCode = response?.status;
    this.code = code;
    this.retryAfterSeconds = retryAfterOf(response?.headers.get('retry-after'));
  }
}

export type GraphRequest = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: object;
  headers?: Record<string, string>;
};

/**
 * Sends requests to Microsoft Graph: with the token of the API's identity, until the deadline of the work that makes
 * them, and again where Graph asks to wait for a moment. Returns the answer's JSON, undefined for 204. Throws GraphError.
 */
export function openGraph({ GRAPH_ENDPOINT }: Pick<Config, 'GRAPH_ENDPOINT'>) {
  const credential = onFirstUse(async () => {
    const { DefaultAzureCredential } = await import('@azure/identity');
    return new DefaultAzureCredential();
  });

  /** Nobody but Graph gets a token: a stand-in on a developer's machine needs none. */
  async function authorization(signal: AbortSignal): Promise<Record<string, string>> {
    if (new URL(GRAPH_ENDPOINT).origin !== GRAPH) return {};
    const { token } = await (await credential()).getToken(SCOPE, { abortSignal: signal });
    return { authorization: `Bearer ${token}` };
  }

  async function send(path: string, { method = 'GET', body, headers }: GraphRequest) {
    const signal = deadlineSignal();
    try {
      const response = await fetch(new URL(`${VERSION}${path}`, GRAPH_ENDPOINT), {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
          ...(await authorization(signal)),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal,
      });
      return { response, text: await response.text() };
    } catch (error) {
      // What fetch throws says nothing, but its cause does, such as an address that does not exist.
      const cause = (error as Error).cause ?? error;
      throw new GraphError('The directory did not answer', 'NoAnswer', undefined, cause);
    }
  }

  return async function request(path: string, options: GraphRequest = {}): Promise<unknown> {
    for (let retries = RETRIES; ; retries -= 1) {
      const { response, text } = await send(path, options);
      const waitMs = retries > 0 ? waitBefore(response) : undefined;
      if (waitMs === undefined) return readAnswer(response, text);
      await setTimeout(waitMs);
    }
  };
}

/** Milliseconds to wait before the same call is made again; undefined if it is not. */
function waitBefore({ status, headers }: Response): number | undefined {
  const asked = headers.get('retry-after');
  // Spread, so that those who were refused together do not come back together.
  const seconds = asked === null ? 1 + Math.random() : (retryAfterOf(asked) ?? 0);
  const ms = seconds * 1000;
  const isWorthIt = seconds <= MAX_WAIT_SECONDS && ms + LEAST_CALL_MS < leftMs();
  return PASSING.includes(status) && isWorthIt ? ms : undefined;
}

/** Graph answers with a JSON object, and that of a refusal names its error. All else is of a proxy in between. */
function readAnswer(response: Response, text: string): unknown {
  if (response.status === 204) return undefined;
  const answer = objectIn(text);
  if (response.ok && answer) return answer;
  const refusal = response.ok ? undefined : answer?.error;
  if (typeof refusal !== 'object' || refusal === null)
    throw new GraphError('The answer is not from the directory', 'NoAnswer', foreign(response));
  const { code, message } = refusal as { code?: unknown; message?: unknown };
  throw new GraphError(String(message), String(code), response);
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The status of a proxy says nothing about the directory, but for how long to wait does. */
const foreign = ({ status, headers }: Response) =>
  new Response(null, { status: status === 429 ? status : 503, headers });
