import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSalutation } from './columns.ts';
import { parseRows } from './parse-rows.ts';

const ANA = { name: 'Ana Silva', email: 'ana@example.com' };
const BEN = { name: 'Ben Ode', email: 'ben@example.org' };

test.each([
  ['commas', 'Ana Silva,ana@example.com\nBen Ode,ben@example.org'],
  ['semicolons', 'Ana Silva;ana@example.com\nBen Ode;ben@example.org'],
  ['tabs', 'Ana Silva\tana@example.com\nBen Ode\tben@example.org'],
  [
    'Windows line ends and an empty line',
    'Ana Silva, ana@example.com\r\n\r\nBen Ode, ben@example.org\r\n',
  ],
  ['headings', 'Name,Email\nAna Silva,ana@example.com\nBen Ode,ben@example.org'],
  ['headings in another order', 'E-Mail;Name\nana@example.com;Ana Silva\nben@example.org;Ben Ode'],
  [
    'more columns than two',
    'Id,Full name,E-mail address\n1,Ana Silva,ana@example.com\n2,Ben Ode,ben@example.org',
  ],
  ['the other order', 'ana@example.com,Ana Silva\nben@example.org,Ben Ode'],
  ['quotes', '"Ana Silva","ana@example.com"\n"Ben Ode","ben@example.org"'],
  [
    'a byte order mark and a separator line',
    '\uFEFFsep=;\r\nAna Silva;ana@example.com\r\nBen Ode;ben@example.org',
  ],
  ['a quoted separator line', '"sep=;"\r\nAna Silva;ana@example.com\r\nBen Ode;ben@example.org'],
  [
    'the line ends of an old Macintosh, as Excel writes them there',
    'Ana Silva;ana@example.com\rBen Ode;ben@example.org\r',
  ],
  [
    'headings as Outlook writes them',
    'Title,First Name,Last Name,E-mail Address\n,Ana,Silva,ana@example.com\n,Ben,Ode,ben@example.org',
  ],
  [
    'headings as Google writes them',
    'First Name,Middle Name,Last Name,E-mail 1 - Label,E-mail 1 - Value\nAna,,Silva,* Home,ana@example.com\nBen,,Ode,,ben@example.org',
  ],
  [
    'German headings for two names',
    'Vorname;Nachname;E-Mail\nAna;Silva;ana@example.com\nBen;Ode;ben@example.org',
  ],
  [
    'the last name first, under "Name"',
    'Name;Vorname;E-Mail-Adresse\nSilva;Ana;ana@example.com\nOde;Ben;ben@example.org',
  ],
  [
    'French headings for two names',
    'Prénom;Nom;Adresse e-mail\nAna;Silva;ana@example.com\nBen;Ode;ben@example.org',
  ],
  [
    'Spanish headings for two names',
    'Nombre;Apellidos;Correo electrónico\nAna;Silva;ana@example.com\nBen;Ode;ben@example.org',
  ],
  [
    'headings for the whole name and for its parts',
    'Name,Given Name,Family Name,E-mail\nAna Silva,Ana,Silva,ana@example.com\nBen Ode,,,ben@example.org',
  ],
  [
    'headings of its own for the names',
    'Nr.;Kunde;E-Mail\n1;Ana Silva;ana@example.com\n2;Ben Ode;ben@example.org',
  ],
  [
    'first and last names in columns of their own, without headings',
    'Ana,Silva,ana@example.com\nBen,Ode,ben@example.org',
  ],
  [
    'numbers in front and a separator at the end, without headings',
    '1;Ana;Silva;ana@example.com;\n2;Ben;Ode;ben@example.org;',
  ],
  [
    'something else behind the e-mail, without headings',
    'Ana Silva,ana@example.com,Acme\nBen Ode,ben@example.org,Acme',
  ],
  [
    'names and e-mails as mails have them',
    'Ana Silva <ana@example.com>\nBen Ode <ben@example.org>',
  ],
  [
    'an address field as Outlook copies it',
    'Ana Silva <ana@example.com>; Ben Ode <ben@example.org>;',
  ],
  ['an address field with commas', 'Ana Silva <ana@example.com>, "Ben Ode" <ben@example.org>'],
  [
    'links as Outlook copies them',
    'Ana Silva <mailto:ana@example.com>;Ben Ode <mailto:ben@example.org>',
  ],
  ['several people on one line', 'Ana Silva, ana@example.com, Ben Ode, ben@example.org'],
  [
    'several people on one line, the e-mails first',
    'ana@example.com;Ana Silva;ben@example.org;Ben Ode',
  ],
  ['several people on one line, in two names', 'Ana,Silva,ana@example.com,Ben,Ode,ben@example.org'],
  [
    'several people on one line without separators',
    'Ana Silva ana@example.com Ben Ode ben@example.org',
  ],
  ['a quote that never closes', '"Ana Silva, ana@example.com\nBen Ode, ben@example.org'],
  [
    'a company behind the name, without headings',
    'Ana Silva,Acme,ana@example.com\nBen Ode,Acme,ben@example.org',
  ],
  [
    'a name before each e-mail under a heading of e-mails',
    'E-Mail\nAna Silva <ana@example.com>; Ben Ode <ben@example.org>',
  ],
  ['a separator of its own on each line', 'Ana Silva, ana@example.com\nBen Ode; ben@example.org'],
  ['a tab on one line only', 'Ana Silva\tana@example.com\nBen Ode, ben@example.org'],
  [
    'another separator in the headings',
    'Name,E-Mail\nAna Silva;ana@example.com\nBen Ode;ben@example.org',
  ],
  ['another separator and quotes', '"Ana Silva";"ana@example.com"\nBen Ode,ben@example.org\n'],
  [
    'addresses as links',
    'Ana Silva,mailto:ana@example.com\nBen Ode,MAILTO:ben@example.org?subject=Hi',
  ],
  [
    'links without a name column',
    'Ana Silva <mailto:ana@example.com?cc=x>\nBen Ode – mailto:ben@example.org',
  ],
  ['dashes between name and e-mail', 'Ana Silva – ana@example.com\nBen Ode - ben@example.org'],
  ['colons and brackets', 'Ana Silva: ana@example.com\nBen Ode (ben@example.org)'],
  ['bars and slashes', 'Ana Silva | ana@example.com\nBen Ode / ben@example.org'],
  ['a dot at the end of each line', 'Ana Silva, ana@example.com.\nBen Ode, ben@example.org.'],
  ['dashes between several on one line', 'Ana Silva – ana@example.com, Ben Ode – ben@example.org.'],
  [
    'how people are addressed in front',
    'Mrs,Ana,Silva,ana@example.com\nMr.,Ben,Ode,ben@example.org',
  ],
  [
    'how people are addressed before whole names',
    'Frau;Ana Silva;ana@example.com\nHerr Dr.;Ben Ode;ben@example.org',
  ],
  ['M. and Mme in front', 'Mme;Ana;Silva;ana@example.com\nM.;Ben;Ode;ben@example.org'],
  [
    'how people are addressed behind',
    'ana@example.com,Ana,Silva,Sra.\nben@example.org,Ben,Ode,Sr.',
  ],
  [
    'how people are addressed under headings of its own',
    'Anrede;Kunde;E-Mail\nFrau;Ana Silva;ana@example.com\nHerr;Ben Ode;ben@example.org',
  ],
  [
    'a title above its headings',
    'Guests 2026;;\n;;\nNr;Name;E-Mail\n1;Ana Silva;ana@example.com\n2;Ben Ode;ben@example.org',
  ],
  [
    'the name within the e-mail under headings',
    'Name;E-Mail\nAna Silva;ana@example.com <ana@example.com>\n;Ben Ode <ben@example.org>',
  ],
])('a list with %s is read', (_, text) => {
  expect(parseRows(text)).toEqual([ANA, BEN]);
});

