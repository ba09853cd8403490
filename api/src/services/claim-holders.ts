import type { ClaimKind, IsHeld } from './claims.ts';
import { isOpenAt } from './invites.ts';
import { accountsOf, type Records } from './records.ts';

/** Which records use what they have claimed. */
export const claimHolders = (
  { invites, userSettings, quizResults, providers }: Records,
  now: () => Date,
): Record<ClaimKind, IsHeld> => ({
  // A closed invite's code is free again.
  'invite code': async (code, id) => {
    const invite = (await invites.read(id))?.doc;
    return invite?.code === code && isOpenAt(now())(invite);
  },
  'user e-mail': async (emailKey, id) => (await userSettings.read(id))?.doc.emailKey === emailKey,
  'directory account': async (memberId, id) =>
    accountsOf((await userSettings.read(id))?.doc).includes(memberId),
  // Held by a try that is under way, and by no record: a try that died with its host ends by itself.
  'role change': async () => false,
  'project name': async (name, id) => (await quizResults.read(id))?.doc.projectName === name,
  'provider name': async (name, id) => (await providers.read(id))?.doc.name === name,
});
