import { type Columns, emailColumn, headedLines } from './columns.ts';
import { csvLine, readTable } from './csv.ts';
import { areNamesSplit, nameOf, peopleIn } from './people.ts';

/** One person of a list, with the text that was pasted. */
export type PastedRow = { name: string; email: string };

/**
 * Parses the people in a pasted or uploaded list. A line has a name and an e-mail in any order, the name in one column or
 * two, with or without headings, or people in the format of a mail's address field. Each e-mail becomes a row, and no
 * e-mail becomes a name. Does not validate.
 */
export function parseRows(text: string): PastedRow[] {
  const lines = readTable(text);
  const headed = headedLines(lines);
  if (headed) return headed.lines.flatMap((cells) => rowsUnder(headed.head, cells, headed.columns));
  const emailAt = emailColumn(lines);
  const people = lines.flatMap((cells) => peopleIn(cells, emailAt));
  const isSplit = areNamesSplit(people);
  return people.map((person) => ({ name: nameOf(person, isSplit), email: person.email }));
}

/**
 * The people of a line under headings. Ignores e-mails under other headings (a second address, a salesperson). Invites
 * e-mails without a heading or in a name column.
 */
function rowsUnder(head: readonly string[], cells: readonly string[], columns: Columns) {
  const { names, email } = columns;
  const name = names
    .map((at) => cells[at])
    .filter((cell) => cell && !cell.includes('@'))
    .join(' ');
  const own = cells[email] ?? '';
  const strays = cells.filter((_, at) => at !== email && (names.includes(at) || !head[at]));
  const people = [own, ...strays]
    .filter((cell) => cell.includes('@'))
    .flatMap((cell) => peopleIn([cell], 0));
  const isOtherText = own !== '' && !own.includes('@');
  if (isOtherText || people.length === 0) return [{ name, email: own }, ...people.map(rowOf)];
  const [first, ...more] = people.map(rowOf);
  if (!first) return [];
  const isOnlyOne = more.length === 0;
  return [{ ...first, name: isOnlyOne ? name || first.name : first.name || name }, ...more];
}

const rowOf = (person: Parameters<typeof nameOf>[0]): PastedRow => ({
  name: nameOf(person, false),
  email: person.email,
});

/** Writes people as a list that `parseRows` reads back unchanged. */
export const textOf = (rows: readonly PastedRow[]) =>
  rows.map(({ name, email }) => csvLine([name.trim(), email.trim()])).join('\n');
