import { Client, RetryHandlerOptions, type ShouldRetry } from '@microsoft/microsoft-graph-client';
import type { Config } from '../config.ts';
import { deadlineSignal, leftMs } from './deadline.ts';
import { onFirstUse } from './first-use.ts';

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
  const client = Client.initWithMiddleware({
    baseUrl,
    authProvider: {
      async getAccessToken() {
        const abortSignal = deadlineSignal();
        return (await (await credential()).getToken(SCOPE, { abortSignal })).token;
      },
    },
  });
  return { client, retry: new RetryHandlerOptions(1, RETRIES, isWorthWaiting) };
}

/** The client would wait up to three minutes if Graph asks for it, long after the caller's timeout. */
function isWorthWaiting(...[delay, , , , response]: Parameters<ShouldRetry>): boolean {
  const seconds = Number(response.headers.get('retry-after') ?? delay);
  return seconds <= MAX_WAIT_SECONDS && leftMs() > MAX_SLEEP_MS;
}
