import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { markdownTable } from './endpoint-table.ts';

test('docs/endpoints.md is that of the contracts (npm run endpoints -- --markdown)', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../docs/endpoints.md'), 'utf8');
  const missing = markdownTable()
    .split('\n')
    .filter((line) => !page.includes(line));
  const hint = 'docs/endpoints.md: replace its table by that of `npm run endpoints -- --markdown`';
  expect(missing, hint).toEqual([]);
  expect(page.includes(markdownTable()), `${hint} (its order or extra lines are wrong)`).toBe(true);
});
