import type { Invite, InviteState } from '@vse/domain/records/invites';
import { DAY_MS } from '@vse/domain/rules/durations';

type Dates = Pick<Invite, 'responseDate' | 'revokedDate' | 'expiresDate'>;

/** The state of an invite. A redeemed invite stays redeemed, even when it is revoked or expires later. */
export function inviteState(
  { responseDate, revokedDate, expiresDate }: Dates,
  now: Date,
): InviteState {
  if (responseDate) return 'redeemed';
  if (revokedDate) return 'withdrawn';
  return Date.parse(expiresDate) <= now.getTime() ? 'expired' : 'open';
}

/** Whole days until an open invite expires. */
export const daysLeft = ({ expiresDate }: Pick<Invite, 'expiresDate'>, now: Date) =>
  Math.max(0, Math.floor((Date.parse(expiresDate) - now.getTime()) / DAY_MS));
