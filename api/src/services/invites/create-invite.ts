import type { InviteDoc, MailDoc } from '../../store/document-types.ts';
import { createOrRead } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { trySendMail } from '../mail/deliver-mails.ts';
import { withClaims } from '../with-claims.ts';
import { claimCode, claimFreshCode, codeOf, storedCode } from './invite-codes.ts';
import { type InviteMailOf, inviteMails, queueInviteMail } from './invite-mail.ts';
import { expiryFrom, type InviteFields, storedFields } from './invite-state.ts';

type CreateNeeds = Needs<'records' | 'claims' | 'sealing' | 'config' | 'now'>;

/** Stores the invite and sends its mail. Idempotent by the id. Throws Problem 409 for a code in use. */
export async function createInvite(
  context: CreateNeeds & Needs<'email' | 'mailLimit'>,
  id: string,
  invite: InviteFields,
): Promise<string> {
  const mail = await withClaims(context, id, async (claim) => {
    await claimCode(context, invite.code, claim);
    return storeInvite(context, id, invite, inviteMails(context));
  });
  if (mail) await trySendMail(context, mail);
  return id;
}

/** Like createInvite, but with a generated code, and the mail is only queued: for many invites at once. */
export async function createInviteWithFreshCode(
  context: CreateNeeds,
  id: string,
  invite: Omit<InviteFields, 'code'>,
  mailOf = inviteMails(context),
): Promise<string> {
  const existing = await context.records.invites.read(id);
  const known = existing && codeOf(context, existing.doc);
  await withClaims(context, id, async (claim) => {
    const code = known ?? (await claimFreshCode(context, claim));
    await storeInvite(context, id, { ...invite, code }, mailOf);
  });
  return id;
}

/** Returns the mail that was queued now. On a retry, the invite and its mail exist already. */
async function storeInvite(
  context: CreateNeeds,
  id: string,
  invite: InviteFields,
  mailOf: InviteMailOf,
): Promise<Stored<MailDoc> | undefined> {
  const stored = await createOrRead<InviteDoc>(context.records.invites, {
    ...storedFields(invite),
    ...storedCode(context, invite.code, id),
    id,
    inviteDate: context.now().toISOString(),
    responseDate: null,
    expiresDate: expiryFrom(context.now(), context.config.INVITE_EXPIRY_DAYS),
    revokedDate: null,
    mailId: `${id}_1`,
    isMailQueued: false,
  });
  return stored.doc.isMailQueued ? undefined : queueInviteMail(context, stored, mailOf);
}
