import { inviteMail, type MailText } from '@vse/domain/rules/mail-templates';
import type { InviteDoc, MailDoc, Owner } from '../../store/document-types.ts';
import { writeOver } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Records } from '../../store/typed-containers.ts';
import type { Needs } from '../context.ts';
import { trySendMail } from '../mail/deliver-mails.ts';
import { cancelMails, type NewMail, queueMailAgain } from '../mail/mail-queue.ts';
import { codeOf } from './invite-codes.ts';
import { isOpenAt } from './invite-state.ts';

export type InviteMailOf = (invite: InviteDoc) => Promise<MailText>;

type MailNeeds = Needs<'records' | 'sealing' | 'config' | 'now'>;

/** In an invite mail: the person who invites, and the name of their provider. */
export type InviteNames = {
  inviter: string | undefined;
  /** The address of the inviting person, who gets the answer. */
  replyTo?: string | undefined;
  provider: string | undefined;
  /** The address of the provider's own privacy notice, if it has one. */
  notice?: string | undefined;
};

/**
 * Writes invite mails with the current names of inviter and provider. Looks each pair up once for all invites of a
 * call, or never when the call has read them already: `names`.
 */
export function inviteMails(
  context: Needs<'records' | 'sealing' | 'config'>,
  names?: InviteNames,
): InviteMailOf {
  const { records, config } = context;
  const siteUrl = config.SITE_URL;
  const known = new Map<string, ReturnType<typeof namesOf>>();
  return async (invite) => {
    const { name, email, expiresDate, salespersonId, provider } = invite;
    const code = codeOf(context, invite);
    if (code === undefined) throw new Error('The code cannot be read: send the invite again');
    const side = JSON.stringify([salespersonId, provider]);
    const found = names ?? known.get(side) ?? namesOf(records, salespersonId, provider);
    if (!names) known.set(side, Promise.resolve(found));
    const { notice, ...who } = await found;
    return inviteMail({
      ...{ name, email, code, expiresDate, siteUrl, ...who },
      notice: notice ?? config.PRIVACY_NOTICE_URL,
      noticeOf: notice && provider,
    });
  };
}

/** Looked up by their settings, because the inviter's address may belong to another person by now. */
async function namesOf(
  { userSettings, providers }: Records,
  inviter: Owner,
  provider: string,
): Promise<InviteNames> {
  const [person, company] = await Promise.all([
    inviter ? userSettings.read(inviter) : undefined,
    providers.read(provider),
  ]);
  return {
    inviter: person && `${person.doc.firstName} ${person.doc.lastName}`,
    replyTo: person?.doc.email,
    provider: company?.doc.name,
    notice: company?.doc.privacyNotice || undefined,
  };
}

export const newInviteMail = (invite: InviteDoc, text: MailText): NewMail => ({
  id: invite.mailId,
  purpose: 'invitation',
  about: invite.id,
  recipient: invite.email,
  text,
});

/** The provider of an invite, by the names that this instance has cached. */
export const providerOf = (
  { records, providerNames }: Needs<'records' | 'providerNames'>,
  id: string,
) => providerNames.of(records.providers, id);

/**
 * Queues the mail that an invite names as `mailId`, then stores on the invite that it is queued. If the API crashes in
 * between, the job of invites finds it. Undefined when the invite was closed in between.
 */
export async function queueInviteMail(
  context: MailNeeds,
  { doc, etag }: Stored<InviteDoc>,
  mailOf: InviteMailOf,
): Promise<Stored<MailDoc> | undefined> {
  if (!isOpenAt(context.now())(doc)) return undefined;
  const mail = await queueMailAgain(context, newInviteMail(doc, await mailOf(doc)));
  const isNoted = await writeOver(context.records.invites, { ...doc, isMailQueued: true }, etag);
  return isNoted || (await isStillWanted(context, doc)) ? mail : undefined;
}

/**
 * Another writer changed the invite while its mail was queued, so read it again. Closing an invite first writes the
 * invite and then cancels its mails; queueing first writes the mail and then reads the invite. So one of them sees the
 * other.
 */
async function isStillWanted(context: MailNeeds, { id, mailId }: InviteDoc): Promise<boolean> {
  const { invites } = context.records;
  const isOpen = isOpenAt(context.now());
  const stored = await invites.read(id);
  if (!stored || !isOpen(stored.doc)) {
    await cancelMails(context, id);
    return false;
  }
  const isCurrent = stored.doc.mailId === mailId;
  if (isCurrent && !stored.doc.isMailQueued)
    await writeOver(invites, { ...stored.doc, isMailQueued: true }, stored.etag);
  return isCurrent;
}

/** Called after a write that closes or deletes an invite. Reads it again, because it may have been reopened. */
export async function cancelMailsUnlessOpen(context: MailNeeds, id: string): Promise<void> {
  const stored = await context.records.invites.read(id);
  if (!stored || !isOpenAt(context.now())(stored.doc)) await cancelMails(context, id);
}

/** Replaces any waiting mail. */
export async function sendNewInviteMail(
  context: MailNeeds & Needs<'email' | 'mailLimit'>,
  invite: Stored<InviteDoc>,
): Promise<void> {
  await cancelMails(context, invite.doc.id, invite.doc.mailId);
  const mail = await queueInviteMail(context, invite, inviteMails(context));
  if (mail) await trySendMail(context, mail);
}
