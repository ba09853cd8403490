import { said } from '@vse/domain/messages/said';
import { asciiAddress } from '@vse/domain/rules/keys';
import { htmlOf, type MailText } from '@vse/domain/rules/mail-templates';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { noteOnSpan, withSpan } from '../tracing/spans.ts';
import { count, logCause, logEvent } from '../tracing/telemetry.ts';
import { deadlineSignal } from './deadline.ts';
import { onFirstUse } from './first-use.ts';
import type { MailAnswer, MailService } from './mail-service.ts';

const ANSWER_TIMEOUT_MS = 8000;
const REASON_LENGTH = 300;
/** The pause after a 429 without Retry-After: the service's shortest limit is per minute. */
const DEFAULT_WAIT_SECONDS = 60;
/** When to ask for the status of a mail whose acceptance names no time. */
const DEFAULT_ASK_SECONDS = 30;
/** The longest pause that we accept. */
const MAX_WAIT_SECONDS = 86_400;

/**
 * The result of one send attempt. `sent`: the service has accepted the mail, and its status may be asked for after these
 * seconds (never without them). `refused` is final; `later` retries this mail and does not hold up others; `wait`
 * pauses all mail for the given seconds; `silent` means that the service did not answer.
 */
export type Outcome =
  | { kind: 'sent'; askInSeconds?: number }
  | { kind: 'refused' | 'later' | 'silent'; reason: string }
  | { kind: 'wait'; reason: string; seconds: number };

/**
 * What a status call says of an accepted mail. Only the service's own Failed and Canceled make it `refused`; after every
 * other answer the mail stays accepted. `unknown`: ask again, after `seconds` if the service named a time; `throttled`:
 * make no status call for so long; `silent`: no answer.
 */
export type MailStatus =
  | { kind: 'delivered' | 'silent' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; seconds: number }
  | { kind: 'throttled'; seconds: number };

export type Email = {
  /** Hands a mail over to the service. Idempotent by the operation id (a GUID). Never throws. */
  send(recipient: string, text: MailText, operationId: string): Promise<Outcome>;
  /** Asks once what became of an accepted mail. Never throws. */
  askStatus(operationId: string): Promise<MailStatus>;
};

export function createEmail(config: Config): Email {
  const open = onFirstUse(async () => (await import('./mail-service.ts')).openMailService(config));

  /** Undefined when the service does not answer. */
  async function answerOf(call: Call): Promise<MailAnswer | 'not set up' | undefined> {
    try {
      const service = await open();
      if (!service) return 'not set up';
      const answer = await call(service, deadlineSignal(ANSWER_TIMEOUT_MS));
      if (answer.status >= 400 || answer.body === undefined) logCause('mail', causeOf(answer));
      return answer;
    } catch (error) {
      logCause('mail', error);
      return undefined;
    }
  }

  async function attempt(sender: string, recipient: string, text: MailText, operationId: string) {
    const { subject, plainText, language, replyTo = config.SUPPORT_EMAIL } = text;
    const answersTo = asciiAddress(replyTo);
    const message = {
      senderAddress: sender,
      content: { subject, plainText, html: htmlOf(plainText, language) },
      recipients: { to: [{ address: asciiAddress(recipient) }] },
      // The service refuses a mail for an address that it does not take: better none.
      ...(Address.safeParse(answersTo).success && { replyTo: [{ address: answersTo }] }),
    };
    const answer = await answerOf((service, signal) => service.send(message, operationId, signal));
    return answer === 'not set up' ? NOT_SET_UP : outcomeOf(answer);
  }

  return {
    async send(recipient, text, operationId) {
      const { EMAIL_SENDER: sender } = config;
      const outcome = sender
        ? await traced('mail send', () => attempt(sender, recipient, text, operationId))
        : NOT_SET_UP;
      count(`mail_${outcome.kind}`);
      noteRefusal(outcome, operationId);
      return outcome;
    },
    async askStatus(operationId) {
      const status = await traced('mail status', async () => {
        const answer = await answerOf((service, signal) => service.status(operationId, signal));
        return answer === 'not set up' ? ({ kind: 'silent' } as const) : statusOf(answer);
      });
      count(`mail_status_${status.kind}`);
      noteRefusal(status, operationId);
      return status;
    },
  };
}