test('a comma within a name stays, quoted or beside another separator', () => {
  expect(parseRows('"Silva, Ana",ana@example.com')).toEqual([{ ...ANA, name: 'Silva, Ana' }]);
  expect(parseRows('Silva, Ana;ana@example.com')).toEqual([{ ...ANA, name: 'Silva, Ana' }]);
  expect(parseRows('"Ana ""A."" Silva",ana@example.com')[0]?.name).toBe('Ana "A." Silva');
  const other = 'Ben;ben@example.org\nCleo;cleo@example.org';
  expect(parseRows(`${other}\nSilva, Ana;ana@example.com`)[2]?.name).toBe('Silva, Ana');
  expect(parseRows('Ben,ben@x.example\nCleo,cleo@x.example\nOde, Jr.;ode@x.example')[2]).toEqual({
    name: 'Ode, Jr.',
    email: 'ode@x.example',
  });
});

test('a quoted line end stays within its row, also beside quotes', () => {
  const list = '"Ana ""A""\nSilva",ana@example.com\n"Ode\nBen","ben@example.org"';
  expect(parseRows(list)).toEqual([
    { name: 'Ana "A"\nSilva', email: 'ana@example.com' },
    { name: 'Ode\nBen', email: 'ben@example.org' },
  ]);
});

