import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBudgets } from './budgets.ts';
import { capacityText, partsIn, partsOf, README, withParts } from './capacity.ts';

const UNITS = { respondentUnits: { invites: 100, quizResults: 150, claims: 10 } };

test('The busiest container decides on serverless, the sum of all on autoscale', () => {
  const text = capacityText(UNITS);
  expect(text).toContain('costs 260 request units');
  expect(text).toContain('of which 150 are in the busiest container,\n`quizResults`');
  // 5,000 a second are 432,000,000 a day: 2,880,000 times 150.
  expect(text).toContain('| 5,000 × 86,400 s ÷ 150 = 2,880,000 | ÷ 10 = 288,000 |');
  // 15,000 a second are 1,296,000,000 a day: 4,984,615 times 260.
  expect(text).toContain('| 15,000 × 86,400 s ÷ 260 = 4,980,000 | ÷ 10 = 498,000 |');
});

test('What the README says of respondents a day and of costs follows from the budgets', () => {
  expect(partsIn(readFileSync(README, 'utf8'))).toEqual(partsOf(readBudgets()));
});

test('Costs follow from the request units, the alerts and the price list', () => {
  const [, costs = ''] = partsOf({ respondentUnits: { invites: 100, quizResults: 200 } });
  const rows = costs.split('\n');
  const row = (start: string) =>
    rows
      .find((line) => line.startsWith(`| ${start}`))
      ?.split(' | ')
      .slice(1)
      .join(' ');
  // 100,000 × 300 units and 43,800 runs × 40 are 31.8 million, at 0.25. 10,000,000 × 300 are 3,001 million.
  expect(row('Cosmos DB serverless: 300 units')).toBe('0.4 0.5 8 750 |');
  // (100,000 × 20 × 2 ÷ 4 + 43,800 × 2 − 100,000) × 0.000026, and (10,000,000 × 20 × 2 ÷ 40 − 12,400) × 0.000026.
  expect(row('calls')).toBe('0 0.7 26 260 |');
  // (100,000 × 150 KB + 43,800 × 2 × 8 KB − 5 GB) × 2.76.
  expect(row('logs and spans')).toBe('0 0 30 4,100 |');
  // Two each 5 minutes, thirteen each 15, two of them for two timers, and four over metrics: 3 + 6.5 + 0.1 + 0.4.
  expect(row('alerts')).toBe('10 10 10 10 |');
  expect(row('**together')).toBe('**31** **32** **130** **9,800** |');
});

test('Writing it changes nothing else, and twice is the same as once', () => {
  const marks = [
    '<!-- Written by npm run budget -- --write -->',
    '<!-- Costs, written by npm run budget -- --write -->',
  ];
  const end = '<!-- End of what it writes -->';
  const empty = `Before.\n${marks.map((mark) => `${mark}\n${end}\nBetween.\n`).join('')}`;
  const written = withParts(empty, UNITS);
  expect(partsIn(written)).toEqual(partsOf(UNITS));
  const others = partsOf(UNITS).reduce((text, part) => text.replace(`\n${part}\n\n`, ''), written);
  expect(others.replaceAll('\n\n', '\n')).toBe(empty);
  expect(withParts(written, UNITS)).toBe(written);
  expect(() => withParts('No marks.', UNITS)).toThrow('lacks the marks');
});
