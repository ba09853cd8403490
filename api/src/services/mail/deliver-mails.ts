import { setTimeout } from 'node:timers/promises';
import { said } from '@vse/domain/messages/said';
import { MAIL_BACK_OFF_MINUTES } from '@vse/domain/records/mail';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { leftMs, withinDeadline } from '../../clients/deadline.ts';
import type { Outcome } from '../../clients/email.ts';
import type { MailDoc } from '../../store/document-types.ts';
import { reviseRead, writeOver } from '../../store/documents.ts';
import type { Condition, Stored } from '../../store/store.ts';
import { logEvent, logUnforeseen } from '../../tracing/telemetry.ts';
import type { Needs } from '../context.ts';
import { type NewMail, OVER, QUEUED, queueMail } from './mail-queue.ts';
import { cancelIfUnwanted } from './unwanted-mails.ts';

/** Longer than a healthy service takes: a request with less time left does not start an attempt. */
const TRY_MS = 3000;
/**
 * How long a request waits for its own mail, so that a silent service does not delay the response (the lease covers the
 * rest).
 */
const ANSWER_MS = 1000;
/** Lease: longer than any send attempt. When it expires, assume the worker crashed and retry. */
const LEASE_MS = 2 * MINUTE_MS;
/** Shorter than the timer's interval, so that runs do not overlap. */
export const RUN_MS = 50_000;
/** The number of due mails to read at a time. */
const BATCH = 50;
const ACCESS: Condition = { field: 'purpose', equals: 'access' };

type DeliveryNeeds = Needs<'records' | 'sealing' | 'email' | 'mailLimit' | 'now'>;

/** The mail was encrypted with a secret that is gone. */
const UNREADABLE: Outcome = { kind: 'refused', reason: said('MAIL_UNREADABLE') };

/** The result of a timer run, for its log line. `errors` are unexpected: those mails are skipped until the next run. */
export type MailRun = { sent: number; failed: number; errors: unknown[] };

/**
 * The result of one attempt: the current `mail`, and `isLast` when the other mails have to wait because of the limits,
 * the service or the time.
 */
type DeliveryResult = { mail: MailDoc; isLast: boolean };

/**
 * Sends a mail that has not been attempted yet, unless the limits, the time left or a due access mail forbid it.
 * Returns the current mail after a second at most; a slower attempt continues after the response. Never throws because
 * of the e-mail service.
 */
export async function trySendMail(
  context: DeliveryNeeds,
  stored: Stored<MailDoc>,
): Promise<MailDoc> {
  const { state, attempts, purpose } = stored.doc;
  if (state !== 'queued' || attempts > 0 || leftMs() < TRY_MS) return stored.doc;
  const mayGo = purpose === 'access' || (await dueMails(context, [ACCESS])).length === 0;
  return mayGo ? deliverOrAnswer(context, stored) : stored.doc;
}

/** The delivered mail, or the unchanged one when the service takes longer than a request may wait. */
async function deliverOrAnswer(context: DeliveryNeeds, stored: Stored<MailDoc>): Promise<MailDoc> {
  let isAnswered = false;
  const delivery = withinDeadline(() => deliver(context, stored)).catch((error: unknown) => {
    if (!isAnswered) throw error;
    logUnforeseen(error);
    return undefined;
  });
  const attempt = await Promise.race([delivery, setTimeout(ANSWER_MS, undefined, { ref: false })]);
  isAnswered = true;
  return attempt?.mail ?? stored.doc;
}

/** Stores a mail, then tries to send it. */
export async function sendMail(context: DeliveryNeeds, mail: NewMail): Promise<void> {
  await trySendMail(context, await queueMail(context, mail));
}

/**
 * Sends due mails, but returns after `withinMs`, even during an attempt. Never throws: the mails are stored, and what
 * fails is logged and left to the timer.
 */
export async function sendMailsSoon(context: DeliveryNeeds, withinMs: number): Promise<void> {
  if (leftMs() < TRY_MS) return;
  const run = withinDeadline(() => sendDueMails(context, withinMs)).then(
    ({ errors }) => errors.forEach(logUnforeseen),
    logUnforeseen,
  );
  await Promise.race([run, setTimeout(withinMs, undefined, { ref: false })]);
}

/**
 * Hands due mails over within the service's limits, access mails first. Starts no more after `withinMs`, or when the service
 * does not answer or asks to wait. A mail whose document cannot be processed is skipped.
 */
