import { lineOf, nodesOf } from './source.ts';

/** The largest number of lines of a function. Not Biome's rule for it, which does not count comments. */
const MOST_LINES = 60;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The functions of a file that have too many lines, comments and empty lines included. */
export const longFunctions = (file: string, text: string): string[] =>
  nodesOf(file, text)
    .filter(({ type }) => FUNCTIONS.includes(type))
    .map(({ start, end }) => ({ first: lineOf(text, start), last: lineOf(text, end) }))
    .map(({ first, last }) => ({ first, lines: last - first + 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ first, lines }) => `${file}:${first}: ${lines} lines, ${MOST_LINES} are allowed`);
