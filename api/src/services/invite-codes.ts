import { randomBytes } from 'node:crypto';
import { inviteCode } from '@vse/domain/invite-code';
import { CODE_TAKEN } from '@vse/domain/invites';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { Problem } from '../http/errors.ts';
import type { Claims } from './claims.ts';

export type InviteCodes = {
  /** Holds a code for an invite. Throws Problem 409 while another open invite has it. */
  claim(code: string, inviteId: string): Promise<void>;
  /** Holds the code for an invite, or a fresh one while another open invite has it; answers which. */
  claimOrFresh(code: string, inviteId: string): Promise<string>;
  /** Holds a fresh random code for an invite. */
  claimFresh(inviteId: string): Promise<string>;
  release(code: string, inviteId: string): Promise<void>;
};

/** Codes are unique among open invites. */
export function createInviteCodes(claims: Claims): InviteCodes {
  const take = (code: string, inviteId: string) => claims.take('invite code', code, inviteId);
  async function claimFresh(inviteId: string): Promise<string> {
    for (;;) {
      const code = inviteCode(randomBytes(INVITE_CODE_LENGTH));
      if (await take(code, inviteId)) return code;
    }
  }

  return {
    async claim(code, inviteId) {
      if (!(await take(code, inviteId))) throw new Problem(409, CODE_TAKEN);
    },
    claimOrFresh: async (code, inviteId) =>
      (await take(code, inviteId)) ? code : claimFresh(inviteId),
    claimFresh,
    release: (code, inviteId) => claims.release('invite code', code, inviteId),
  };
}
