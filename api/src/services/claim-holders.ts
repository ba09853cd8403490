import type { ClaimKind, IsHeld } from './claims.ts';
import { isOpenAt } from './invites.ts';
import type { Records } from './records.ts';

/** Which records use what they have claimed. */
export const claimHolders = (
  { invites, userSettings, quizResults }: Records,
  now: () => Date,
): Record<ClaimKind, IsHeld> => ({
  // A closed invite's code is free again.
  'invite code': async (code, id) => {
    const invite = (await invites.read(id))?.doc;
    return invite?.code === code && isOpenAt(now())(invite);
  },
  'user e-mail': async (emailKey, id) => (await userSettings.read(id))?.doc.emailKey === emailKey,
  'directory account': async (memberId, id) =>
    (await userSettings.read(id))?.doc.activeDirectoryMemberId === memberId,
  'project name': async (name, id) => (await quizResults.read(id))?.doc.projectName === name,
});
