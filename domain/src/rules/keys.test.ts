import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiAddress, emailKey, isAtDomain, nameKey, plainAddress } from './keys.ts';

test.each([
  [' Guest@Example.COM ', 'guest@example.com'],
  // Pasted from Teams, SharePoint and web pages.
  ['\u200bguest@example.com', 'guest@example.com'],
  ['gu\u00adest@example.com\u200e', 'guest@example.com'],
  ['\ufeff\u2060gue\u200dst@\u202aexample.com\u202c', 'guest@example.com'],
  ['guest\ufe0f@example.com\u{e0041}', 'guest@example.com'],
  // As phones and word processors write them.
  ['o’brien@example.com', "o'brien@example.com"],
  ['o´brien@example.com', "o'brien@example.com"],
  ['jean\u2011luc@example.com', 'jean-luc@example.com'],
  ['ｇｕｅｓｔ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'guest@example.com'],
  ['guest@bücher.example', 'guest@xn--bcher-kva.example'],
  ['guest@BU\u0308CHER.example', 'guest@xn--bcher-kva.example'],
  ['guest@XN--BCHER-KVA.example', 'guest@xn--bcher-kva.example'],
  ['guest@straße.example', 'guest@xn--strae-oqa.example'],
  ['guest@例え。テスト', 'guest@xn--r8jz45g.xn--zckzah'],
  // No addresses, which keep what they are.
  ['', ''],
  ['Former colleague', 'former colleague'],
  ['a@ü.example/b', 'a@ü.example/b'],
  ['a@ü b.example', 'a@ü b.example'],
])('the key of the address %j is %j', (address, key) => {
  expect(emailKey(address)).toBe(key);
});

test('an address keeps its letter case and its domain, and has an ASCII form for mail services', () => {
  expect(plainAddress(' \u200bO’Brien@Bücher.example')).toBe("O'Brien@Bücher.example");
  expect(asciiAddress('O’Brien@Bücher.example')).toBe("O'Brien@xn--bcher-kva.example");
  expect(asciiAddress('Ana@Example.com')).toBe('Ana@example.com');
});

test.each([
  ['ana@bücher.example', 'bücher.example', true],
  ['ana@bücher.example', 'XN--bcher-kva.example', true],
  ['ana@my.bücher.example', 'bücher.example', false],
  ['ana@example.com', '', false],
])('whether %s is at the domain %j is %s', (address, domain, isAt) => {
  expect(isAtDomain(emailKey(address), domain)).toBe(isAt);
});

describe('the key of a name', () => {
  test.each([
    ['Café', 'Cafe\u0301'],
    ['Iris', 'iris'],
    ['Iris Bay', ' Iris \u00a0 Bay\t'],
    ['Iris', 'I\u00adris\u200b'],
    ['O’Neil', "O'Neil"],
    ['Aurum – Nord', 'Aurum - Nord'],
    ['Groß', 'GROSS'],
    ['Ⅳ ﬁg', 'iv fig'],
    ['Ａｕｒｕｍ', 'Aurum'],
    ['ΟΔΟΣ', 'οδος'],
    ['İris', 'iris'],
  ])('is the same for %j and %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Cafe', 'Café'],
    ['Iris Bay', 'IrisBay'],
    ['Jörg', 'Joerg'],
    ['AL-0171', 'AL0171'],
  ])('is not the same for %j and %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

test('a key is its own key, whatever it is of', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [address, name] = [emailKey(`${one}@${other}`), nameKey(one)];
      expect([emailKey(address), nameKey(name)]).toEqual([address, name]);
    }),
    { numRuns: 500 },
  );
});
