import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

export type Sealing = ReturnType<typeof createSealing>;

/** `permanent` is never rotated: another one would find no code. `previous` still opens what it sealed. */
export type SealingSecrets = { permanent: string; current: string; previous?: string | undefined };

type Key = { kid: string; key: KeyObject };

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that would be usable to anyone with read access to the database, such as invite codes. */
export function createSealing({ permanent, current, previous }: SealingSecrets) {
  const lookUpKey = derivedKey(permanent, 'vse invite codes: look-up');
  const erasureKey = derivedKey(permanent, 'vse erasures: address');
  const sealing = sealingKey(current);
  const opening = previous === undefined ? [sealing] : [sealing, sealingKey(previous)];
  return {
    /** The same for the same code, in the same letter case: for look-up and for claiming it. */
    codeHash: (code: string) => createHmac('sha256', lookUpKey).update(code).digest('base64url'),
    /** What is kept of an address that was erased. Nobody without the secret can tell whose it is. */
    addressHash: (emailKey: string) =>
      createHmac('sha256', erasureKey).update(emailKey).digest('base64url'),
    /** Encrypts a text of the document with this id. */
    seal(text: string, id: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing.key, iv).setAAD(Buffer.from(id));
      const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
      const whole = Buffer.concat([iv, ...encrypted, cipher.getAuthTag()]);
      return `${sealing.kid}.${whole.toString('base64url')}`;
    },
    /** Undefined for what was sealed for another document, or under a secret that is no longer kept. */
    open(sealed: string, id: string): string | undefined {
      const [kid, encoded = ''] = sealed.split('.');
      const found = opening.find((each) => each.kid === kid);
      return found && opened(found.key, Buffer.from(encoded, 'base64url'), id);
    },
  };
}

function opened(key: KeyObject, whole: Buffer, id: string): string | undefined {
  try {
    const tagAt = whole.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, key, whole.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(id))
      .setAuthTag(whole.subarray(tagAt));
    const text = [decipher.update(whole.subarray(IV_BYTES, tagAt)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    // Cut off, changed, or another document's.
    return undefined;
  }
}

/** The id says which secret it was, and nothing of the key. */
function sealingKey(secret: string): Key {
  return {
    // A list opens many codes: Node prepares a raw key again for each of them, but a key object once.
    key: createSecretKey(derivedKey(secret, 'vse sealed text: encryption')),
    kid: derivedKey(secret, 'vse sealed text: key id').toString('base64url').slice(0, 8),
  };
}

const derivedKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', label, KEY_BYTES));
