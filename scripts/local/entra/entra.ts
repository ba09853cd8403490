import { z } from 'zod';
import type { Accounts } from './accounts.ts';
import type { Keys } from './keys.ts';
import type { Vault } from './vault.ts';

/** What a test may change of the way the stand-in behaves; kept in memory only. */
export type Behavior = { fail: 'token' | 'authorize' | null; tokenSeconds: number };

export type Entra = {
  vault: Vault;
  keys: Keys;
  accounts: Accounts;
  redirectUris: string[];
  behavior: Behavior;
};

/** What a code stands for until it is redeemed. */
export const Code = z.object({
  email: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string().optional(),
});

/** What a refresh token stands for. As in Entra, that of a single-page app ends a day after sign-in, however often it is used. */
export const Refresh = z.object({ email: z.string(), ends: z.number() });

export const CODE_SECONDS = 600;
export const REFRESH_SECONDS = 86_400;
