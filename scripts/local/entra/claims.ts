import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Account } from './accounts.ts';
import { CLIENT_ID, issuerOf, TENANT_ID } from './authority.ts';
import { guidOf } from './people.ts';
import type { Granted } from './scopes.ts';

export const TOKEN_SECONDS = 3600;

/** The times of a token, in seconds as in a JWT. */
export function validity(seconds: number) {
  const now = Math.floor(Date.now() / 1000);
  return { iat: now, nbf: now, exp: now + seconds };
}

export const clientInfoOf = ({ oid }: Account) =>
  Buffer.from(JSON.stringify({ uid: oid, utid: TENANT_ID })).toString('base64url');

const personClaims = (account: Account): JWTPayload => ({
  iss: issuerOf(TENANT_ID),
  tid: TENANT_ID,
  oid: account.oid,
  sub: guidOf(`subject ${CLIENT_ID} ${account.oid}`),
  name: account.name,
  email: account.email,
  preferred_username: account.email,
  ver: '2.0',
  // Makes every token different, even within one second.
  uti: randomUUID(),
  // Entra omits the claim for an account without app roles.
  ...(account.roles.length > 0 && { roles: account.roles }),
});

export const idClaims = (account: Account, nonce: string | undefined): JWTPayload => ({
  ...personClaims(account),
  aud: CLIENT_ID,
  ...(nonce !== undefined && { nonce }),
});

export const accessClaims = (
  account: Account,
  { audience, scp }: Pick<Granted, 'audience' | 'scp'>,
): JWTPayload => ({
  ...personClaims(account),
  aud: audience,
  azp: CLIENT_ID,
  azpacr: '0',
  scp,
});
