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

/** Neighbors on keyboards, besides those of the alphabet and of the digits. */
const ROWS = [
  'QWERTYUIOP',
  'QWERTZUIOP',
  'AZERTYUIOP',
  'ASDFGHJKL',
  'QSDFGHJKLM',
  'YXCVBNM',
  'ZXCVBNM',
  '890',
];

/**
 * Whether a new invite may have this code: of four different characters, of two kinds (letters, digits, signs), and not
 * made of sequences such as ABC, 321 or QWE. Words and dates, which people type, have one kind only.
 */
export const isHardCode = (code: string): boolean =>
  new Set(code).size >= MIN_CODE_CHARACTERS && kindsIn(code) >= 2 && stepsIn(code) <= MOST_STEPS;

const kindsIn = (code: string) =>
  [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(code)).length;

/** How many of the five pairs of neighbors in a code may be steps of a sequence. */
const MOST_STEPS = 3;

const stepsIn = (code: string) => {
  const upper = code.toUpperCase();
  return [...upper].slice(1).filter((next, index) => isStep(upper.charAt(index), next)).length;
};

/** Equal characters, or neighbors in either direction. */
const isStep = (one: string, next: string) =>
  Math.abs(one.charCodeAt(0) - next.charCodeAt(0)) <= 1 ||
  ROWS.some((row) => row.includes(one + next) || row.includes(next + one));

/** Draws a code for a new invite from a source of random bytes. One code in five is too simple and is drawn again. */
export function freshInviteCode(randomBytes: (length: number) => Uint8Array): string {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = inviteCode(randomBytes(INVITE_CODE_LENGTH));
    if (isHardCode(code)) return code;
  }
  throw new RangeError('The source of random bytes repeats itself');
}
