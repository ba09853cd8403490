const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;
/** A first line by which Excel is told the separator, as it was written or as Excel quotes it. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/**
 * The cells of a pasted or uploaded list, line by line: separated by commas, semicolons or tabs, in quotes or not, with
 * the line ends of any system. Lines without a word in them are left out.
 */
export function readTable(text: string): string[][] {
  const unmarked = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(unmarked);
  const body = unmarked.slice(separator?.[0].length ?? 0);
  return readCsv(body, separator?.[1] ?? delimiterOf(body))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** One line of a list, each cell quoted where it has to be to come back whole. */
export const csvLine = (cells: readonly string[]) => cells.map(quoted).join(', ');

const quoted = (cell: string) =>
  /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

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
    } else cell += character;
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
