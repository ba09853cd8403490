import { randomUUID } from 'node:crypto';
import { MailState } from '@vse/domain/records/mail';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { emailKey } from '@vse/domain/rules/keys';
import type { MailText } from '@vse/domain/rules/mail-templates';
import type { MailDoc } from '../../store/document-types.ts';
import { createOrRead, everything, ignoreConflict, revise } from '../../store/documents.ts';
import type { Condition, Stored } from '../../store/store.ts';
import { logUnreadable } from '../../tracing/telemetry.ts';
import type { Needs } from '../context.ts';

export type NewMail = Pick<MailDoc, 'id' | 'purpose' | 'about' | 'recipient'> & { text: MailText };

export const QUEUED: Condition = { field: 'state', equals: 'queued' };

type QueueNeeds = Needs<'records' | 'sealing' | 'now'>;

/** Stores a mail to be sent later. Idempotent by the id. */
export const queueMail = (context: QueueNeeds, mail: NewMail): Promise<Stored<MailDoc>> =>
  createOrRead(context.records.mails, queued(context, mail));

/** Stores a mail to be sent later. Undefined when there is one with this id. */
export const createMail = (
  context: QueueNeeds,
  mail: NewMail,
): Promise<Stored<MailDoc> | undefined> =>
  context.records.mails.create(queued(context, mail)).catch(ignoreConflict);

/**
 * Like queueMail, but writes over a mail with this id that has another text or was cancelled: a request that crashed,
 * or lost against another one, has left it. A mail that was sent or has failed stays.
 */
export async function queueMailAgain(context: QueueNeeds, mail: NewMail): Promise<Stored<MailDoc>> {
  return queueUnless(context, mail, (found) => {
    if (found.state === 'sent' || found.state === 'failed') return true;
    const isSame = context.sealing.open(found.sealedText, found.id) === mail.text.plainText;
    return isSame && found.state === 'queued';
  });
}

/** Like queueMail, but writes over a mail with this id, unless it stays. Returns the mail that is there now. */
export async function queueUnless(
  context: QueueNeeds,
  mail: NewMail,
  stays: (found: MailDoc) => boolean,
): Promise<Stored<MailDoc>> {
  const created = await createMail(context, mail);
  if (created) return created;
  return revise(context.records.mails, mail.id, undefined, (found) =>
    stays(found) ? undefined : queued(context, mail),
  );
}

const queued = (
  { sealing, now }: QueueNeeds,
  { text: { subject, plainText, language, replyTo }, ...mail }: NewMail,
): MailDoc => ({
  ...mail,
  recipientKey: emailKey(mail.recipient),
  subject,
  ...(language && { language }),
  sealedText: sealing.seal(plainText, mail.id),
  ...(replyTo && { sealedReplyTo: sealing.seal(replyTo, mail.id) }),
  state: 'queued',
  reason: '',
  attempts: 0,
  operationId: randomUUID(),
  createdDate: now().toISOString(),
  nextAttempt: now().toISOString(),
  sentDate: null,
});

/** What is no longer kept of a mail that is not sent again: its text, with codes, and the names and addresses of people. */
export const OVER = { sealedText: '', sealedReplyTo: '', nextAttempt: null } as const;

/** A mail that is never sent any more. */
export const cancelled = (mail: MailDoc): MailDoc => ({ ...mail, ...OVER, state: 'cancelled' });

/** Cancels the unsent mails about a record, except the one that replaces them, which a timer may have queued by now. */
export async function cancelMails(
  { records: { mails } }: Needs<'records'>,
  about: string,
  exceptId?: string,
): Promise<void> {
  const where = [{ field: 'about', equals: about }, QUEUED];
  const waiting = await everything(mails, { where, fields: [] });
  for (const { doc } of waiting.filter(({ doc }) => doc.id !== exceptId))
    await revise(mails, doc.id, undefined, (mail): MailDoc | undefined =>
      mail.state === 'queued' ? cancelled(mail) : undefined,
    );
}

const STATE_FIELDS = ['state', 'reason', 'createdDate', 'sentDate'] as const;

/** The state of the newest mail about each record. */
export async function mailStates(
  { records: { mails } }: Needs<'records'>,
  abouts: readonly string[],
): Promise<Map<string, MailState>> {
  if (abouts.length === 0) return new Map();
  const where = [{ field: 'about', in: [...abouts] }];
  const found = await everything(mails, { where, fields: ['about', ...STATE_FIELDS] });
  const byDate = found
    .map(({ doc }) => doc)
    .sort((a, b) => (a.createdDate < b.createdDate ? -1 : 1));
  const states = new Map<string, MailState>();
  for (const mail of byDate) {
    const state = stateOfMail(mail);
    const { data, error } = MailState.safeParse(state);
    if (state && error) logUnreadable('mails', mail.id, 'state', 'not the state of a mail');
    if (mail.about !== null && data) states.set(mail.about, data);
  }
  return states;
}

/** Undefined for a cancelled mail; then the state of the mail before it counts. */
export function stateOfMail(
  mail: Pick<MailDoc, (typeof STATE_FIELDS)[number]>,
): MailState | undefined {
  const { state, reason, sentDate, createdDate } = mail;
  return state === 'cancelled' ? undefined : { state, reason, date: sentDate ?? createdDate };
}

/**
 * Whether a mail waits to be sent or to be asked about: one query, which a minute costs in which there is none. A mail that
 * is late is due as well.
 */
export async function hasDueMails({ records, now }: Needs<'records' | 'now'>): Promise<boolean> {
  const where: Condition[] = [
    { field: 'state', in: ['queued', 'sent'] },
    { field: 'nextAttempt', before: new Date(now().getTime() + 1).toISOString() },
  ];
  return (await records.mails.page({ where, limit: 1, fields: [] })).items.length > 0;
}

const LATE_MS = 30 * MINUTE_MS;

/**
 * How many mails have been due for half an hour without an attempt, because of the limits or because nothing sends, and
 * how many hours it takes to send them within the limits.
 */
export async function countLateMails({ records, mailLimit, now }: LateNeeds) {
  const before = new Date(now().getTime() - LATE_MS).toISOString();
  const late = await records.mails.count([QUEUED, { field: 'nextAttempt', before }]);
  return { late, hours: Math.ceil(late / mailLimit.perHour) };
}

type LateNeeds = Needs<'records' | 'mailLimit' | 'now'>;
