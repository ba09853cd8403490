import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

test.each(mutants)('the code of the planted defect "$name" is in its file once', (mutant) => {
  const source = readFileSync(new URL(`../../${mutant.file}`, import.meta.url), 'utf8');
  expect(source.split(mutant.code)).toHaveLength(2);
});
