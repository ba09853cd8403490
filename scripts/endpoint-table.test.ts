import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { markdownTable } from './endpoint-table.ts';

test("the README's endpoint table is that of the contracts (npm run endpoints -- --markdown)", () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme).toContain(markdownTable());
});
