import { type Columns, columnsOf, emailColumn } from './columns.ts';
import { csvLine, readTable } from './csv.ts';
import { areNamesSplit, nameOf, peopleIn } from './people.ts';

/** One person of a list, as it was pasted. */
export type PastedRow = { name: string; email: string };

/**
 * The people in a pasted or uploaded list: name and e-mail on each line, the name in one column or in two, with or
 * without a line of headings, in any order; or people as they stand in the address field of a mail. Nothing is judged
 * here but what is which: each e-mail has a row of its own, and none is ever taken for a name.
 */
export function parseRows(text: string): PastedRow[] {
  const lines = readTable(text);
  const columns = columnsOf(lines);
  if (columns) return lines.slice(1).flatMap((cells) => rowsUnder(lines[0] ?? [], cells, columns));
  const emailAt = emailColumn(lines);
  const people = lines.flatMap((cells) => peopleIn(cells, emailAt));
  const isSplit = areNamesSplit(people);
  return people.map((person) => ({ name: nameOf(person, isSplit), email: person.email }));
}

/**
 * The people of a line under headings. What stands under a heading of another kind, such as a second e-mail or a
 * salesperson's, is nobody's to be invited; what stands under no heading, or as an e-mail where names should be, is.
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
  const isOwnElse = own !== '' && !own.includes('@');
  if (isOwnElse || people.length === 0) return [{ name, email: own }, ...people.map(rowOf)];
  const [first, ...more] = people.map(rowOf);
  if (!first) return [];
  const isAlone = more.length === 0;
  return [{ ...first, name: isAlone ? name || first.name : first.name || name }, ...more];
}

const rowOf = (person: Parameters<typeof nameOf>[0]): PastedRow => ({
  name: nameOf(person, false),
  email: person.email,
});

/** People as a list that `parseRows` reads again as it was. */
export const textOf = (rows: readonly PastedRow[]) =>
  rows.map(({ name, email }) => csvLine([name.trim(), email.trim()])).join('\n');
