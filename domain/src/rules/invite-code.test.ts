import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshInviteCode, INVITE_CODE_ALPHABET, inviteCode, isHardCode } from './invite-code.ts';

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
  ['aaaaaa', 'fewer than four different characters'],
  ['A1A1A1', 'fewer than four different characters'],
  ['AABB11', 'fewer than four different characters'],
  ['ABCDEF', 'letters only'],
  ['abcdef', 'letters only'],
  ['DRAGON', 'letters only'],
  ['123456', 'digits only'],
  ['240871', 'digits only'],
  ['!!#?&%', 'signs only'],
  ['ABC123', 'sequences'],
  ['abc234', 'sequences'],
  ['CBA321', 'sequences'],
  ['QWERT1', 'sequences'],
  ['1trewq', 'sequences'],
  ['AZERT7', 'sequences'],
  ['ASDFG5', 'sequences'],
  ['YXCVB2', 'sequences'],
  ['AAABC1', 'sequences'],
])('the code %s is too simple: %s', (code) => {
  expect(isHardCode(code)).toBe(false);
});

test.each(['ABX234', 'K7M2PX', 'AAB1C2', '#&+%?A', 'QWX12A'])(
  'the code %s is hard enough',
  (code) => {
    expect(isHardCode(code)).toBe(true);
  },
);

test('a new code that is too simple is drawn again', () => {
  const draws = [
    [0, 0, 0, 0, 0, 0],
    [9, 17, 2, 20, 5, 13],
    [0, 1, 2, 24, 25, 26],
    [0, 9, 2, 3, 3, 31],
    [9, 9, 9, 9, 9, 9],
  ];
  expect(freshInviteCode(() => Uint8Array.from(draws.shift() ?? []))).toBe('AKCDD9');
  expect(draws).toHaveLength(1);
});

test('at least three in four random codes are hard enough', () => {
  let state = 1;
  const random = (length: number) =>
    Uint8Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state >> 8;
    });
  const codes = Array.from({ length: 10_000 }, () => inviteCode(random(6)));
  expect(codes.filter(isHardCode).length).toBeGreaterThan(7500);
});

test('a source of random bytes that repeats itself is refused rather than drawn from without end', () => {
  expect(() => freshInviteCode((length) => new Uint8Array(length))).toThrow(RangeError);
});
