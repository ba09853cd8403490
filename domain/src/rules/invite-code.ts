import { INVITE_CODE_LENGTH, MIN_CODE_CHARACTERS } from '../limits.ts';

/** Uppercase letters without I and O, and the digits 2 to 9: no two characters look alike. */
export const INVITE_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Makes an invite code from cryptographic random bytes, one byte per character. The alphabet has 32 characters, so the
 * low five bits of a byte choose one without bias. Throws RangeError when there are too few bytes.
 */
export function inviteCode(bytes: Uint8Array): string {
  if (bytes.length < INVITE_CODE_LENGTH) throw new RangeError('An invite code needs six bytes');
  return Array.from(bytes.subarray(0, INVITE_CODE_LENGTH), (byte) =>
    INVITE_CODE_ALPHABET.charAt(byte & 31),
  ).join('');
}

/** That many codes in a row are not too simple by chance: the source is broken. */
const MOST_DRAWS = 100;

/** Whether a new invite may have this code. */
export const isVariedCode = (code: string) => new Set(code).size >= MIN_CODE_CHARACTERS;

/** Draws a code for a new invite from a source of random bytes. One code in 396 is too simple and is drawn again. */
export function freshInviteCode(randomBytes: (length: number) => Uint8Array): string {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = inviteCode(randomBytes(INVITE_CODE_LENGTH));
    if (isVariedCode(code)) return code;
  }
  throw new RangeError('The source of random bytes repeats itself');
}
