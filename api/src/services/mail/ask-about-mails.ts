import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import type { MailStatus } from '../../clients/email.ts';
import type { MailDoc } from '../../store/document-types.ts';
import { reviseRead } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import { logEvent } from '../../tracing/telemetry.ts';
import type { Needs } from '../context.ts';
import { inMs, type MailRun } from './deliver-mails.ts';

/** The number of mails to read at a time: at most the service's own limit of status calls in a minute. */
const BATCH = 60;
/** After this long, a mail whose status nobody told stays sent: the service keeps the status no longer. */
const MOST_AGE_MS = DAY_MS;

type AskNeeds = Needs<'records' | 'email' | 'mailLimit' | 'now'>;

/**
 * Asks the service what became of the mails that it has accepted, one call each, not before the time that it named and
 * within its limits for status calls. Only Failed and Canceled change a mail's state. Starts no more after `withinMs`, or
 * when the service does not answer or asks to wait.
 */
export async function askAboutMails(context: AskNeeds, withinMs: number): Promise<MailRun> {
  const { mailLimit, now } = context;
  const run: MailRun = { sent: 0, failed: 0, errors: [] };
  const end = now().getTime() + withinMs;
  for (const stored of await mailsToAskAbout(context)) {
    if (now().getTime() >= end) return run;
    if ((await mailLimit.statusCalls.take()) === undefined) return run;
    try {
      const status = await ask(context, stored);
      if (status.kind === 'refused') run.failed++;
      if (status.kind === 'throttled') await mailLimit.statusCalls.pauseFor(status.seconds);
      if (status.kind === 'throttled' || status.kind === 'silent') return run;
    } catch (error) {
      run.errors.push(error);
    }
  }
  return run;
}

async function mailsToAskAbout({ records: { mails }, now }: AskNeeds) {
  const page = await mails.page({
    where: [
      { field: 'state', equals: 'sent' },
      { field: 'nextAttempt', before: inMs(now(), 1) },
    ],
    orderBy: { field: 'nextAttempt', direction: 'ascending' },
    limit: BATCH,
  });
  return page.items;
}

async function ask(
  { records: { mails }, email, now }: AskNeeds,
  stored: Stored<MailDoc>,
): Promise<MailStatus> {
  const { id, operationId } = stored.doc;
  const status = await email.askStatus(operationId);
  // The mail may have been written over by another one, or settled by another worker.
  const isOurs = (mail: MailDoc) =>
    mail.state === 'sent' && mail.operationId === operationId && mail.nextAttempt !== null;
  const settled = await reviseRead(mails, stored, (mail) =>
    isOurs(mail) ? settledAs(mail, status, now()) : undefined,
  );
  if (settled.doc.state === 'failed') logEvent('error', 'mailGivenUp', { mail: id });
  return status;
}

function settledAs(mail: MailDoc, status: MailStatus, now: Date): MailDoc {
  switch (status.kind) {
    case 'delivered':
      return { ...mail, nextAttempt: null };
    case 'refused':
      return { ...mail, nextAttempt: null, state: 'failed', reason: status.reason, sentDate: null };
    default:
      return { ...mail, nextAttempt: nextQuestion(mail, status, now) };
  }
}

/**
 * When to ask again: as long after now as the mail is old, from a minute to an hour, and not before the time that the
 * service named. Null after a day.
 */
function nextQuestion({ sentDate }: MailDoc, status: MailStatus, now: Date): string | null {
  const age = sentDate === null ? MOST_AGE_MS : now.getTime() - Date.parse(sentDate);
  if (age >= MOST_AGE_MS) return null;
  const named = 'seconds' in status ? status.seconds * 1000 : 0;
  return inMs(now, Math.max(named, Math.min(Math.max(age, MINUTE_MS), HOUR_MS)));
}
