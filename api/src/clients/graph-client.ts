import {
  Client,
  type Context,
  type Middleware,
  MiddlewareFactory,
  RetryHandlerOptions,
  type ShouldRetry,
} from '@microsoft/microsoft-graph-client';
import type { Config } from '../config.ts';
import { deadlineSignal, leftMs } from './deadline.ts';
import { onFirstUse } from './first-use.ts';
import { retryAfterOf } from './retry-after.ts';

const RETRIES = 2;
/** When Graph asks for a longer wait, the caller gets 503 instead and decides when to retry. */
const MAX_WAIT_SECONDS = 3;
/** The client's sleep ignores the deadline, so it must not start unless it ends before the deadline. */
const MAX_SLEEP_MS = 4000;
const SCOPE = 'https://graph.microsoft.com/.default';

/**
 * The parts of the Graph SDK that directory.ts uses, in a module of their own so that the SDK is loaded on first use.
 * The SDK is CommonJS: in the bundle, only a static import of it has named exports.
 */
export function openGraph({ GRAPH_ENDPOINT: baseUrl }: Config) {
  const credential = onFirstUse(async () => {
    const { DefaultAzureCredential } = await import('@azure/identity');
    return new DefaultAzureCredential();
  });
  const chain = MiddlewareFactory.getDefaultMiddlewareChain({
    async getAccessToken() {
      const abortSignal = deadlineSignal();
      return (await (await credential()).getToken(SCOPE, { abortSignal })).token;
    },
  });
  const client = Client.initWithMiddleware({
    baseUrl,
    middleware: [...chain.slice(0, -1), sendReadably],
  });
  return { client, retry: new RetryHandlerOptions(1, RETRIES, isWorthWaiting) };
}

/**
 * The end of the chain: sends the request, as HTTPMessageHandler does, and gives the client an answer that it can read.
 * From an error that is no JSON, the client (3.0.7) takes neither Retry-After nor a code; a page with status 200 it hands
 * on as if it were the answer.
 */
const sendReadably: Middleware = {
  async execute(context: Context) {
    context.response = await readable(await fetch(context.request, context.options));
  },
};

/** The service's own answer, or 503 for anything else, such as a proxy's page; Retry-After is kept. */
async function readable(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (status === 204) return response;
  const text = await response.text();
  if (isFromGraph(text, status)) return new Response(text, { status, headers });
  const wait = headers.get('retry-after');
  return Response.json(
    { error: { code: String(status), message: 'The answer is not from the directory' } },
    { status: status === 429 ? status : 503, headers: wait ? { 'retry-after': wait } : {} },
  );
}

/** Graph answers with a JSON object; that of a refusal names its error. */
function isFromGraph(text: string, status: number): boolean {
  try {
    const { error } = JSON.parse(text);
    return status < 400 || (typeof error === 'object' && error !== null);
  } catch {
    return false;
  }
}

/** The client would wait up to three minutes if Graph asks for it, long after the caller's timeout. */
function isWorthWaiting(...[delay, , , , response]: Parameters<ShouldRetry>): boolean {
  const seconds = retryAfterOf(response.headers.get('retry-after')) ?? delay;
  return seconds <= MAX_WAIT_SECONDS && leftMs() > MAX_SLEEP_MS;
}
