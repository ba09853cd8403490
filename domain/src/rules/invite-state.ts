import type { Invite, InviteState } from '../records/invites.ts';
import { DAY_MS } from './durations.ts';

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
