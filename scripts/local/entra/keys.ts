import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import * as z from 'zod';
import { guidOf } from './people.ts';
import type { Vault } from './vault.ts';

const ALG = 'RS256';
const StoredKey = z.record(z.string(), z.string());

export type KeyName = 'own' | 'foreign';
export type Keys = {
  /** The response of `/discovery/v2.0/keys`: only the stand-in's own key. */
  published: { keys: Record<string, string>[] };
  /** The foreign key signs with the own key's id, so that only the signature is wrong. */
  sign(claims: JWTPayload, key?: KeyName): Promise<string>;
};

async function privateKeyIn(vault: Vault): Promise<Record<string, string>> {
  const stored = vault.get('key', 'own', StoredKey);
  if (stored !== undefined) return stored;
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  const created = StoredKey.parse(await exportJWK(privateKey));
  vault.put('key', 'own', created);
  return created;
}

/** The signing key is stored in the vault, so that tokens stay valid across restarts. */
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
  };
}
