import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const FIRST = 'the secret of the first year, long enough';
const SECOND = 'the secret of the second year, long enough';
const THIRD = 'the secret of the third year, long enough';
const first = createSealing({ permanent: FIRST, current: FIRST });
const second = createSealing({ permanent: FIRST, current: SECOND, previous: FIRST });
const third = createSealing({ permanent: FIRST, current: THIRD, previous: SECOND });

test('what is sealed is opened for the same document, and shows nothing of itself', () => {
  for (const text of ['ABC234', '', 'Grüße 😀\n'.repeat(1000)]) {
    const sealed = first.seal(text, 'invite');
    expect(first.open(sealed, 'invite')).toBe(text);
    expect(first.open(sealed, 'another invite')).toBeUndefined();
    if (text) expect(sealed).not.toContain(text);
    expect(first.seal(text, 'invite')).not.toBe(sealed);
  }
});

test('a secret that was rotated opens what it sealed while it is kept as the previous one', () => {
  const sealed = first.seal('ABC234', 'invite');
  expect(second.open(sealed, 'invite')).toBe('ABC234');
  expect(third.open(sealed, 'invite')).toBeUndefined();
  const again = second.seal('ABC234', 'invite');
  expect(again.split('.')[0]).not.toBe(sealed.split('.')[0]);
  expect(first.open(again, 'invite')).toBeUndefined();
  expect(third.open(again, 'invite')).toBe('ABC234');
});

test('what was changed or cut off is not opened', () => {
  const sealed = first.seal('ABC234', 'invite');
  const [kid, encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] ?? 0) ^ 1;
    expect(first.open(`${kid}.${changed.toString('base64url')}`, 'invite')).toBeUndefined();
    const cut = bytes.subarray(0, at).toString('base64url');
    expect(first.open(`${kid}.${cut}`, 'invite')).toBeUndefined();
  }
  for (const wrong of ['', '.', 'ABC234', `x.${encoded}`])
    expect(first.open(wrong, 'invite')).toBeUndefined();
});

test('a code’s hash outlives every rotation, tells letter case, and is no plain hash of the code', () => {
  const hash = first.codeHash('ABC234');
  expect([second.codeHash('ABC234'), third.codeHash('ABC234')]).toEqual([hash, hash]);
  expect(first.codeHash('abc234')).not.toBe(hash);
  expect(createSealing({ permanent: SECOND, current: FIRST }).codeHash('ABC234')).not.toBe(hash);
});
