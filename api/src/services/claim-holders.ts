import { nameKey, projectKey } from '@vse/domain/rules/keys';
import type { ClaimKind, IsHeld } from '../store/claims.ts';
import { accountsOf, skuKey } from '../store/document-types.ts';
import type { Records } from '../store/typed-containers.ts';
import { isOpenAt } from './invites/invite-state.ts';

const hasKey = (name: string | null | undefined, key: string, keyOf: (name: string) => string) =>
  typeof name === 'string' && keyOf(name) === key;

/** Whether a record still uses the value that it has claimed, for each kind of claim. */
export const claimHolders = (
  { invites, userSettings, quizResults, providers, fragrances }: Records,
  now: () => Date,
): Record<ClaimKind, IsHeld> => ({
  // A closed invite's code is free again.
  'invite code': async (codeHash, id) => {
    const invite = (await invites.read(id))?.doc;
    return invite?.codeHash === codeHash && isOpenAt(now())(invite);
  },
  'user e-mail': async (emailKey, id) => (await userSettings.read(id))?.doc.emailKey === emailKey,
  'directory account': async (memberId, id) =>
    accountsOf((await userSettings.read(id))?.doc).includes(memberId),
  // A lease held by an attempt, not by a record: after a crash it expires.
  'role change': async () => false,
  'admin change': async () => false,
  'project name': async (key, id) =>
    hasKey((await quizResults.read(id))?.doc.projectName, key, projectKey),
  'provider name': async (key, id) => hasKey((await providers.read(id))?.doc.name, key, nameKey),
  'fragrance SKU': async (key, id) => {
    const fragrance = (await fragrances.read(id))?.doc;
    return fragrance !== undefined && skuKey(fragrance) === key;
  },
});
