import { type Columns, columnsOf, emailColumn, guessedColumns } from './columns.ts';
import { csvLine, readTable } from './csv.ts';

/** One line of a list of people, as it was pasted. */
export type PastedRow = { name: string; email: string };

/**
 * The people in a pasted or uploaded list: name and e-mail on each line, the name in one column or in two, with or
 * without a line of headings, in any order. Nothing is judged here but what is which.
 */
export function parseRows(text: string): PastedRow[] {
  const lines = readTable(text);
  const columns = columnsOf(lines);
  if (columns) return lines.slice(1).map((cells) => rowOf(cells, columns));
  const email = emailColumn(lines);
  return lines.map((cells) => rowOf(cells, guessedColumns(cells, email)));
}

const rowOf = (cells: readonly string[], { names, email }: Columns): PastedRow => ({
  name: names
    .map((at) => cells[at])
    .filter(Boolean)
    .join(' '),
  email: cells[email] ?? '',
});

/** People as a list that `parseRows` reads again as it was. */
export const textOf = (rows: readonly PastedRow[]) =>
  rows.map(({ name, email }) => csvLine([name.trim(), email.trim()])).join('\n');
