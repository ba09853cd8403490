import type { Invite } from '@vse/domain/invites';

type InviteState = 'open' | 'redeemed' | 'expired' | 'withdrawn';

type Dates = Pick<Invite, 'responseDate' | 'revokedDate' | 'expiresDate'>;

/** Where an invite stands. Who has redeemed it keeps their quiz, whatever became of the invite later. */
export function inviteState(
  { responseDate, revokedDate, expiresDate }: Dates,
  now: Date,
): InviteState {
  if (responseDate) return 'redeemed';
  if (revokedDate) return 'withdrawn';
  return Date.parse(expiresDate) <= now.getTime() ? 'expired' : 'open';
}

/** The link of the invite's mail: it opens the quiz's first page with e-mail and code filled in. */
export const inviteLink = ({ email, code }: Pick<Invite, 'email' | 'code'>, origin: string) =>
  `${origin}/invite?${new URLSearchParams({ email, code })}`;
