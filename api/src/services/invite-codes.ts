import { randomBytes } from 'node:crypto';
import { inviteCode } from '@vse/domain/invite-code';
import { CODE_TAKEN } from '@vse/domain/invites';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { Problem } from '../http/errors.ts';
import type { InviteDoc, Records } from './records.ts';
import { ignoreConflict, isStale } from './revise.ts';

export type InviteCodes = {
  /** Holds a code for an invite. Throws Problem 409 while another open invite has it. */
  claim(code: string, inviteId: string): Promise<void>;
  /** Holds a fresh random code for an invite; the same again when it holds one already. */
  claimFresh(inviteId: string): Promise<string>;
};

/** Codes are unique among open invites: each is a document whose id is the code, and an id exists once. */
export function createInviteCodes(
  { inviteCodes, invites }: Records,
  isOpen: (invite: InviteDoc) => boolean,
): InviteCodes {
  async function isHeldByAnother(holder: string, inviteId: string): Promise<boolean> {
    if (holder === inviteId) return false;
    const invite = await invites.read(holder);
    return invite !== undefined && isOpen(invite.doc);
  }

  async function tryClaim(code: string, inviteId: string): Promise<boolean> {
    const doc = { id: code, inviteId };
    if (await inviteCodes.create(doc).catch(ignoreConflict)) return true;
    const held = await inviteCodes.read(code);
    if (!held) return false;
    if (await isHeldByAnother(held.doc.inviteId, inviteId)) return false;
    if (held.doc.inviteId === inviteId) return true;
    return inviteCodes.replace(doc, held.etag).then(
      () => true,
      (error: unknown) => {
        if (isStale(error)) return false;
        throw error;
      },
    );
  }

  return {
    async claim(code, inviteId) {
      if (!(await tryClaim(code, inviteId))) throw new Problem(409, CODE_TAKEN);
    },
    async claimFresh(inviteId) {
      for (;;) {
        const code = inviteCode(randomBytes(INVITE_CODE_LENGTH));
        if (await tryClaim(code, inviteId)) return code;
      }
    },
  };
}
