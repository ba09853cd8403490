import { isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { emailKey } from '@vse/domain/rules/keys';
import type { MailDoc } from '../../store/document-types.ts';
import { writeOver } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import { count } from '../../tracing/telemetry.ts';
import type { Needs } from '../context.ts';
import { cancelled } from './mail-queue.ts';

/** Longer than a request takes: a new mail whose invite is still missing by then has been left by a crash. */
const CREATION_MS = 2 * MINUTE_MS;

type Need = 'wanted' | 'unwanted' | 'early';
type WantedNeeds = Needs<'records' | 'now'>;

/**
 * Returns whether a mail may be sent now, and cancels it when its invite or user no longer wants it. Whoever withdraws,
 * deletes or replaces something cancels its mails afterwards; this catches the mails of a request that crashed before
 * it did. 'early': the invite is still being written.
 */
export async function cancelIfUnwanted(
  context: WantedNeeds,
  { doc, etag }: Stored<MailDoc>,
): Promise<Need> {
  const need = await needOf(context, doc);
  if (need !== 'unwanted') return need;
  await writeOver(context.records.mails, cancelled(doc), etag);
  count('mail_unwanted');
  return need;
}

async function needOf(context: WantedNeeds, mail: MailDoc): Promise<Need> {
  const { about, purpose, recipient } = mail;
  if (about === null || purpose === 'message') return 'wanted';
  if (purpose === 'invitation') return needOfInvite(context, mail, about);
  if (purpose === 'results') {
    // After the result was deleted, or its person erased.
    const result = (await context.records.quizResults.read(about))?.doc;
    return result && result.invite.email === recipient ? 'wanted' : 'unwanted';
  }
  const user = (await context.records.userSettings.read(about))?.doc;
  return user?.emailKey === emailKey(recipient) ? 'wanted' : 'unwanted';
}

async function needOfInvite(
  { records: { invites }, now }: WantedNeeds,
  { id: mailId, createdDate }: MailDoc,
  inviteId: string,
): Promise<Need> {
  const invite = (await invites.read(inviteId))?.doc;
  if (!invite) {
    const isNew = isNear(CREATION_MS, Date.parse(createdDate), now().getTime());
    return isNew ? 'early' : 'unwanted';
  }
  if (invite.revokedDate !== null) return 'unwanted';
  // Until the invite has the note, its mail may still be written over (create-invite.ts).
  if (invite.mailId === mailId) return invite.isMailQueued ? 'wanted' : 'early';
  // After the invite was sent again, it names the newer mail.
  return 'unwanted';
}
