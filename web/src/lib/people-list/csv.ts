const TAB = '\t';
/** In the order in which they win ties, because a comma may be part of a name. */
const DELIMITERS = [TAB, ';', ','] as const;
/** A first line that tells Excel the separator, with or without quotes. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/**
 * Parses a pasted or uploaded list into lines of cells, which commas, semicolons or tabs separate: each line by its own,
 * unless the first line names one. Accepts quotes and all kinds of line ends. Skips empty lines.
 */
export function readTable(text: string): string[][] {
  const unmarked = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(unmarked);
  const body = unmarked.slice(separator?.[0].length ?? 0);
  const [, named] = separator ?? [];
  const usual = named ?? delimiterOf(body);
  return linesOf(body, usual)
    .map((line, at) => cellsOf(line, named ?? delimiterOfLine(line, usual, at === 0)))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** Writes one line of a list, and quotes cells with separators so that they can be read back. */
export const csvLine = (cells: readonly string[]) => cells.map(quoted).join(', ');

const quoted = (cell: string) =>
  /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Splits at line ends outside quotes. An unclosed quote includes the rest of the text, as in a spreadsheet. */
function linesOf(text: string, delimiter: string): string[] {
  const lines: string[] = [];
  let from = 0;
  let isQuoted = false;
  let isCellEmpty = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const isDoubled = isQuoted && character === '"' && text.charAt(at + 1) === '"';
    if (isDoubled) at += 1;
    else if (character === '"' && (isQuoted || isCellEmpty)) isQuoted = !isQuoted;
    else if (!isQuoted && character === '\n') {
      lines.push(text.slice(from, at));
      from = at + 1;
    }
    const isCellNew = !isQuoted && (character === delimiter || character === '\n');
    isCellEmpty = isCellNew || (isCellEmpty && character.trim() === '');
  }
  return [...lines, text.slice(from)];
}

/** Parses a line as RFC 4180 has it. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (line.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

/** An address that is alone in its cell, as address books write it too. */
const ALONE = /^\s*['<(]?(?:mailto:)?[^\s,;<>()"]+@[^\s,;<>()"]+[>)']?\s*$/i;

/**
 * The separator of a line: the one that most lines have, unless only another one separates the address from the rest.
 * Headings have no address, so that their own separator counts.
 */
function delimiterOfLine(line: string, usual: string, isFirst: boolean): string {
  const others = DELIMITERS.filter((each) => each !== usual && line.includes(each));
  if (!line.includes('@')) return (isFirst && !line.includes(usual) && others[0]) || usual;
  return (
    [usual, ...others].find((each) => cellsOf(line, each).some((cell) => ALONE.test(cell))) ?? usual
  );
}

/** The separator that most lines contain outside quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const usage = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const used = DELIMITERS.map((delimiter) => ({ delimiter, lines: usage(delimiter) }));
  const most = used.reduce((best, next) => (next.lines > best.lines ? next : best));
  return most.lines > 0 ? most.delimiter : ',';
}
