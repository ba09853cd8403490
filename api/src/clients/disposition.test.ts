import { expect, test } from 'vitest';
import { dispositionOf } from './disposition.ts';

test.each([
  ['Amber Veil.pdf', `attachment; filename="Amber Veil.pdf"; filename*=UTF-8''Amber%20Veil.pdf`],
  ['Amber Veil', `attachment; filename="Amber Veil.pdf"; filename*=UTF-8''Amber%20Veil.pdf`],
  ['Été.PDF', `attachment; filename="_t_.pdf"; filename*=UTF-8''%C3%89t%C3%A9.pdf`],
  ['a"; x=(1)', `attachment; filename="a__ x__1_.pdf"; filename*=UTF-8''a%22%3B%20x%3D%281%29.pdf`],
  ['', `attachment; filename="one-sheet.pdf"; filename*=UTF-8''one-sheet.pdf`],
])('a one-sheet named %j is downloaded rather than opened', (filename, expected) => {
  expect(dispositionOf('vse-file-upload/abc.pdf', filename)).toBe(expected);
});

test('a picture is displayed', () => {
  expect(dispositionOf('vse-file-upload/abc.webp', 'abc.webp')).toBeUndefined();
});

test('the longest name in the widest letters keeps the signed URL below its limit', () => {
  const header = dispositionOf('vse-file-upload/abc.pdf', '香'.repeat(200)) ?? '';
  expect(encodeURIComponent(header).length).toBeLessThan(1200);
});
