import { expect, test } from 'vitest';
import { repeatedLines } from './repeated-lines.ts';

const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `call${from + at}();`).join('\n');
const sources = (...texts: string[]) =>
  texts.map((text, at) => ({ file: `${'abc'[at]}.ts`, text: `${text}\n` }));

test('eight lines that stand in two files are named once, seven are not', () => {
  expect(repeatedLines(sources(lines(8), `one();\n${lines(8)}`))).toEqual([
    'b.ts:2: the same lines as a.ts:1',
  ]);
  expect(repeatedLines(sources(lines(7), lines(7)))).toEqual([]);
});

test('a long run is one fault, and two runs in one file are two', () => {
  expect(repeatedLines(sources(lines(12), lines(12)))).toHaveLength(1);
  const both = `${lines(8)}\nother();\n${lines(8, 20)}`;
  const between = `${lines(8)}\nanother();\n${lines(8, 20)}`;
  expect(repeatedLines(sources(both, between))).toEqual([
    'b.ts:1: the same lines as a.ts:1',
    'b.ts:10: the same lines as a.ts:10',
  ]);
});

test('lines that stand twice in one file are found', () => {
  expect(repeatedLines(sources(`${lines(8)}\nother();\n${lines(8)}`))).toEqual([
    'a.ts:10: the same lines as a.ts:1',
  ]);
});

test.each([
  ['imports', `import {\n${lines(9).replaceAll('();', ',')}\n} from './a.ts';`],
  ['comments', `/*\n${lines(9)}\n*/\n${lines(9).replace(/^/gm, '// ')}`],
  ['brackets', '}\n'.repeat(9)],
])('%s do not count', (_, text) => {
  expect(repeatedLines(sources(text, text))).toEqual([]);
});

test('indentation, comments and empty lines in between make no difference', () => {
  const other = lines(8).replace('call3', '// why\n\n  call3');
  expect(repeatedLines(sources(lines(8), other))).toEqual(['b.ts:1: the same lines as a.ts:1']);
});
