import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRows } from './parse-rows.ts';

const emailsOf = (text: string) => parseRows(text).map(({ email }) => email);

test('e-mails without names have a row each and lend their names to nobody', () => {
  const [a, b, c] = ['a@x.example', 'b@x.example', 'c@x.example'];
  for (const separator of ['; ', ', ', ' ', '\t', ';\n', ' / '])
    expect(parseRows([a, b, c].join(separator)), separator).toEqual(
      [a, b, c].map((email) => ({ name: '', email })),
    );
  expect(parseRows(`Ana, ${a}, ${b}`)).toEqual([
    { name: 'Ana', email: a },
    { name: '', email: b },
  ]);
});

test('where it is not clear whose name stands between two e-mails, nobody gets it', () => {
  const names = (text: string) => parseRows(text).map(({ name }) => name);
  expect(names('a@x.example, Ana, b@x.example')).toEqual(['', '']);
  expect(names('Ana, a@x.example, Acme, Ben, b@x.example, Acme')).toEqual(['', '']);
});

test('a name that Exchange writes with its comma stays whole', () => {
  const ana = [{ name: 'Silva, Ana', email: 'ana@example.com' }];
  for (const text of [
    'Silva, Ana <ana@example.com>',
    '"Silva, Ana" <ana@example.com>',
    "'Silva, Ana' <ana@example.com>",
  ])
    expect(parseRows(text), text).toEqual(ana);
});

test('an e-mail is never a name, under headings neither', () => {
  expect(parseRows('Name,Email\nana@example.com,\nBen,ben@x.example')).toEqual([
    { name: '', email: 'ana@example.com' },
    { name: 'Ben', email: 'ben@x.example' },
  ]);
  expect(parseRows('Ana @ Work,ana@example.com').map(({ name }) => name)).toEqual(['', '']);
});

test('under headings only what is headed as e-mail, or by nothing, is invited', () => {
  expect(emailsOf('Name,Email,Salesperson\nAna,ana@x.example,sales@x.example')).toEqual([
    'ana@x.example',
  ]);
  expect(emailsOf('Email\nana@x.example; ben@x.example')).toHaveLength(2);
  expect(emailsOf('Name;Email;\nAna;ana@x.example;ben@x.example')).toHaveLength(2);
});

test('two columns are first and last names only if no whole name stands in the first', () => {
  const list = (first: string) => `${first},Acme,a@x.example\nBen,Acme,b@x.example`;
  expect(parseRows(list('Ana Silva')).map(({ name }) => name)).toEqual(['Ana Silva', 'Ben']);
  expect(parseRows(list('Ana')).map(({ name }) => name)).toEqual(['Ana Acme', 'Ben Acme']);
});

test('each e-mail of a text without headings has a row, and none stands in a name', () => {
  const word = fc.constantFrom('Ana', 'Ben Ode', 'Acme', '12', "O'Neil", '"Silva, Ana"', '');
  const separator = fc.constantFrom(
    ',',
    ', ',
    ';',
    '; ',
    '\t',
    ' ',
    '\n',
    '\r\n',
    ' / ',
    ' "',
    '" ',
  );
  const brackets = fc.constantFrom(['', ''], [' <', '>'], ['<', '>'], ['(', ')'], ["'", "'"]);
  const piece = fc.tuple(word, separator, brackets, fc.boolean(), separator);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const addresses: string[] = [];
      const text = pieces
        .map(([name, between, [open, close], isEmail, after], index) => {
          const address = `person${index}@x.example`;
          if (isEmail) addresses.push(address);
          return `${name}${isEmail ? `${between}${open}${address}${close}` : ''}${after}`;
        })
        .join('');
      const rows = parseRows(text);
      for (const { name } of rows) expect(name).not.toContain('@');
      for (const address of addresses)
        expect(rows.filter(({ email }) => email.includes(address))).toHaveLength(1);
      expect(rows.length).toBeGreaterThanOrEqual(addresses.length);
    }),
    { numRuns: 500 },
  );
});

test('however much is on one line, it is read within the time of a test', () => {
  const emails = Array.from({ length: 5000 }, (_, index) => `person${index}@x.example`);
  expect(emailsOf(emails.join('; '))).toEqual(emails);
  expect(emailsOf(`${'a'.repeat(100_000)} a@x.example; b@x.example`)).toHaveLength(2);
});
