import { INVITE_CODE_LENGTH } from './limits.ts';

/** Uppercase letters without I and O, and the digits 2 to 9: nothing that reads like something else. */
export const INVITE_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * An invite code from cryptographic random bytes, one byte a character. The alphabet has 32 characters, so that the
 * low five bits of a byte choose without bias. Throws RangeError on too few bytes.
 */
export function inviteCode(bytes: Uint8Array): string {
  if (bytes.length < INVITE_CODE_LENGTH) throw new RangeError('An invite code needs six bytes');
  return Array.from(bytes.subarray(0, INVITE_CODE_LENGTH), (byte) =>
    INVITE_CODE_ALPHABET.charAt(byte & 31),
  ).join('');
}
