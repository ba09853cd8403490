import type { NewInvite } from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import { endAfterDays } from '@vse/domain/rules/last-day';
import { Problem } from '../../problem.ts';
import { derivedOfInvite } from '../../store/derived-fields.ts';
import type { InviteDoc, Owner } from '../../store/document-types.ts';
import { contentHash } from '../../store/ids.ts';
import type { Condition } from '../../store/store.ts';

export type InviteFields = Omit<NewInvite, 'requestId' | 'isRepeated'> & {
  salespersonId: Owner;
};

/** Open: the invited person can still redeem it for the first time. */
export const isOpenAt = (now: Date) => (invite: InviteDoc) =>
  invite.responseDate === null &&
  invite.revokedDate === null &&
  invite.expiresDate >= now.toISOString();

/** The query conditions of isOpenAt. */
export const whereOpenAt = (now: Date): Condition[] => [
  { field: 'responseDate', equals: null },
  { field: 'revokedDate', equals: null },
  { field: 'expiresDate', from: now.toISOString() },
];

/** Throws Problem 409 for an invite that can no longer be redeemed. One that was redeemed in time does not expire. */
export function requireRedeemable(invite: InviteDoc, now: Date): void {
  requireNotRevoked(invite);
  if (!invite.responseDate) requireNotExpired(invite, now);
}

/** Throws Problem 409 for a revoked or expired invite, whose started quiz cannot be continued. */
export function requireResumable(invite: InviteDoc, now: Date): void {
  requireNotRevoked(invite);
  requireNotExpired(invite, now);
}

function requireNotRevoked({ revokedDate }: InviteDoc): void {
  if (revokedDate) throw new Problem(409, 'INVITE_REVOKED');
}

function requireNotExpired({ expiresDate }: InviteDoc, now: Date): void {
  if (expiresDate < now.toISOString()) throw new Problem(409, 'INVITE_EXPIRED');
}

/**
 * The generation of a quiz, which respondents' tokens must name. It names the mail of its invite: sending the invite
 * again makes a new one.
 */
export const generationOf = ({ mailId }: InviteDoc, which: string): string =>
  `${shortOf(mailId)}/${which.slice(0, 8)}`;
const shortOf = (mailId: string) => contentHash(mailId).slice(0, 8);

/** Whether a quiz goes on that began with this mail, or, without one, with any. */
export const isGenerationOf = (generation: string | null, mailId: string | undefined): boolean =>
  generation !== null && (mailId === undefined || generation.startsWith(`${shortOf(mailId)}/`));

/** An anonymous invite (services/people/) has no address, and stays only to be counted. */
export const isAnonymousInvite = ({ email }: Pick<InviteDoc, 'email'>) => email === '';

/** Throws Problem 409 for an invite that was redeemed, and 404 for one that nobody is invited by any more. */
export function requireUnanswered(invite: InviteDoc): void {
  if (isAnonymousInvite(invite)) throw new Problem(404, 'INVITE_NOT_FOUND');
  if (invite.responseDate) throw new Problem(409, 'INVITE_ANSWERED');
}

/** Through its last day everywhere, because its mail names that day. */
export const expiryFrom = (now: Date, days: number): string =>
  endAfterDays(now, days).toISOString();

/** The client's fields except the code, and the fields derived from them. */
export const storedFields = ({ code: _, ...invite }: InviteFields) => ({
  ...invite,
  ...derivedOfInvite(invite),
  salesperson: emailKey(invite.salesperson),
});
