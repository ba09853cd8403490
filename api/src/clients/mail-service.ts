import { createCommunicationAuthPolicy, parseClientArguments } from '@azure/communication-common';
import {
  createDefaultHttpClient,
  createHttpHeaders,
  createPipelineFromOptions,
  createPipelineRequest,
  type HttpMethods,
} from '@azure/core-rest-pipeline';
import type { Config } from '../config.ts';
import { retryAfterOf } from './retry-after.ts';

const VERSION = 'api-version=2025-09-01';

/** Any answer over HTTP. `body` is the parsed JSON, undefined for an empty body or a proxy's page. */
export type MailAnswer = { status: number; body: unknown; retryAfter: number | undefined };

/** The two calls of the service's interface. Both reject only when there is no answer. */
export type MailService = {
  send(message: unknown, operationId: string, signal: AbortSignal): Promise<MailAnswer>;
  status(operationId: string, signal: AbortSignal): Promise<MailAnswer>;
};

/**
 * The e-mail service over the Azure SDK's own pipeline and signatures. Not over @azure/communication-email: `beginSend`
 * of 1.1.0 asks for the status at once, whatever Retry-After says, and has no call that asks once. It takes a proxy's
 * page with status 200 for a mail that was sent.
 */
export async function openMailService(config: Config): Promise<MailService | undefined> {
  const { EMAIL_CONNECTION_STRING: connectionString, EMAIL_ENDPOINT: endpoint } = config;
  if (!connectionString && !endpoint) return undefined;
  const { url, credential } = connectionString
    ? parseClientArguments(connectionString, undefined)
    : parseClientArguments(endpoint ?? '', await identity());
  // Mails are retried from our own queue; retries of the pipeline would only delay the caller.
  const pipeline = createPipelineFromOptions({ retryOptions: { maxRetries: 0 } });
  pipeline.addPolicy(createCommunicationAuthPolicy(credential));
  const httpClient = createDefaultHttpClient();

  async function call(method: HttpMethods, path: string, sent: Sent): Promise<MailAnswer> {
    const request = createPipelineRequest({
      url: new URL(`${path}?${VERSION}`, url).href,
      method,
      headers: createHttpHeaders({ accept: 'application/json', ...sent.headers }),
      abortSignal: sent.signal,
      ...(sent.body !== undefined && { body: sent.body }),
      allowInsecureConnection: !config.isAzure,
    });
    const { status, headers, bodyAsText } = await pipeline.sendRequest(httpClient, request);
    return {
      status,
      body: parsed(bodyAsText ?? ''),
      retryAfter: retryAfterOf(headers.get('retry-after')),
    };
  }

  return {
    send: (message, operationId, signal) =>
      call('POST', '/emails:send', {
        headers: { 'content-type': 'application/json', 'operation-id': operationId },
        body: JSON.stringify(message),
        signal,
      }),
    status: (operationId, signal) => call('GET', `/emails/operations/${operationId}`, { signal }),
  };
}

type Sent = { signal: AbortSignal; headers?: Record<string, string>; body?: string };

async function identity() {
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new DefaultAzureCredential();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
