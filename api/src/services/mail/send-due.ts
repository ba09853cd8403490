import type { Context } from '../context.ts';
import { askAboutMails } from './ask-about-mails.ts';
import { type MailRun, RUN_MS, sendDueMails } from './deliver-mails.ts';

/** The mail timer: sends due mails, and asks what became of those sent. */
export async function sendDue(context: Context, withinMs = RUN_MS): Promise<MailRun> {
  const end = context.now().getTime() + withinMs;
  const run = await sendDueMails(context, withinMs);
  const asked = await askAboutMails(context, end - context.now().getTime());
  return {
    sent: run.sent,
    failed: run.failed + asked.failed,
    errors: [...run.errors, ...asked.errors],
  };
}
