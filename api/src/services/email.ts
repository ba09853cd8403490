import { EmailClient, type EmailMessage } from '@azure/communication-email';
import { DefaultAzureCredential } from '@azure/identity';
import { htmlOf, type MailText } from '@vse/domain/mail-templates';
import type { Config } from '../config.ts';
import { deadlineSignal } from './deadline.ts';

/** How long a request waits for the service's word; a mail that is slower is asked after by the timer. */
const PATIENCE_MS = 8000;
const REASON_LENGTH = 300;
/** What the service's shortest limit is for, when it asks to wait and does not say how long; and as long as it may say. */
const WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 86_400;

/**
 * What became of a try: it went out; it never will as it is; it is to be tried again, and other mails may fare better; the
 * service asks to be offered nothing for so many seconds; the service is silent.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'later' | 'silent'; reason: string }
  | { kind: 'wait'; reason: string; seconds: number };

export type Email = {
  /**
   * Hands a mail to the service and waits for its word. The operation id (a GUID) makes a repeated hand-over of the
   * same mail harmless. Never throws.
   */
  send(recipient: string, text: MailText, operationId: string): Promise<Outcome>;
};

export function createEmail(config: Config): Email {
  const client = connect(config);
  return {
    async send(recipient, text, operationId) {
      if (!client || !config.EMAIL_SENDER)
        return { kind: 'later', reason: 'E-mail is not set up.' };
      const message: EmailMessage = {
        senderAddress: config.EMAIL_SENDER,
        content: { ...text, html: htmlOf(text.plainText) },
        recipients: { to: [{ address: recipient }] },
      };
      const abortSignal = deadlineSignal(PATIENCE_MS);
      try {
        const poller = await client.beginSend(message, { operationId, abortSignal });
        const result = await poller.pollUntilDone({ abortSignal });
        if (result.status === 'Succeeded') return { kind: 'sent' };
        return {
          kind: 'refused',
          reason: result.error?.message ?? `The mail was ${result.status}.`,
        };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

function connect(config: Config): EmailClient | undefined {
  // A mail waits in our own queue; the client's retries on top would only keep the caller waiting.
  const retryOptions = { maxRetries: 0 };
  const { EMAIL_CONNECTION_STRING: connectionString, EMAIL_ENDPOINT: endpoint } = config;
  if (connectionString)
    return new EmailClient(connectionString, {
      retryOptions,
      allowInsecureConnection: !config.isAzure,
    });
  return endpoint
    ? new EmailClient(endpoint, new DefaultAzureCredential(), { retryOptions })
    : undefined;
}

type RestError = {
  statusCode?: number;
  message?: string;
  response?: { headers?: { get(name: string): string | undefined } };
};

/** What the service refuses for good is refused (400, 404, 422 …); throttling, faults and silence pass. */
function outcomeOf(error: unknown): Outcome {
  const { statusCode = 0, message = '', response } = error as RestError;
  // The client throws when the service took the mail and then dropped it, with the service's words behind its own.
  const dropped = /^The long-running operation has failed\. (.*)/s.exec(message)?.[1];
  if (dropped) return { kind: 'refused', reason: dropped.slice(0, REASON_LENGTH) };
  if (statusCode === 429) {
    const wait = Number(response?.headers?.get('retry-after'));
    const seconds = Math.min(wait > 0 ? wait : WAIT_SECONDS, MAX_WAIT_SECONDS);
    return { kind: 'wait', reason: 'The e-mail service asks to wait.', seconds };
  }
  const isFinal =
    statusCode >= 400 &&
    statusCode < 500 &&
    statusCode !== 401 &&
    statusCode !== 403 &&
    statusCode !== 408;
  if (isFinal) return { kind: 'refused', reason: message.slice(0, REASON_LENGTH) };
  return statusCode
    ? { kind: 'later', reason: `The e-mail service answered ${statusCode}.` }
    : { kind: 'silent', reason: 'The e-mail service does not answer.' };
}