test('headings below the first e-mail are a row like others', () => {
  const rows = parseRows('Ana;ana@example.com\nName;E-Mail\nBen;ben@example.com');
  expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Name', 'Ben']);
});

test('what may be a typing error within an address is shown as it is', () => {
  for (const email of [
    'ana silva@example.com',
    'ana@example,com',
    'ana@ex ample.com',
    '@ana',
    'ana@',
  ])
    expect(parseRows(`Ana;${email}`)).toEqual([{ name: 'Ana', email }]);
});

test('how somebody is addressed is nobody’s name', () => {
  for (const word of ['Mrs', 'Mr.', 'HERR', 'Frau Dr.', 'Señora', 'Mlle', 'Dr', 'Prof. Dr.'])
    expect(parseRows(`${word},ana@example.com`), word).toEqual([
      { name: '', email: 'ana@example.com' },
    ]);
  for (const name of ['Don', 'Da', 'M', 'Frauke', 'Drew'])
    expect(parseRows(`${name},ana@example.com`)[0]?.name).toBe(name);
});

test('a row that lacks something is kept, for the person to correct', () => {
  expect(parseRows('ana@example.com')).toEqual([{ name: '', email: 'ana@example.com' }]);
  expect(parseRows('Ana Silva')).toEqual([{ name: 'Ana Silva', email: '' }]);
  expect(parseRows('Ana Silva,ana.example.com')).toEqual([
    { name: 'Ana Silva', email: 'ana.example.com' },
  ]);
  expect(parseRows('Ana,Silva,ana@example.com\nBen,Ode,ben')[1]).toEqual({
    name: 'Ben Ode',
    email: 'ben',
  });
  expect(parseRows('Vorname;Nachname;E-Mail\n;Silva;\nAna;')).toEqual([
    { name: 'Silva', email: '' },
    { name: 'Ana', email: '' },
  ]);
});

test('a separator that the first line names is the one, whatever else is in the lines', () => {
  expect(parseRows('sep=,\nSilva; Ana; Dr.,ana@example.com')[0]?.name).toBe('Silva; Ana; Dr.');
});

test('nothing is nobody', () => {
  expect(parseRows(' \n\t\n;;\n')).toEqual([]);
});

test('whatever is in a name comes back when it was quoted as spreadsheets do', () => {
  const name = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.includes('@') && !text.startsWith('\uFEFF'))
    .filter((text) => !isSalutation(text));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      const text = names
        .map((one, index) => `"${one.replaceAll('"', '""')}","person${index}@example.com"`)
        .join('\r\n');
      const rows = names.map((one, index) => ({ name: one, email: `person${index}@example.com` }));
      expect(parseRows(text)).toEqual(rows);
    }),
  );
});

test('any text at all is read without a crash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const row of parseRows(text)) expect(row.name + row.email).not.toBe(undefined);
    }),
  );
});
