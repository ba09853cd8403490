import { expect, test } from 'vitest';
import { CFB } from 'xlsx';
import { isolatedWords } from '../../lib/words/isolated-words.ts';
import type { PeopleWords } from '../../lib/words/types.ts';
import { type Exported, personFile } from './person-file.ts';
import texts from './words/people/en.json';

const words = isolatedWords<PeopleWords>(texts, 'en');

const KEPT: Exported = {
  address: 'ana@example.com',
  names: ['Ana Silva', 'Ana <b>'],
  date: '2026-11-24T10:00:00.000Z',
  places: [
    {
      place: 'invites',
      records: [{ container: 'invites', name: 'Ana <b>', responseDate: null, salesperson: '' }],
    },
    {
      place: 'results',
      records: [
        { project: {}, answers: [{ question: 'Which mood?', answers: ['Sea & sun', 'Rain'] }] },
      ],
    },
  ],
  audit: [],
  unreadable: 0,
};

async function filesOf(kept: Exported) {
  const zip = personFile(kept, words, (iso) => iso.slice(0, 10));
  const opened = CFB.read(new Uint8Array(await zip.arrayBuffer()), { type: 'buffer' });
  const textOf = (name: string) =>
    new TextDecoder().decode(Uint8Array.from(CFB.find(opened, name)?.content ?? []));
  return {
    readme: textOf('readme.txt'),
    page: textOf('data.html'),
    json: textOf('data.json'),
  };
}

test('a person gets a readme that says whose data it is, from when, and what is left out', async () => {
  const { readme } = await filesOf(KEPT);
  expect(readme.split('\r\n').slice(0, 5)).toEqual([
    'What is kept about ana@example.com',
    'Made on 2026-11-24',
    '',
    'Files:',
    'data.html: all of it, to read in a browser',
  ]);
  expect(readme).toMatch(/codes and texts of e-mails, which are stored encrypted, are left out/);
});

test('the JSON has every record with every field', async () => {
  const { json } = await filesOf(KEPT);
  expect(JSON.parse(json)).toEqual(KEPT);
});

test('the page shows each place with its records, without empty fields, and runs nothing', async () => {
  const { page } = await filesOf(KEPT);
  expect(page).toContain('<p>Names: Ana Silva, Ana &#60;b&#62;</p>');
  expect(page).toContain(
    '<h2>Invites (1)</h2><article><dl><dt>container</dt><dd>invites</dd><dt>name</dt><dd>Ana &#60;b&#62;</dd></dl></article>',
  );
  expect(page).toContain('<dt>answers</dt><dd>Sea &#38; sun, Rain</dd>');
  expect(page).not.toContain('<dt>project</dt>');
  expect(page).not.toMatch(/<b>|<script|Entries of the audit log/);
});

test('a person reads in the readme and on the page how many records could not be read', async () => {
  const { readme, page } = await filesOf({ ...KEPT, unreadable: 1 });
  const sentence =
    '1 record that may be about this person could not be read and is not listed here.';
  expect(readme.split('\r\n')[2]).toBe(sentence);
  expect(page).toContain(`<p>${sentence}</p>`);
});
