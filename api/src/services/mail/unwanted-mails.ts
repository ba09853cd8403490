import { emailKey, type MailDoc } from '../../store/document-types.ts';
import { writeOver } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import { count } from '../../telemetry.ts';
import type { Needs } from '../context.ts';
import { cancelled } from './mail-queue.ts';

/**
 * Cancels a mail whose invite or user no longer wants it, and returns whether it did. Whoever withdraws, deletes or
 * replaces something cancels its mails afterwards; this catches the mails of a request that crashed before it did.
 */
export async function cancelIfUnwanted(
  context: Needs<'records'>,
  { doc, etag }: Stored<MailDoc>,
): Promise<boolean> {
  if (await isWanted(context, doc)) return false;
  await writeOver(context.records.mails, cancelled(doc), etag);
  count('mail_unwanted');
  return true;
}

async function isWanted(context: Needs<'records'>, mail: MailDoc): Promise<boolean> {
  const { about, purpose, recipient } = mail;
  if (about === null || purpose === 'message') return true;
  if (purpose === 'invitation') return isWantedByInvite(context, mail.id, about);
  const user = (await context.records.userSettings.read(about))?.doc;
  return user?.emailKey === emailKey(recipient);
}

async function isWantedByInvite(
  { records: { invites, mails } }: Needs<'records'>,
  mailId: string,
  inviteId: string,
): Promise<boolean> {
  const invite = (await invites.read(inviteId))?.doc;
  if (!invite || invite.revokedDate !== null) return false;
  if (invite.mailId === mailId) return true;
  // A newer mail takes its place. Only invites from before `mailId` name a mail that never was.
  return invite.isMailQueued && (await mails.read(invite.mailId)) === undefined;
}
