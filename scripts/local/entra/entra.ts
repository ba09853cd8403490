import * as z from 'zod';
import type { Accounts } from './accounts.ts';
import type { Keys } from './keys.ts';
import type { Vault } from './vault.ts';

/** The stand-in's behavior that tests can change. Kept in memory only. */
export type Behavior = { fail: 'token' | 'authorize' | null; tokenSeconds: number };

export type Entra = {
  vault: Vault;
  keys: Keys;
  accounts: Accounts;
  redirectUris: string[];
  behavior: Behavior;
};

/** The data behind a code until it is redeemed. */
export const Code = z.object({
  email: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string().optional(),
});

/**
 * The data behind a refresh token. As in Entra, a single-page app's refresh tokens end a day after the sign-in, however
 * often they are used.
 */
export const Refresh = z.object({ email: z.string(), ends: z.number() });

export const CODE_SECONDS = 600;
export const REFRESH_SECONDS = 86_400;
