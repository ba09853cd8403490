import { expect, test } from 'vitest';
import { longFunctions } from './function-lines.ts';

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

test.each([
  ['a declaration', 'function a() {', '}'],
  ['an arrow function', 'const a = () => {', '};'],
  ['a method', 'const a = { b() {', '} };'],
])('%s of 61 lines is too long, one of 60 is not', (_, head, foot) => {
  const withLines = (count: number) => `${head}\n${lines(count - 2, '  call();')}\n${foot}\n`;
  expect(longFunctions('a.ts', withLines(60))).toEqual([]);
  expect(longFunctions('a.ts', withLines(61))).toEqual(['a.ts:1: 61 lines, 60 are allowed']);
});

test.each(['  // why', ''])('the line "%s" counts', (line) => {
  const text = `\nfunction a() {\n${lines(59, line)}\n}\n`;
  expect(longFunctions('a.ts', text)).toEqual(['a.ts:2: 61 lines, 60 are allowed']);
});

test('a comment above a function and a long module do not count', () => {
  const text = `/**\n${lines(70, ' * why')}\n */\nfunction a() {}\n${lines(70, 'a();')}\n`;
  expect(longFunctions('a.ts', text)).toEqual([]);
});
