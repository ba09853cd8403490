import type { Context } from '../context.ts';
import { finishInvites } from '../invites/finish-invites.ts';
import { type MailRun, sendDueMails } from './deliver-mails.ts';

/** The mail timer: finishes the invites of crashed requests, then sends due mails. */
export async function sendDue(context: Context, withinMs?: number): Promise<MailRun> {
  const errors = await finishInvites(context);
  const run = await sendDueMails(context, withinMs);
  return { ...run, errors: [...errors, ...run.errors] };
}
