import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVITE_CODE_ALPHABET, inviteCode } from './invite-code.ts';

test('a code is six characters, uppercase letters without I and O or digits from 2 to 9', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 12 }), (bytes) => {
      expect(inviteCode(bytes)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    }),
  );
});

test('every character of the alphabet is equally likely', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const first = inviteCode(new Uint8Array([byte, 0, 0, 0, 0, 0])).charAt(0);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(INVITE_CODE_ALPHABET.length);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

test('too few random bytes are refused rather than made up', () => {
  expect(() => inviteCode(new Uint8Array(5))).toThrow(RangeError);
});
