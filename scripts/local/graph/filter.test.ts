import { expect, test } from 'vitest';
import { people } from '../entra/people.ts';
import { readFilter } from './filter.ts';
import { newGuest, userOf } from './user.ts';

const users = [...people.map(userOf), newGuest("o'brien+x@new.example", undefined)];
const found = (text: string) => {
  const { matches } = readFilter(text);
  return users.filter(matches).map(({ mail }) => mail);
};

test.each([
  ["mail eq 'INES.calder@aurum.example'", ['ines.calder@aurum.example']],
  ["mail eq 'o''brien+x@new.example'", ["o'brien+x@new.example"]],
  ["otherMails/any(m:m eq 'luc.marchand@verdier.example')", ['luc.marchand@verdier.example']],
  [
    "userPrincipalName eq 'luc.marchand_verdier.example#EXT#@aurum.onmicrosoft.example'",
    ['luc.marchand@verdier.example'],
  ],
  [
    "mail eq '' or userPrincipalName eq 'mara.lindqvist@aurum.example'",
    ['mara.lindqvist@aurum.example'],
  ],
  ["mail eq ' or '", []],
])('%s finds the matching people', (text, mails) => {
  expect(found(text)).toEqual(mails);
});

test.each([
  ["mail eq 'o'brien@new.example'", 'BadRequest'],
  ["mail eq 'a' and mail eq 'b'", 'BadRequest'],
  ["mail eq 'luc", 'BadRequest'],
  ["mail eq 'a' or ", 'BadRequest'],
  ["otherMails/any(m:x eq 'a')", 'BadRequest'],
  ['', 'BadRequest'],
  ["otherMails eq 'a'", 'Request_UnsupportedQuery'],
  ["city eq 'a'", 'Request_UnsupportedQuery'],
])('%s is refused', (text, code) => {
  expect(() => readFilter(text)).toThrow(expect.objectContaining({ status: 400, code }));
});

test('only a filter on other addresses is an advanced query', () => {
  expect(readFilter("mail eq 'a' or userPrincipalName eq 'a'").isAdvanced).toBe(false);
  expect(readFilter("mail eq 'a' or otherMails/any(m:m eq 'a')").isAdvanced).toBe(true);
});
