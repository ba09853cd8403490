import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

test('every defect has a name of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test.each(mutants)('"$name" can still be planted, and its test is there', (mutant) => {
  const { file, code, caughtBy } = mutant;
  expect(
    read(file).split(code).length - 1,
    `tests/support/mutants.ts: find its code in ${file}`,
  ).toBe(1);
  expect(
    read(caughtBy.file).includes(caughtBy.title),
    `tests/support/mutants.ts: correct the title of the test in ${caughtBy.file}`,
  ).toBe(true);
});
