import { EXPIRES_SOON_DAYS } from '@vse/domain/limits';
import type { Invite, InviteState } from '@vse/domain/records/invites';
import { Problem } from '../../problem.ts';
import { emailKey, type InviteDoc } from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import { anyDate } from '../../store/fields.ts';
import type { Condition, Paging, Query } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { mailStates } from '../mail/mail-queue.ts';
import { codeOf, hasCode } from './invite-codes.ts';
import { expiryFrom, generationOf, isOpenAt, whereOpenAt } from './invite-state.ts';

/**
 * Finds the invite with this e-mail (in any letter case) and exactly this code: an open one first, then a redeemed one,
 * then the newest.
 */
export async function findInvite(
  context: Needs<'records' | 'sealing' | 'now'>,
  email: string,
  code: string,
): Promise<InviteDoc | undefined> {
  const { records, now } = context;
  // Not by the code's hash: documents from before have none until they are rewritten.
  const where = [{ field: 'emailKey', equals: emailKey(email) }];
  const isOpen = isOpenAt(now());
  const rank = (doc: InviteDoc) => (isOpen(doc) ? 0 : doc.responseDate ? 1 : 2);
  const all = (await everything(records.invites, { where })).map(({ doc }) => doc);
  const found = all.filter((doc) => hasCode(context, doc, code));
  return found.sort((a, b) => rank(a) - rank(b) || (a.inviteDate < b.inviteDate ? 1 : -1))[0];
}

export async function readInvite(
  { records }: Needs<'records'>,
  id: string,
): Promise<InviteDoc | undefined> {
  return (await records.invites.read(id))?.doc;
}

/**
 * Throws Problem 403 when a quiz's invite was revoked or deleted, or has another generation than the respondent's
 * token.
 */
export async function requireLiveInvite(
  { records }: Needs<'records'>,
  id: string,
  generation: string | undefined,
): Promise<void> {
  const invite = await readInvite({ records }, id);
  const isLive =
    invite?.revokedDate === null &&
    (generation === undefined || generation === generationOf(invite));
  if (!isLive) throw new Problem(403, 'INVITE_REVOKED');
}

/** A page of the matching invites, each with the state of its mail. */
export async function pageInvites(
  context: Needs<'records' | 'sealing'>,
  where: Condition[],
  page: Paging & Pick<Query, 'orderBy'>,
): Promise<{ items: Invite[]; nextPage?: string }> {
  const found = await context.records.invites.page({ where, ...page });
  const ids = found.items.map(({ doc }) => doc.id);
  const states = await mailStates(context, ids);
  return {
    items: found.items.map(({ doc, etag }) => ({
      ...doc,
      etag,
      code: codeOf(context, doc) ?? '',
      mail: states.get(doc.id) ?? null,
    })),
    ...(found.after && { nextPage: found.after }),
  };
}

/** Which of the e-mails (in lower case) have an open invite that matches the conditions. */
export async function emailsWithOpenInvite(
  { records, now }: Needs<'records' | 'now'>,
  emails: readonly string[],
  where: Condition[],
): Promise<string[]> {
  const asked = { field: 'emailKey', in: [...new Set(emails.map(emailKey))] };
  const found = await everything(records.invites, {
    where: [...where, asked, ...whereOpenAt(now())],
  });
  return [...new Set(found.map(({ doc }) => doc.emailKey))];
}

/** The query conditions for open invites that expire within a week. */
export function whereExpiringSoon({ now }: Needs<'now'>): Condition[] {
  const soon = expiryFrom(now(), EXPIRES_SOON_DAYS);
  return [...whereOpenAt(now()), { field: 'expiresDate', before: soon }];
}

/** The query conditions for invites in this state now. */
export function whereState({ now }: Needs<'now'>, state: InviteState): Condition[] {
  const at = now();
  const redeemed = anyDate('responseDate');
  const unredeemed = { field: 'responseDate', equals: null };
  const where: Record<InviteState, Condition[]> = {
    open: whereOpenAt(at),
    redeemed: [redeemed],
    expired: [
      unredeemed,
      { field: 'revokedDate', equals: null },
      { field: 'expiresDate', before: at.toISOString() },
    ],
    withdrawn: [unredeemed, anyDate('revokedDate')],
  };
  return where[state];
}
