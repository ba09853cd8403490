import type { InviteDoc, MailDoc } from '../../store/document-types.ts';
import { ignoreConflict, readStored } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { trySendMail } from '../mail/deliver-mails.ts';
import { createMail } from '../mail/mail-queue.ts';
import { withClaims } from '../with-claims.ts';
import { claimCode, claimFreshCode, releaseCode, storedCode } from './invite-codes.ts';
import { type InviteMailOf, inviteMails, newInviteMail, queueInviteMail } from './invite-mail.ts';
import { expiryFrom, type InviteFields, storedFields } from './invite-state.ts';

type CreateNeeds = Needs<'records' | 'claims' | 'sealing' | 'config' | 'now'>;
type Created = Stored<MailDoc> | undefined;
/** `isRepeated`: an earlier request may have stored the invite, so look for it first. */
type Creating = { mailOf?: InviteMailOf; isRepeated?: boolean };

/** Stores the invite and sends its mail. Idempotent by the id. Throws Problem 409 for a code in use. */
export async function createInvite(
  context: CreateNeeds & Needs<'email' | 'mailLimit'>,
  id: string,
  invite: InviteFields,
  creating: Creating = {},
): Promise<string> {
  const mail = await createOnce(context, id, creating, async (claim, mailOf) => {
    await claimCode(context, invite.code, claim);
    return storeInvite(context, id, invite, mailOf);
  });
  if (mail) await trySendMail(context, mail);
  return id;
}

/** Like createInvite, but with a generated code, and the mail is only queued: for many invites at once. */
export async function createInviteWithFreshCode(
  context: CreateNeeds,
  id: string,
  invite: Omit<InviteFields, 'code'>,
  creating: Creating = {},
): Promise<string> {
  await createOnce(context, id, creating, async (claim, mailOf) => {
    const code = await claimFreshCode(context, claim);
    return storeInvite(context, id, { ...invite, code }, mailOf);
  });
  return id;
}

async function createOnce(
  context: CreateNeeds,
  id: string,
  { mailOf = inviteMails(context), isRepeated = false }: Creating,
  create: (claim: Parameters<typeof claimFreshCode>[1], mailOf: InviteMailOf) => Promise<Created>,
): Promise<Created> {
  const existing = isRepeated ? await context.records.invites.read(id) : undefined;
  if (existing) return queueUnlessQueued(context, existing, mailOf);
  return withClaims(context, id, (claim) => create(claim, mailOf));
}

/**
 * Writes the mail before the invite, so that the invite can be written with the note that its mail is queued. A mail is
 * not sent before its invite has that note (unwanted-mails.ts). Returns the mail that was queued now.
 */
async function storeInvite(
  context: CreateNeeds,
  id: string,
  invite: InviteFields,
  mailOf: InviteMailOf,
): Promise<Created> {
  const { invites } = context.records;
  const doc: InviteDoc = {
    ...storedFields(invite),
    ...storedCode(context, invite.code, id),
    id,
    inviteDate: context.now().toISOString(),
    responseDate: null,
    expiresDate: expiryFrom(context.now(), context.config.INVITE_EXPIRY_DAYS),
    revokedDate: null,
    mailId: `${id}_1`,
    isMailQueued: true,
  };
  const mail = await createMail(context, newInviteMail(doc, await mailOf(doc)));
  // The mail of an earlier attempt may have another code: it is written over before the invite gets the note.
  const isMailQueued = mail !== undefined;
  const created = await invites.create({ ...doc, isMailQueued }).catch(ignoreConflict);
  if (created && mail) return mail;
  if (created) return queueInviteMail(context, created, mailOf);
  const existing = await readStored(invites, id);
  if (existing.doc.codeHash !== doc.codeHash) await releaseCode(context, doc.codeHash, id);
  return queueUnlessQueued(context, existing, mailOf);
}

const queueUnlessQueued = async (
  context: CreateNeeds,
  existing: Stored<InviteDoc>,
  mailOf: InviteMailOf,
): Promise<Created> =>
  existing.doc.isMailQueued ? undefined : queueInviteMail(context, existing, mailOf);
