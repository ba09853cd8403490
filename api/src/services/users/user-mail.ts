import type { MailState } from '@vse/domain/records/mail';
import { userMail } from '@vse/domain/rules/mail-templates';
import type { MailDoc, UserSettingDoc } from '../../store/document-types.ts';
import { readStored } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { trySendMail } from '../mail/deliver-mails.ts';
import { cancelMails, queueMail, stateOfMail } from '../mail/mail-queue.ts';
import { noticeFor } from '../privacy/privacy-notice.ts';

type QueueNeeds = Needs<'records' | 'sealing' | 'config' | 'now' | 'providerNames'>;
type MailNeeds = QueueNeeds & Needs<'email' | 'mailLimit'>;

/** Queues the mail that tells a person how to sign in. */
export async function queueUserMail(
  context: QueueNeeds,
  mailId: string,
  { id, email, firstName, redeemUrl, provider }: UserSettingDoc,
): Promise<Stored<MailDoc>> {
  const siteUrl = context.config.SITE_URL;
  const notice = await noticeFor(context, provider);
  const text = userMail({ firstName, siteUrl, redeemUrl: redeemUrl ?? undefined, notice });
  return queueMail(context, { id: mailId, purpose: 'access', about: id, recipient: email, text });
}

/** Tries to send a queued mail; returns its state, null when it was cancelled. */
export async function sendUserMail(
  context: MailNeeds,
  mail: Stored<MailDoc>,
): Promise<MailState | null> {
  return stateOfMail(await trySendMail(context, mail)) ?? null;
}

export async function resendUserMail(context: MailNeeds, id: string): Promise<void> {
  const { doc } = await readStored(context.records.userSettings, id, 'USER_NOT_FOUND');
  await cancelMails(context, id);
  const mailId = `${id}_${context.now().getTime()}`;
  await sendUserMail(context, await queueUserMail(context, mailId, doc));
}
