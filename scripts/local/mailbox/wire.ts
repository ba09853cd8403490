import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

const Address = z.email({ pattern: z.regexes.rfc5322Email });
const People = z.array(z.object({ address: Address }));

/** The input of `POST /emails:send` (Communication Services, api-version 2025-09-01), as far as it is stored. */
export const SentMail = z.object({
  senderAddress: z.email(),
  content: z.object({
    subject: z.string().min(1),
    plainText: z.string().optional(),
    html: z.string().optional(),
  }),
  replyTo: People.optional(),
  recipients: z.object({ to: People.min(1), cc: People.optional(), bcc: People.optional() }),
});
export type SentMail = z.infer<typeof SentMail>;

const Limit = z.object({ perMinute: z.number(), perHour: z.number() });

export const Control = z.object({
  /** Of every call; 'fail' drops mails after accepting them, 'page' is the page of a proxy in between, with status 200. */
  mode: z.enum(['ok', 'down', 'throttle', 'fail', 'silent', 'page']),
  /** Of status calls only. 'bare-fail' is Failed without an error object. */
  status: z
    .enum(['ok', 'throttle', 'missing', 'canceled', 'bare-fail', 'no-status', 'page', 'silent'])
    .default('ok'),
  /** How long a mail is Running after it was accepted. */
  runningSeconds: z.number().default(0),
  /** The Retry-After of throttled, accepted and Running responses, in seconds. */
  retryAfter: z.number().default(1),
  /** The limits that the service keeps; refused calls count too. */
  limits: z.object({ mails: Limit, statusCalls: Limit }).optional(),
});
export type Control = z.input<typeof Control>;

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('base64');

/** Checks a request's signature as the service does (its "HTTP header authentication" tutorial). */
export function isSigned(
  request: { method: string; url: string; headers: IncomingHttpHeaders },
  body: Buffer,
  key: string,
): boolean {
  const { method, url, headers } = request;
  const hash = sha256(body);
  const text = `${method}\n${url}\n${headers['x-ms-date'] ?? headers.date};${headers.host};${hash}`;
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64');
  return (
    headers['x-ms-content-sha256'] === hash &&
    (headers.authorization ?? '').endsWith(`&Signature=${signature}`)
  );
}

/** The stand-in's key. It protects nothing, but makes a wrong connection string fail. */
export const mailboxKey = Buffer.from('the key of the local mailbox').toString('base64');

export const emailConnectionString = (port: number) =>
  `endpoint=http://127.0.0.1:${port}/;accesskey=${mailboxKey}`;
