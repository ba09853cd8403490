import { randomUUID } from 'node:crypto';
import type { MailState } from '@vse/domain/records/mail';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import type { MailText } from '@vse/domain/rules/mail-templates';
import type { MailDoc } from '../../store/document-types.ts';
import { createOrRead, everything, revise } from '../../store/documents.ts';
import type { Condition, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';

export type NewMail = Pick<MailDoc, 'id' | 'purpose' | 'about' | 'recipient'> & { text: MailText };

export const QUEUED: Condition = { field: 'state', equals: 'queued' };

/** Stores a mail to be sent later. Idempotent by the id. */
export function queueMail(
  { records, sealing, now }: Needs<'records' | 'sealing' | 'now'>,
  { text: { subject, plainText }, ...mail }: NewMail,
): Promise<Stored<MailDoc>> {
  return createOrRead(records.mails, {
    ...mail,
    subject,
    sealedText: sealing.seal(plainText, mail.id),
    state: 'queued',
    reason: '',
    attempts: 0,
    operationId: randomUUID(),
    createdDate: now().toISOString(),
    nextAttempt: now().toISOString(),
    sentDate: null,
  });
}

/** A mail that is never sent any more. */
export const cancelled = (mail: MailDoc): MailDoc => ({
  ...mail,
  state: 'cancelled',
  nextAttempt: null,
});

/** Cancels the unsent mails about a record, except the one that replaces them, which a timer may have queued by now. */
export async function cancelMails(
  { records: { mails } }: Needs<'records'>,
  about: string,
  exceptId?: string,
): Promise<void> {
  const waiting = await everything(mails, { where: [{ field: 'about', equals: about }, QUEUED] });
  for (const { doc } of waiting.filter(({ doc }) => doc.id !== exceptId))
    await revise(mails, doc.id, undefined, (mail): MailDoc | undefined =>
      mail.state === 'queued' ? cancelled(mail) : undefined,
    );
}

/** The state of the newest mail about each record. */
export async function mailStates(
  { records: { mails } }: Needs<'records'>,
  abouts: readonly string[],
): Promise<Map<string, MailState>> {
  if (abouts.length === 0) return new Map();
  const found = await everything(mails, { where: [{ field: 'about', in: [...abouts] }] });
  const byDate = found
    .map(({ doc }) => doc)
    .sort((a, b) => (a.createdDate < b.createdDate ? -1 : 1));
  const states = new Map<string, MailState>();
  for (const mail of byDate) {
    const state = stateOfMail(mail);
    if (mail.about !== null && state) states.set(mail.about, state);
  }
  return states;
}

/** Undefined for a cancelled mail; then the state of the mail before it counts. */
export function stateOfMail(mail: MailDoc): MailState | undefined {
  const { state, reason, sentDate, createdDate } = mail;
  return state === 'cancelled' ? undefined : { state, reason, date: sentDate ?? createdDate };
}

const LATE_MS = 30 * MINUTE_MS;

/** How many mails have been due for half an hour without an attempt, because of the limits or because nothing sends. */
export const countLateMails = ({ records, now }: Needs<'records' | 'now'>): Promise<number> =>
  records.mails.count([
    QUEUED,
    { field: 'nextAttempt', before: new Date(now().getTime() - LATE_MS).toISOString() },
  ]);
