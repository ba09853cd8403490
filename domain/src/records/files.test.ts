import { describe, expect, test } from 'vitest';
import { fileTypeOf, kindProblem, picturePaths } from './files.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a file', () => {
  test.each([
    ['a.jpg', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['IMG_0042.jpeg', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['photo.jfif', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['photo.JPE', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['photo', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['IMG_0042.HEIC', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['a.png', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['a.png', '\u0089PNG\r\n\u001a\n', 'image/png'],
    ['a.jpg', '\u0089PNG\r\n\u001a\n', 'image/png'],
    ['a.gif', 'GIF89a', 'image/gif'],
    ['a.webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
    ['shop.jpg', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['sheet', '%PDF-1.7', 'application/pdf'],
    ['mark.pdf', '\u00ef\u00bb\u00bf%PDF-1.7', 'application/pdf'],
    ['lines.pdf', '\r\n\r\n%PDF-1.7', 'application/pdf'],
    ['front.pdf', `${'x'.repeat(1019)}%PDF-1.7`, 'application/pdf'],
  ])('%s of %j is told by its content', (name, content, mime) => {
    expect(fileTypeOf(name, bytes(content))?.mime).toBe(mime);
  });

  test.each([
    ['sound that calls itself a picture', 'a.webp', 'RIFF\u0001\u0002\u0003\u0004WAVEfmt '],
    ['a film that calls itself a picture', 'a.webp', 'RIFF\u0001\u0002\u0003\u0004AVI LIST'],
    ['a picture that was cut off', 'a.webp', 'RIFF\u0001\u0002\u0003\u0004WEB'],
    ['a picture with a byte in front', 'a.png', ' \u0089PNG\r\n\u001a\n'],
    ['a picture that calls itself a one-sheet', 'a.pdf', '\u0089PNG\r\n\u001a\n'],
    ['a one-sheet that calls itself a picture', 'a.jfif', '%PDF-1.7'],
    ['a one-sheet whose header is not within 1,024 bytes', 'a.pdf', `${'x'.repeat(1020)}%PDF-1.7`],
    ['an empty file', 'a.pdf', ''],
  ])('%s is none', (_, name, content) => {
    expect(fileTypeOf(name, bytes(content))).toBeUndefined();
  });
});

test('a picture is no one-sheet, and a one-sheet no picture', () => {
  expect(kindProblem('vse-file-upload/a.webp', 'picture')).toBeUndefined();
  expect(kindProblem('vse-file-upload/a.pdf', 'pdf')).toBeUndefined();
  expect(kindProblem('vse-file-upload/a.pdf', 'picture')).toBe('PICTURE_TYPE_REFUSED');
  expect(kindProblem('vse-file-upload/a.webp', 'pdf')).toBe('PDF_TYPE_REFUSED');
});

test('a logo is in its gallery alone, and no other file is', () => {
  expect(kindProblem('vse-logos/provider/a.png', 'logo')).toBeUndefined();
  expect(kindProblem('vse-logos/provider/a.png', 'picture')).toBe('FILE_UNKNOWN');
  expect(kindProblem('vse-file-upload/a.png', 'logo')).toBe('FILE_UNKNOWN');
  expect(kindProblem('vse-file-upload-blank/a.pdf', 'pdf')).toBeUndefined();
  expect(kindProblem('elsewhere/a.pdf', 'pdf')).toBe('FILE_UNKNOWN');
});

test.each([
  ['c/hash/1200.webp', ['c/hash/400.webp 400', 'c/hash/800.webp 800', 'c/hash/1200.webp 1200']],
  ['c/hash/800.webp', ['c/hash/400.webp 400', 'c/hash/800.webp 800']],
  ['c/hash/399.webp', []],
  ['c/picture.webp', []],
])('the picture %s has the widths %j', (path, widths) => {
  expect(picturePaths(path).map((each) => `${each.path} ${each.width}`)).toEqual(widths);
});
