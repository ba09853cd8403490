import { randomBytes, timingSafeEqual } from 'node:crypto';
import { freshInviteCode, isHardCode } from '@vse/domain/rules/invite-code';
import { Problem } from '../../problem.ts';
import type { InviteDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import type { Claim } from '../with-claims.ts';

// Codes are unique among open invites. Documents and claims hold no code that can be read or guessed (store/sealing.ts).

/** With a thousand million codes, hardly any is taken: if this many are, the claims are broken. */
const MOST_DRAWS = 20;

type Coded = Pick<InviteDoc, 'id' | 'codeHash' | 'sealedCode'>;
type StoredCode = Pick<InviteDoc, 'codeHash' | 'sealedCode'>;

/** A code as the document of its invite keeps it. */
export const storedCode = (
  { sealing }: Needs<'sealing'>,
  code: string,
  inviteId: string,
): StoredCode => ({
  codeHash: sealing.codeHash(code),
  sealedCode: sealing.seal(code, inviteId),
});

/** Undefined when the secret that sealed it is no longer kept: it can be redeemed, but not shown. */
export const codeOf = ({ sealing }: Needs<'sealing'>, invite: Coded): string | undefined =>
  sealing.open(invite.sealedCode, invite.id);

/** Whether an invite has exactly this code. Takes the same time wherever the first difference is. */
export function hasCode({ sealing }: Needs<'sealing'>, invite: Coded, code: string): boolean {
  const [a, b] = [Buffer.from(invite.codeHash), Buffer.from(sealing.codeHash(code))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Throws Problem 400 for a code that new invites may not have. An invite that has it already keeps it. */
export function requireHardCode(code: string): void {
  if (!isHardCode(code)) throw new Problem(400, { code: 'CODE_TOO_SIMPLE', field: 'code' });
}

/** Claims a code for an invite. Throws Problem 409 while another open invite has it. */
export async function claimCode(
  { sealing }: Needs<'sealing'>,
  code: string,
  claim: Claim,
): Promise<void> {
  if (!(await claim('invite code', sealing.codeHash(code))))
    throw new Problem(409, { code: 'CODE_TAKEN', field: 'code' });
}

/** Claims the invite's code again. Claims a new one if another open invite has it, or its secret is gone. */
export async function claimCodeOrFresh(
  context: Needs<'sealing'>,
  invite: Coded,
  claim: Claim,
): Promise<string> {
  const code = codeOf(context, invite);
  const isOurs = code !== undefined && (await claim('invite code', invite.codeHash));
  return isOurs ? code : claimFreshCode(context, claim);
}

/** Claims a random code for an invite. Throws when many drawn codes in a row are taken. */
export async function claimFreshCode({ sealing }: Needs<'sealing'>, claim: Claim): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = freshInviteCode(randomBytes);
    if (await claim('invite code', sealing.codeHash(code))) return code;
  }
  throw new Error('No fresh invite code was free');
}

export const releaseCode = ({ claims }: Needs<'claims'>, codeHash: string, inviteId: string) =>
  claims.release('invite code', codeHash, inviteId);
