import type { Row } from './check-rows.ts';
import { parseRows, textOf } from './parse-rows.ts';

const isSame = (a: Pick<Row, 'name' | 'email'>, b: Pick<Row, 'name' | 'email'>) =>
  a.name.trim() === b.name.trim() && a.email.trim() === b.email.trim();

/** The rows of a list. Keeps the person's choices about equal rows in `before`. */
export function rowsOf(text: string, before: readonly Row[] = []): Row[] {
  const decided = [...before];
  return parseRows(text).map((row, key) => {
    const at = decided.findIndex((one) => isSame(one, row));
    const [same] = at < 0 ? [] : decided.splice(at, 1);
    return { ...row, key, isIncluded: same?.isIncluded };
  });
}

/** The text of a list after its rows were corrected. Without corrections, the text stays unchanged. */
export function textAfter(text: string, rows: readonly Row[]): string {
  const written = parseRows(text);
  const isUntouched =
    written.length === rows.length && rows.every((row, at) => isSame(row, written[at] ?? row));
  return isUntouched ? text : textOf(rows);
}
