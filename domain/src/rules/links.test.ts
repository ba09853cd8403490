import { expect, test } from 'vitest';
import { withLinksFound } from './links.ts';

const linksIn = (text: string) =>
  withLinksFound(text).flatMap((part) => (part.isLink ? [part.text] : []));

test.each([
  ['at https://vse.example/results/abc123.', 'https://vse.example/results/abc123'],
  ['(https://vse.example/s/9)', 'https://vse.example/s/9'],
  ['(see https://vse.example/s/9).', 'https://vse.example/s/9'],
  ['<https://vse.example/r/1>, and', 'https://vse.example/r/1'],
  ['"https://vse.example/r/2".', 'https://vse.example/r/2'],
  [
    '‘https://vse.example/r/3’, “https://vse.example/r/4”',
    'https://vse.example/r/3 https://vse.example/r/4',
  ],
  ['«https://vse.example/r/5»; then', 'https://vse.example/r/5'],
  ['Why https://vse.example/a?b=c&d=e?!', 'https://vse.example/a?b=c&d=e'],
  ['https://vse.example/wiki/Rose_(color)', 'https://vse.example/wiki/Rose_(color)'],
  ['(https://vse.example/wiki/Rose_(color)).', 'https://vse.example/wiki/Rose_(color)'],
  ['[https://vse.example/a]', 'https://vse.example/a'],
  ['**https://vse.example/a**', 'https://vse.example/a'],
  ['https://vse.example/results/a_b-C_ next', 'https://vse.example/results/a_b-C_'],
  ['https://vse.example/, https://vse.example…', 'https://vse.example/ https://vse.example'],
  ['HTTPS://VSE.EXAMPLE/a', 'HTTPS://VSE.EXAMPLE/a'],
  ['https://münchen.example/ä', 'https://münchen.example/ä'],
  ['https://[::1]:4280/a', 'https://[::1]:4280/a'],
  ['https://vse.example/a。', 'https://vse.example/a'],
  ['https://. and https:// and https://...', ''],
  ['javascript:alert(1) ftp://vse.example', ''],
])('the links of %j are %j', (text, links) => {
  expect(linksIn(text).join(' ')).toBe(links);
});

test('the parts together are the text', () => {
  const text = 'a https://b.example. (https://c.example) https://. d';
  expect(
    withLinksFound(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a long row of brackets costs no more than its length', () => {
  expect(linksIn(`https://vse.example/a${')'.repeat(100_000)}`)).toEqual(['https://vse.example/a']);
});