type Call = (service: MailService, signal: AbortSignal) => Promise<MailAnswer>;
const NOT_SET_UP: Outcome = { kind: 'later', reason: said('MAIL_NOT_SET_UP') };
const SILENT: Outcome = { kind: 'silent', reason: said('MAIL_SERVICE_SILENT') };

/** The service will never deliver this mail, so an operator has to look into it. */
function noteRefusal({ kind }: Outcome | MailStatus, operationId: string): void {
  if (kind === 'refused') logEvent('error', 'mailRefused', { operationId });
}

/** A mail that could not be sent is an outcome rather than an error, but its span has failed. */
function traced<T extends Outcome | MailStatus>(name: string, call: () => Promise<T>): Promise<T> {
  return withSpan(name, { 'peer.service': 'mail' }, async () => {
    const outcome = await call();
    const { kind } = outcome;
    const isFine = ['sent', 'delivered', 'unknown'].includes(kind);
    noteOnSpan({ 'vse.mail.outcome': kind, ...(!isFine && { 'error.type': kind }) });
    return outcome;
  });
}

/**
 * A client error (400, 413, 422 …) is final if it is the service's own: a proxy answers without its error object.
 * Throttling, server errors and timeouts are retried.
 */
function outcomeOf(answer: MailAnswer | undefined): Outcome {
  if (!answer) return SILENT;
  const { status, retryAfter = DEFAULT_ASK_SECONDS } = answer;
  if (status === 202) return { kind: 'sent', askInSeconds: pauseOf(retryAfter) };
  if (status === 429)
    return { kind: 'wait', reason: said('MAIL_SERVICE_BUSY'), seconds: throttledFor(answer) };
  const error = errorOf(answer);
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408].includes(status);
  if (isFinal && error) return { kind: 'refused', reason: error.slice(0, REASON_LENGTH) };
  return { kind: 'later', reason: said('MAIL_SERVICE_ANSWERED', { status: String(status) }) };
}

function statusOf(answer: MailAnswer | undefined): MailStatus {
  if (!answer) return { kind: 'silent' };
  if (answer.status === 429) return { kind: 'throttled', seconds: throttledFor(answer) };
  const operation = answer.status === 200 ? Operation.safeParse(answer.body).data : undefined;
  switch (operation?.status.toLowerCase()) {
    case 'succeeded':
      return { kind: 'delivered' };
    case 'failed':
      return refusal(errorOf(answer) || said('MAIL_FAILED'));
    case 'canceled':
    case 'cancelled':
      return refusal(errorOf(answer) || said('MAIL_CANCELED'));
    default:
      return { kind: 'unknown', seconds: pauseOf(answer.retryAfter ?? 0) };
  }
}

const refusal = (reason: string): MailStatus => ({
  kind: 'refused',
  reason: reason.slice(0, REASON_LENGTH),
});

const throttledFor = ({ retryAfter }: MailAnswer) => pauseOf(retryAfter ?? DEFAULT_WAIT_SECONDS);
const pauseOf = (seconds: number) => Math.min(seconds, MAX_WAIT_SECONDS);

const Address = z.email();
const Operation = z.object({ status: z.string() });
const Text = z.string().catch('');
const ServiceError = z.object({ error: z.object({ code: Text, message: Text }) });

/** The service's own words for an error, '' when it has none. */
function errorOf({ body }: MailAnswer): string {
  const { code, message } = ServiceError.safeParse(body).data?.error ?? {};
  return [code, message].filter(Boolean).join('. ');
}

const causeOf = (answer: MailAnswer) =>
  Object.assign(new Error(errorOf(answer) || 'The answer is not from the service'), {
    statusCode: answer.status,
  });

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
