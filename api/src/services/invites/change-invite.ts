import { Problem } from '../../problem.ts';
import type { InviteDoc } from '../../store/document-types.ts';
import { isStale, revise, writeOver } from '../../store/documents.ts';
import type { Stored } from '../../store/store.ts';
import type { Context, Needs } from '../context.ts';
import { endQuiz } from '../quiz/find-results.ts';
import { withClaims } from '../with-claims.ts';
import {
  claimCode,
  claimCodeOrFresh,
  hasCode,
  releaseCode,
  requireHardCode,
  storedCode,
} from './invite-codes.ts';
import { cancelMailsUnlessOpen, sendNewInviteMail } from './invite-mail.ts';
import {
  expiryFrom,
  type InviteFields,
  isOpenAt,
  requireRedeemable,
  requireUnanswered,
  storedFields,
} from './invite-state.ts';

type EndNeeds = Needs<'records' | 'claims' | 'sealing' | 'config' | 'now' | 'ids'>;

/** Sends a new mail when the e-mail or the code has changed. Throws Problem 404, 409 or 412. */
export async function updateInvite(
  context: Context,
  id: string,
  etag: string | undefined,
  invite: InviteFields,
): Promise<void> {
  const { records, now } = context;
  const isCodeNew = (doc: InviteDoc) => !hasCode(context, doc, invite.code);
  const isMailNew = (doc: InviteDoc) => isCodeNew(doc) || doc.email !== invite.email;
  const after = await withClaims(context, id, (claim) =>
    revise(records.invites, id, etag, async (doc) => {
      requireUnanswered(doc);
      if (isCodeNew(doc)) requireHardCode(invite.code);
      const isOpen = isOpenAt(now())(doc);
      // A closed invite has released its code, so reopening it claims the code again.
      if (isOpen) await claimCode(context, invite.code, claim);
      const code = storedCode(context, invite.code, id);
      const changed = { ...doc, ...storedFields(invite), ...code };
      return isOpen && isMailNew(doc) ? announced(changed, now().getTime()) : changed;
    }),
  );
  const { before } = after;
  if (before.codeHash !== after.doc.codeHash) await releaseCode(context, before.codeHash, id);
  if (isMailNew(before) && isOpenAt(now())(after.doc)) await sendNewInviteMail(context, after);
}

/**
 * Sends the mail again and restarts the invite's time. If another open invite has taken its code, it gets a new one.
 * Throws Problem 404, 409 or 412.
 */
export async function resendInvite(
  context: Context,
  id: string,
  etag: string | undefined,
): Promise<void> {
  const { records, config, now } = context;
  const after = await withClaims(context, id, (claim) =>
    revise(records.invites, id, etag, async (doc) => {
      requireUnanswered(doc);
      const code = storedCode(context, await claimCodeOrFresh(context, doc, claim), id);
      const expiresDate = expiryFrom(now(), config.INVITE_EXPIRY_DAYS);
      const reopened = { ...doc, ...code, expiresDate, revokedDate: null };
      return announced(reopened, now().getTime());
    }),
  );
  const isReopened = !isOpenAt(now())(after.before);
  // A slow revoke may have released the code between our claim and our write: claim it again, now that it is in use.
  if (isReopened && !(await context.claims.take('invite code', after.doc.codeHash, id)))
    return resendInvite(context, id, undefined);
  await sendNewInviteMail(context, after);
}

/** Announces the mail that is queued next: if the request crashes before that, the job of invites queues it. */
const announced = (doc: InviteDoc, which: number): InviteDoc => ({
  ...doc,
  mailId: `${doc.id}_${which}`,
  isMailQueued: false,
});

/**
 * Sets responseDate if it is not set, and returns the current invite. Throws Problem 404 for an invite that was deleted
 * or has another e-mail or code since it was read, and 409 for an expired or revoked one.
 */
export async function respondToInvite(
  context: Needs<'records' | 'claims' | 'now'>,
  invite: InviteDoc,
): Promise<InviteDoc> {
  const { id, emailKey, codeHash } = invite;
  const respond = (doc: InviteDoc) => {
    if (doc.emailKey !== emailKey || doc.codeHash !== codeHash)
      throw new Problem(404, 'INVITE_NOT_FOUND');
    requireRedeemable(doc, context.now());
    return doc.responseDate ? undefined : { ...doc, responseDate: context.now().toISOString() };
  };
  const { invites } = context.records;
  const { doc: responded } = await revise(invites, id, undefined, respond, 'INVITE_NOT_FOUND');
  if (!invite.responseDate) await releaseCode(context, codeHash, id);
  return responded;
}

/** Also ends a quiz that was started but not completed. Throws Problem 404, 409 or 412. */
export async function revokeInvite(
  context: EndNeeds,
  id: string,
  etag: string | undefined,
): Promise<void> {
  const result = await context.records.quizResults.read(context.ids.derived('invite', id));
  const ended = await endInvite(context, id, etag, (doc) => {
    if (result?.doc.isQuizCompleted) requireUnanswered(doc);
  });
  await finishEnded(context, ended);
}

/** Throws Problem 404 or 412. */
export async function removeInvite(
  context: EndNeeds,
  id: string,
  etag: string | undefined,
): Promise<void> {
  // Revoked first: if the request crashes before the rest, the job of invites ends the quiz.
  const ended = await endInvite(context, id, etag);
  await endQuiz(context, ended.doc);
  try {
    await context.records.invites.remove(id, ended.etag);
  } catch (error) {
    if (!isStale(error)) throw error;
    // Reopened, and then perhaps redeemed; or finished by the job of invites.
    await removeInvite(context, id, undefined);
    return;
  }
  await closeInvite(context, ended.doc);
}

/**
 * Writes that an invite has ended, with the mark that the job of invites looks for: it does the rest unless the caller
 * has done it. `requireMay` throws for an invite that may not be ended.
 */
export const endInvite = (
  { records, now }: Needs<'records' | 'now'>,
  id: string,
  etag: string | undefined,
  requireMay?: (invite: InviteDoc) => void,
): Promise<Stored<InviteDoc>> =>
  revise(records.invites, id, etag, (doc) => {
    requireMay?.(doc);
    const revokedDate = now().toISOString();
    return doc.revokedDate ? undefined : { ...doc, revokedDate, isMailQueued: false };
  });

/** Does the rest for an invite that has ended, and removes its mark. One that expired unsent needs nothing more. */
export async function finishEnded(
  context: EndNeeds,
  { doc, etag }: Stored<InviteDoc>,
): Promise<void> {
  if (doc.revokedDate) {
    await endQuiz(context, doc);
    await closeInvite(context, doc);
  }
  // Not when it was reopened, deleted or finished by another writer in between.
  if (!doc.isMailQueued)
    await writeOver(context.records.invites, { ...doc, isMailQueued: true }, etag);
}

async function closeInvite(context: EndNeeds, { id, codeHash }: InviteDoc): Promise<void> {
  await releaseCode(context, codeHash, id);
  await cancelMailsUnlessOpen(context, id);
}
