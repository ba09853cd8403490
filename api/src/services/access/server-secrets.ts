import { createHmac } from 'node:crypto';
import type { JWTVerifyOptions, JWTVerifyResult } from 'jose';
import type { Config } from '../../config.ts';
import { createSealing } from '../../store/sealing.ts';

/** Signs respondents' tokens. The key id is in the token's header and names the secret. */
type SigningKey = { kid: string; key: Uint8Array };

export type SigningKeys = { current: SigningKey; accepted: SigningKey[] };

type Secrets = Pick<Config, 'SERVER_SECRET' | 'SERVER_SECRET_PREVIOUS' | 'ID_SECRET'>;

/** The current secret, and the previous one, which is accepted while tokens signed with it are valid. */
export function signingKeys({ SERVER_SECRET, SERVER_SECRET_PREVIOUS }: Secrets): SigningKeys {
  const current = keyOf(SERVER_SECRET);
  const accepted = SERVER_SECRET_PREVIOUS ? [current, keyOf(SERVER_SECRET_PREVIOUS)] : [current];
  return { current, accepted };
}

/** Verifies a token with the key that its header names. Throws a jose error for an invalid token. */
export async function verifySigned(
  token: string,
  { accepted }: SigningKeys,
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  // Loaded with the first token (see tokens.ts).
  const { decodeProtectedHeader, errors, jwtVerify } = await import('jose');
  const { kid } = decodeProtectedHeader(token);
  const known = accepted.find((each) => each.kid === kid);
  if (!known) throw new errors.JWSSignatureVerificationFailed();
  return jwtVerify(token, known.key, options);
}

/** Derives ids. Never rotated, because a changed id would orphan its record (decision 0010). */
export const idSecret = ({ ID_SECRET, SERVER_SECRET }: Secrets): string =>
  ID_SECRET ?? SERVER_SECRET;

/**
 * Encrypts codes and mails in the database: hashed with the secret that never changes, readable with the current and
 * the previous one.
 */
export const sealingOf = (secrets: Secrets) =>
  createSealing({
    permanent: idSecret(secrets),
    current: secrets.SERVER_SECRET,
    previous: secrets.SERVER_SECRET_PREVIOUS,
  });

function keyOf(secret: string): SigningKey {
  const kid = createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 8);
  return { kid, key: new TextEncoder().encode(secret) };
}
