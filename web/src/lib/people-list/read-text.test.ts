import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const TEXT = 'Zoë;zoe@example.com\r\nJürgen;juergen@example.de';

/** The bytes of a text in UTF-16 behind its byte order mark, as Excel saves "Unicode Text". */
function utf16(text: string, isLittle: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(2 + at * 2, text.charCodeAt(at), isLittle);
  return view.buffer;
}

const latin1 = (text: string) =>
  Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT).buffer],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`).buffer],
  ['the old code page of Windows', latin1(TEXT)],
  ['UTF-16, as Excel saves "Unicode Text"', utf16(TEXT, true)],
  ['UTF-16 with the bytes the other way round', utf16(TEXT, false)],
])('a file in %s is read', (_, bytes) => {
  expect(readText(bytes)).toBe(TEXT);
});

test.each([
  ['a picture', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['half a character of UTF-16', utf16(TEXT, true).slice(0, -1)],
])('%s is no text', (_, bytes) => {
  expect(() => readText(bytes)).toThrow();
});

test('an empty file is an empty text', () => {
  expect(readText(new ArrayBuffer(0))).toBe('');
});
