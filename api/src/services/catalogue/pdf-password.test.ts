import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { asksForPassword } from './pdf-password.ts';

const pdf = (name: string) =>
  Uint8Array.from(
    readFileSync(resolve(import.meta.dirname, '../../../../tests/support/pdfs', name)),
  );
const replaced = (name: string, from: string, to: string) =>
  Uint8Array.from(
    Buffer.from(Buffer.from(pdf(name)).toString('latin1').replace(from, to), 'latin1'),
  );

test.each([
  ['secret-aes-256.pdf', true],
  ['secret-aes-128.pdf', true],
  ['secret-rc4-40.pdf', true],
  // Restrictions only.
  ['open-aes-256.pdf', false],
  ['open-aes-128.pdf', false],
  ['open-rc4-40.pdf', false],
  ['plain.pdf', false],
])('whether %s asks for a password: %s', async (name, expected) => {
  expect(await asksForPassword(pdf(name))).toBe(expected);
});

test('a byte order mark and a line break in front hide no password', async () => {
  const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 13, 10, ...pdf('secret-aes-256.pdf'));
  expect(await asksForPassword(bytes)).toBe(true);
});

test('a PDF that is encrypted in a way which only one program knows cannot be opened', async () => {
  const bytes = replaced('open-rc4-40.pdf', '/Filter /Standard', '/Filter /PubSec__');
  expect(await asksForPassword(bytes)).toBe(true);
});

test('a PDF that only writes about encryption asks for none', async () => {
  const bytes = replaced('plain.pdf', '%%EOF', '%/Encrypt\n%%EOF');
  expect(await asksForPassword(bytes)).toBe(false);
});

test('the bytes of a PDF are left whole, so that they can be stored', async () => {
  const bytes = pdf('open-aes-128.pdf');
  await asksForPassword(bytes);
  expect(bytes).toEqual(pdf('open-aes-128.pdf'));
});
