import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { z } from 'zod';
import { guidOf } from './people.ts';
import type { Vault } from './vault.ts';

const ALG = 'RS256';
const Kept = z.record(z.string(), z.string());

export type KeyName = 'own' | 'foreign';
export type Keys = {
  /** What `/discovery/v2.0/keys` answers: the own key only. */
  published: { keys: Record<string, string>[] };
  /** A foreign key signs under the own key's id, so that only the signature gives it away. */
  sign(claims: JWTPayload, key?: KeyName): Promise<string>;
  unsigned(claims: JWTPayload): string;
};

async function privateKeyIn(vault: Vault): Promise<Record<string, string>> {
  const kept = vault.get('key', 'own', Kept);
  if (kept !== undefined) return kept;
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  const made = Kept.parse(await exportJWK(privateKey));
  vault.put('key', 'own', made);
  return made;
}

/** The signing key, kept in the vault: tokens stay good when the stand-in starts again. */
export async function openKeys(vault: Vault): Promise<Keys> {
  const kept = await privateKeyIn(vault);
  const { kty = '', n = '', e = '' } = kept;
  const kid = guidOf(n);
  const own = await importJWK(kept, ALG);
  let foreign: CryptoKey | undefined;
  const keyOf = async (key: KeyName) => {
    if (key === 'own') return own;
    foreign ??= (await generateKeyPair(ALG)).privateKey;
    return foreign;
  };
  return {
    published: { keys: [{ kty, use: 'sig', alg: ALG, kid, n, e }] },
    sign: async (claims, key = 'own') =>
      new SignJWT(claims).setProtectedHeader({ typ: 'JWT', alg: ALG, kid }).sign(await keyOf(key)),
    unsigned: (claims) => new UnsecuredJWT(claims).encode(),
  };
}
