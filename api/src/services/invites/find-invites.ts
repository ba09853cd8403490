import { EXPIRES_SOON_DAYS } from '@vse/domain/limits';
import type { Invite, InviteState } from '@vse/domain/records/invites';
import { DAY_MS } from '@vse/domain/rules/durations';
import { emailKey } from '@vse/domain/rules/keys';
import type { InviteDoc } from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import { anyDate } from '../../store/fields.ts';
import type { Condition, Paging, Query, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { mailStates } from '../mail/mail-queue.ts';
import { type Readable, type ReadablePage, readablePage, readEach } from '../readable.ts';
import { codeOf } from './invite-codes.ts';
import { isOpenAt, whereOpenAt } from './invite-state.ts';

/** Closed invites of one person may have had the code that an open one has now. */
const MOST_WITH_ONE_CODE = 10;

/**
 * Finds the invite with this e-mail (in any letter case) and exactly this code: an open one first, then a redeemed one,
 * then the newest.
 */
export async function findInvite(
  context: Needs<'records' | 'sealing' | 'now'>,
  email: string,
  code: string,
): Promise<InviteDoc | undefined> {
  const { records, sealing, now } = context;
  const where = [
    { field: 'emailKey', equals: emailKey(email) },
    { field: 'codeHash', equals: sealing.codeHash(code) },
  ];
  const isOpen = isOpenAt(now());
  const rank = (doc: InviteDoc) => (isOpen(doc) ? 0 : doc.responseDate ? 1 : 2);
  const { items } = await records.invites.page({ where, limit: MOST_WITH_ONE_CODE });
  const found = items.map(({ doc }) => doc);
  return found.sort((a, b) => rank(a) - rank(b) || (a.inviteDate < b.inviteDate ? 1 : -1))[0];
}

export async function readInvite(
  { records }: Needs<'records'>,
  id: string,
): Promise<InviteDoc | undefined> {
  return (await records.invites.read(id))?.doc;
}

/** What a list shows of an invite. */
const LISTED = [
  'name',
  'email',
  'provider',
  'salesperson',
  'inviteDate',
  'responseDate',
  'expiresDate',
  'revokedDate',
  'codeHash',
  'sealedCode',
] as const;
type ListedInvite = Pick<InviteDoc, 'id' | (typeof LISTED)[number]>;

/** A page of the matching invites, each with the state of its mail. */
export async function pageInvites(
  context: Needs<'records' | 'sealing'>,
  where: Condition[],
  page: Paging & Pick<Query, 'orderBy'>,
): Promise<ReadablePage<Invite>> {
  const found = await context.records.invites.page({ where, ...page, fields: LISTED });
  return readablePage(await invitesOf(context, found.items), found);
}

export async function invitesOf(
  context: Needs<'records' | 'sealing'>,
  docs: Stored<ListedInvite>[],
): Promise<Readable<Invite>> {
  const states = await mailStates(
    context,
    docs.map(({ doc }) => doc.id),
  );
  return readEach('invites', docs, ({ doc, etag }) => ({
    ...doc,
    etag,
    code: codeOf(context, doc) ?? '',
    mail: states.get(doc.id) ?? null,
  }));
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
    fields: ['emailKey'],
  });
  return [...new Set(found.map(({ doc }) => doc.emailKey))];
}

/** The query conditions for open invites that expire within a week. */
export function whereExpiringSoon({ now }: Needs<'now'>): Condition[] {
  const soon = new Date(now().getTime() + EXPIRES_SOON_DAYS * DAY_MS).toISOString();
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
