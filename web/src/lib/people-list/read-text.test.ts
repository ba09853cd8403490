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

/** The bytes are those of Python's codecs. */
test.each([
  [
    'Excel for Mac',
    '52656e8e204d9f6c6c65723b72656e65406578616d706c652e636f6d',
    'René Müller;rene@example.com',
  ],
  [
    'Excel for Mac, whose name only its address tells',
    '4a9a72673b6a6f65726740782e6578616d706c65',
    'Jörg;joerg@x.example',
  ],
  [
    'Windows where Mac OS would do as well',
    '44759a616e3b7840792e6578616d706c65',
    'Dušan;x@y.example',
  ],
  [
    'Windows where Turkish would do as well',
    '4e6f76fd3b7840792e6578616d706c65',
    'Nový;x@y.example',
  ],
  ['Windows with a š', '44759a616e3b647573616e40782e6578616d706c65', 'Dušan;dusan@x.example'],
  [
    'Windows with quotes, a dash and a sign',
    '4f924e65696c20962093c96c6f64696594203520803b6f4078',
    'O’Neil – “Élodie” 5 €;o@x',
  ],
  ['Windows in capitals', '4ddc4c4c45522c20c94c4f444945', 'MÜLLER, ÉLODIE'],
  [
    'Windows in Central Europe',
    'a3756b61737a3b6c756b61737a40782e6578616d706c65',
    'Łukasz;lukasz@x.example',
  ],
  [
    'Windows in Turkey',
    '59fd6c64fd7a3b79696c64697a40782e6578616d706c65',
    'Yıldız;yildiz@x.example',
  ],
  [
    'Windows with Cyrillic letters',
    'c8e2e0ed20cfe5f2f0eee23b6940782e6578616d706c65',
    'Иван Петров;i@x.example',
  ],
  [
    'MS-DOS',
    '4a817267656e204d816c6c65723b6a75657267656e40782e6578616d706c65',
    'Jürgen Müller;juergen@x.example',
  ],
])('a file of %s is read', (_, hex, text) => {
  const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  expect(readText(Uint8Array.from(bytes).buffer)).toBe(text);
});

test('a file that another program has read in the wrong code page is read', () => {
  const read = (text: string) => readText(new TextEncoder().encode(text).buffer);
  expect(read('RenÃ© MÃ¼ller â€“ Å\u0081ukasz')).toBe('René Müller – Łukasz');
  for (const text of ['José Ã', 'Ana', 'São João', 'Łukasz Ã©']) expect(read(text)).toBe(text);
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
