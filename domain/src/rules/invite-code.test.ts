import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshInviteCode, INVITE_CODE_ALPHABET, inviteCode, isVariedCode } from './invite-code.ts';

test('a code is six characters: uppercase letters without I and O, or digits from 2 to 9', () => {
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

test('too few random bytes are refused', () => {
  expect(() => inviteCode(new Uint8Array(5))).toThrow(RangeError);
});

test.each([
  ['aaaaaa', false],
  ['ABABAB', false],
  ['AABBCC', false],
  ['AAABCD', true],
  ['ABC234', true],
])('%s has at least four different characters: %s', (code, isVaried) => {
  expect(isVariedCode(code)).toBe(isVaried);
});

test('a new code with fewer than four different characters is drawn again', () => {
  const draws = [
    [0, 0, 0, 0, 0, 0],
    [0, 1, 2, 0, 1, 2],
    [0, 1, 2, 3, 3, 3],
    [9, 9, 9, 9, 9, 9],
  ];
  expect(freshInviteCode(() => Uint8Array.from(draws.shift() ?? []))).toBe('ABCDDD');
  expect(draws).toHaveLength(1);
});

test('a source of random bytes that repeats itself is refused rather than drawn from without end', () => {
  expect(() => freshInviteCode((length) => new Uint8Array(length))).toThrow(RangeError);
});
