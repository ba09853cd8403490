/** One line of a list of people, as it was pasted. */
export type PastedRow = { name: string; email: string };

const DELIMITERS = [',', ';', '\t'] as const;
/** Headings that spreadsheets and contact lists put over these columns, in the languages of the interface. */
const NAME_HEADS = /^(full ?name|name|nombre|nom|vorname|kontakt|contact|contacto)$/i;
const EMAIL_HEADS =
  /^(e-?mail( ?address)?|mail|correo( electrónico)?|courriel|adresse e-?mail|e-?mail-adresse)$/i;

/**
 * The people in a pasted or uploaded list: name and e-mail on each line, separated by commas, semicolons or tabs, in
 * quotes or not, with or without a line of headings, in either order. Nothing is judged here but what is which.
 */
export function parseRows(text: string): PastedRow[] {
  const body = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const lines = readCsv(body, delimiterOf(body))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const head = headOf(lines[0] ?? []);
  return (head ? lines.slice(1) : lines).map((cells) => rowOf(cells, head));
}

/** Lines of cells as RFC 4180 has them; a quote that never closes takes the rest, as a spreadsheet would. */
function readCsv(text: string, delimiter: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) endCell();
    else if (character === '\n') {
      endCell();
      lines.push(cells);
      cells = [];
    } else if (character !== '\r') cell += character;
  }
  endCell();
  return [...lines, cells];
}

/**
 * The separator that stands in most lines, outside quotes; a comma may well be part of a name where a tab or semicolon
 * separates.
 */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const usage = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const [tabs, semicolons, commas] = [usage('\t'), usage(';'), usage(',')];
  if (tabs > 0 && tabs >= semicolons && tabs >= commas) return DELIMITERS[2];
  return semicolons > 0 && semicolons >= commas ? DELIMITERS[1] : DELIMITERS[0];
}

type Head = { name: number; email: number };

function headOf(cells: readonly string[]): Head | undefined {
  const name = cells.findIndex((cell) => NAME_HEADS.test(cell));
  const email = cells.findIndex((cell) => EMAIL_HEADS.test(cell));
  return email < 0 || cells.some((cell) => cell.includes('@')) ? undefined : { name, email };
}

function rowOf(cells: readonly string[], head: Head | undefined): PastedRow {
  if (head) return { name: cells[head.name] ?? '', email: cells[head.email] ?? '' };
  const found = cells.findIndex((cell) => cell.includes('@'));
  const email = found < 0 ? 1 : found;
  const name = cells.find((cell, index) => index !== email && cell !== '');
  return { name: name ?? '', email: cells[email] ?? '' };
}
