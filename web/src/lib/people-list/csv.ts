const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;
/** A first line that tells Excel the separator, with or without quotes. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/**
 * Parses a pasted or uploaded list into lines of cells, which commas, semicolons or tabs separate. Accepts quotes and all
 * kinds of line ends. Skips empty lines.
 */
export function readTable(text: string): string[][] {
  const unmarked = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(unmarked);
  const body = unmarked.slice(separator?.[0].length ?? 0);
  return readCsv(body, separator?.[1] ?? delimiterOf(body))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** Writes one line of a list, and quotes cells with separators so that they can be read back. */
export const csvLine = (cells: readonly string[]) => cells.map(quoted).join(', ');

const quoted = (cell: string) =>
  /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Parses RFC 4180. An unclosed quote includes the rest of the text, as in a spreadsheet. */
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
    } else cell += character;
  }
  endCell();
  return [...lines, cells];
}

/**
 * The separator that most lines contain outside quotes. Tabs and semicolons win ties, because a comma may be part of a
 * name.
 */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const usage = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const [tabs, semicolons, commas] = [
    usage(DELIMITERS.tab),
    usage(DELIMITERS.semicolon),
    usage(DELIMITERS.comma),
  ];
  if (tabs > 0 && tabs >= semicolons && tabs >= commas) return DELIMITERS.tab;
  return semicolons > 0 && semicolons >= commas ? DELIMITERS.semicolon : DELIMITERS.comma;
}
