import type { Context } from '../context.ts';
import { queueMissingInviteMails } from '../invites/invite-mail.ts';
import { type MailRun, sendDueMails } from './deliver-mails.ts';

/** The mail timer: queues invite mails that crashed requests did not queue, then sends due mails. */
export async function sendDue(context: Context, withinMs?: number): Promise<MailRun> {
  const errors = await queueMissingInviteMails(context);
  const run = await sendDueMails(context, withinMs);
  return { ...run, errors: [...errors, ...run.errors] };
}