export async function sendDueMails(context: DeliveryNeeds, withinMs = RUN_MS): Promise<MailRun> {
  const run: MailRun = { sent: 0, failed: 0, errors: [] };
  const skipped = new Set<string>();
  const end = context.now().getTime() + withinMs;
  const next = () => nextMails(context, skipped);
  // After an attempt a mail is due later or never, so each round finds other mails.
  for (let found = await next(); found.length > 0; found = await next())
    for (const stored of found) {
      if (context.now().getTime() >= end) return run;
      try {
        const need = await cancelIfUnwanted(context, stored);
        if (need === 'early') skipped.add(stored.doc.id);
        if (need !== 'wanted') continue;
        const { mail, isLast } = await deliver(context, stored);
        if (mail.state === 'sent') run.sent++;
        if (mail.state === 'failed') run.failed++;
        if (isLast) return run;
      } catch (error) {
        skipped.add(stored.doc.id);
        run.errors.push(error);
      }
    }
  return run;
}

/** Access mails first, so that users do not have to wait for guests' invitations, however many there are. */
async function nextMails(context: DeliveryNeeds, skipped: ReadonlySet<string>) {
  const isNew = ({ doc }: Stored<MailDoc>) => !skipped.has(doc.id);
  const access = (await dueMails(context, [ACCESS])).filter(isNew);
  return access.length > 0 ? access : (await dueMails(context, [])).filter(isNew);
}

async function dueMails({ records, now }: Needs<'records' | 'now'>, where: Condition[]) {
  const page = await records.mails.page({
    where: [QUEUED, { field: 'nextAttempt', before: inMs(now(), 1) }, ...where],
    orderBy: { field: 'nextAttempt', direction: 'ascending' },
    limit: BATCH,
  });
  return page.items;
}

async function deliver(context: DeliveryNeeds, stored: Stored<MailDoc>): Promise<DeliveryResult> {
  const { mailLimit } = context;
  const unsent = { mail: stored.doc, isLast: true };
  const slot = await mailLimit.take();
  if (slot === undefined) return unsent;
  const { mail, outcome } = await attempt(context, stored);
  if (outcome?.kind !== 'sent') await mailLimit.giveBack(slot);
  if (outcome?.kind === 'wait') await mailLimit.pauseFor(outcome.seconds);
  return { mail, isLast: outcome?.kind === 'wait' || outcome?.kind === 'silent' };
}

async function attempt(
  { records: { mails }, sealing, email, now }: DeliveryNeeds,
  { doc, etag }: Stored<MailDoc>,
): Promise<{ mail: MailDoc; outcome?: Outcome }> {
  const nextAttempt = inMs(now(), LEASE_MS);
  const leased = await writeOver(mails, { ...doc, nextAttempt, attempts: doc.attempts + 1 }, etag);
  // Another worker has the lease, or the mail was cancelled.
  if (!leased) return { mail: doc };
  const { recipient, subject, sealedText, sealedReplyTo, language, operationId } = leased.doc;
  const plainText = sealing.open(sealedText, doc.id);
  const replyTo = sealedReplyTo && sealing.open(sealedReplyTo, doc.id);
  const outcome =
    plainText === undefined
      ? UNREADABLE
      : await email.send(recipient, { subject, plainText, language, replyTo }, operationId);
  const settled = await reviseRead(mails, leased, (mail) => {
    // Cancelled during the attempt, or leased again after our lease expired: then only 'sent' is still worth storing.
    const isOurs = mail.state === 'queued' && mail.nextAttempt === nextAttempt;
    return isOurs || outcome.kind === 'sent' ? settledAs(mail, outcome, now()) : undefined;
  });
  // Only a person can send it again, so an operator has to know.
  if (settled.doc.state === 'failed' && outcome.kind !== 'sent')
    logEvent('error', 'mailGivenUp', { mail: doc.id });
  return { mail: settled.doc, outcome };
}

function settledAs(mail: MailDoc, outcome: Outcome, now: Date): MailDoc {
  if (outcome.kind === 'sent') {
    const { askInSeconds } = outcome;
    const nextAttempt = askInSeconds === undefined ? null : inMs(now, askInSeconds * 1000);
    return {
      ...mail,
      ...OVER,
      state: 'sent',
      reason: '',
      sentDate: now.toISOString(),
      nextAttempt,
    };
  }
  const { reason } = outcome;
  if (outcome.kind === 'wait') {
    const nextAttempt = inMs(now, outcome.seconds * 1000);
    // The service did not process it, so this was not an attempt.
    return { ...mail, reason, attempts: mail.attempts - 1, nextAttempt };
  }
  const wait = MAIL_BACK_OFF_MINUTES[mail.attempts - 1];
  if (outcome.kind === 'refused' || wait === undefined)
    return { ...mail, ...OVER, state: 'failed', reason };
  return { ...mail, reason, nextAttempt: inMs(now, wait * MINUTE_MS) };
}

export const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
