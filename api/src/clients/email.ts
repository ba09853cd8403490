import type { EmailClient, EmailMessage } from '@azure/communication-email';
import { said } from '@vse/domain/messages/said';
import { htmlOf, type MailText } from '@vse/domain/rules/mail-templates';
import type { Config } from '../config.ts';
import { noteOnSpan, withSpan } from '../tracing/spans.ts';
import { count, logCause, logEvent } from '../tracing/telemetry.ts';
import { deadlineSignal } from './deadline.ts';
import { onFirstUse } from './first-use.ts';

/** How long a request waits for the result. The timer checks mails that take longer. */
const RESULT_TIMEOUT_MS = 8000;
const REASON_LENGTH = 300;
/**
 * The pause after a 429 without Retry-After (the service's shortest limit is per minute), and the longest one we
 * accept.
 */
const DEFAULT_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 86_400;

/**
 * The result of one send attempt. `refused` is final; `later` retries this mail and does not hold up others; `wait`
 * pauses all mail for the given seconds; `silent` means that the service did not answer.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'later' | 'silent'; reason: string }
  | { kind: 'wait'; reason: string; seconds: number };

export type Email = {
  /** Sends a mail and waits for the result. Idempotent by the operation id (a GUID). Never throws. */
  send(recipient: string, text: MailText, operationId: string): Promise<Outcome>;
};

export function createEmail(config: Config): Email {
  const open = onFirstUse(() => connect(config));

  async function attempt({ recipient, text, operationId, sender }: Attempt): Promise<Outcome> {
    const { subject, plainText, language } = text;
    const message: EmailMessage = {
      senderAddress: sender,
      content: { subject, plainText, html: htmlOf(plainText, language) },
      recipients: { to: [{ address: recipient }] },
    };
    try {
      const client = await open();
      if (!client) return NOT_SET_UP;
      const abortSignal = deadlineSignal(RESULT_TIMEOUT_MS);
      const poller = await client.beginSend(message, { operationId, abortSignal });
      const result = await poller.pollUntilDone({ abortSignal });
      if (result.status === 'Succeeded') return { kind: 'sent' };
      return {
        kind: 'refused',
        reason:
          result.error?.message ??
          said(result.status === 'Canceled' ? 'MAIL_CANCELED' : 'MAIL_FAILED'),
      };
    } catch (error) {
      logCause('mail', error);
      return outcomeOf(error);
    }
  }

  return {
    async send(recipient, text, operationId) {
      const { EMAIL_SENDER: sender } = config;
      const outcome = sender
        ? await traced(() => attempt({ recipient, text, operationId, sender }))
        : NOT_SET_UP;
      count(`mail_${outcome.kind}`);
      // The service will never accept this mail, so an operator has to look into it.
      if (outcome.kind === 'refused') logEvent('error', 'mailRefused', { operationId });
      return outcome;
    },
  };
}

/** A mail that could not be sent is an outcome rather than an error, but its span has failed. */
function traced(send: () => Promise<Outcome>): Promise<Outcome> {
  return withSpan('mail send', { 'peer.service': 'mail' }, async () => {
    const outcome = await send();
    const { kind } = outcome;
    noteOnSpan({ 'vse.mail.outcome': kind, ...(kind !== 'sent' && { 'error.type': kind }) });
    return outcome;
  });
}

type Attempt = { recipient: string; text: MailText; operationId: string; sender: string };
const NOT_SET_UP: Outcome = { kind: 'later', reason: said('MAIL_NOT_SET_UP') };

async function connect(config: Config): Promise<EmailClient | undefined> {
  // Mails are retried from our own queue; retries of the client would only delay the caller.
  const retryOptions = { maxRetries: 0 };
  const { EMAIL_CONNECTION_STRING: connectionString, EMAIL_ENDPOINT: endpoint } = config;
  if (!connectionString && !endpoint) return undefined;
  const { EmailClient } = await import('@azure/communication-email');
  if (connectionString)
    return new EmailClient(connectionString, {
      retryOptions,
      allowInsecureConnection: !config.isAzure,
    });
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new EmailClient(endpoint ?? '', new DefaultAzureCredential(), { retryOptions });
}

type RestError = {
  statusCode?: number;
  message?: string;
  response?: { headers?: { get(name: string): string | undefined } };
};

/** Client errors (400, 404, 422 …) are final. Throttling, server errors and timeouts are retried. */
function outcomeOf(error: unknown): Outcome {
  const { statusCode = 0, message = '', response } = error as RestError;
  // When the service drops a mail after accepting it, the client throws this text followed by the service's reason.
  const dropReason = /^The long-running operation has failed\. (.*)/s.exec(message)?.[1];
  if (dropReason) return { kind: 'refused', reason: dropReason.slice(0, REASON_LENGTH) };
  if (statusCode === 429) {
    const wait = Number(response?.headers?.get('retry-after'));
    const seconds = Math.min(wait > 0 ? wait : DEFAULT_WAIT_SECONDS, MAX_WAIT_SECONDS);
    return { kind: 'wait', reason: said('MAIL_SERVICE_BUSY'), seconds };
  }
  const isFinal = statusCode >= 400 && statusCode < 500 && ![401, 403, 408].includes(statusCode);
  if (isFinal) return { kind: 'refused', reason: message.slice(0, REASON_LENGTH) };
  return statusCode
    ? { kind: 'later', reason: said('MAIL_SERVICE_ANSWERED', { status: String(statusCode) }) }
    : { kind: 'silent', reason: said('MAIL_SERVICE_SILENT') };
}

/** Throws when the e-mail service does not answer or answers with a server error. */
export async function probeEmail(config: Config): Promise<'ok' | 'not set up'> {
  const { EMAIL_CONNECTION_STRING, EMAIL_ENDPOINT, EMAIL_SENDER } = config;
  const endpoint = /endpoint=([^;]+)/i.exec(EMAIL_CONNECTION_STRING ?? '')?.[1] ?? EMAIL_ENDPOINT;
  if (!endpoint || !EMAIL_SENDER) return 'not set up';
  // A refusal proves that the service answers; only network and server errors count.
  const { status } = await withSpan('mail probe', { 'peer.service': 'mail' }, () =>
    fetch(new URL('/emails/operations/none', endpoint), { signal: deadlineSignal() }),
  );
  if (status >= 500) throw new Error(`The e-mail service answered with status ${status}`);
  return 'ok';
}
