import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf, textAfter } from './list-text.ts';
import { parseRows } from './parse-rows.ts';

const LIST = 'Name;E-Mail;Ort\n"Silva; Ana";ana@example.com;Köln\nBen;ben;Bonn';

test('a list in which nothing was corrected stays as it was written', () => {
  expect(textAfter(LIST, rowsOf(LIST))).toBe(LIST);
});

test('what was corrected in the rows stands in the list', () => {
  const [ana, ben] = rowsOf(LIST);
  if (!ana || !ben) throw new Error('Two rows');
  const text = textAfter(LIST, [ana, { ...ben, email: 'ben@example.com ' }]);
  expect(text).toBe('"Silva; Ana", ana@example.com\nBen, ben@example.com');
  expect(parseRows(text)).toEqual([
    { name: 'Silva; Ana', email: 'ana@example.com' },
    { name: 'Ben', email: 'ben@example.com' },
  ]);
});

test('only people who were left out stay left out when the list is read again', () => {
  const rows = rowsOf('Ana, ana@x.example\nBen, ben@x.example\nBen, ben@x.example').map((row) =>
    row.key === 1 ? { ...row, isIncluded: false } : row,
  );
  const again = rowsOf('Cleo, cleo@x.example\nBen, ben@x.example\nBen, ben@x.example', rows);
  expect(again.map(({ isIncluded }) => isIncluded)).toEqual([undefined, false, undefined]);
});

test('whatever the rows say can be read again', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aÖ1 ,;"\t\n.') }).map((text) => text.trim());
  const rows = fc.array(
    fc.record({ name: word, email: word.map((text) => `${text}@example.com`) }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(rows, (people) => {
      const typed = people.map((person, key) => ({ ...person, key }));
      expect(parseRows(textAfter('', typed))).toEqual(people);
    }),
  );
});
