import { expect, test } from 'vitest';

/** Lines without tests. The budget grows only together with docs/decisions/0074-the-core-of-a-record.md. */
const CORE = 400;

const sources = import.meta.glob<string>(['./*/*.{ts,tsx}', '!./*/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each([
  'adjectives',
  'audit',
  'fragrances',
  'history',
  'invites',
  'providers',
  'questions',
  'user-logs',
  'users',
])('the list, the pages and the forms of %s take at most 400 lines', (family) => {
  const files = Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${family}/`))
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .toSorted((one, other) => other.lines - one.lines);
  expect(files.length).toBeGreaterThan(2);
  const total = files.reduce((sum, { lines }) => sum + lines, 0);
  const largest = files.slice(0, 3).map(({ path, lines }) => `${path} (${lines})`);
  expect(
    total,
    `The largest are ${largest.join(', ')}. What other records have too goes to ui/office, what no other has to a folder in ./${family}.`,
  ).toBeLessThanOrEqual(CORE);
});
