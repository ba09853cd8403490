import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBudgets } from './budgets.ts';
import { capacityIn, capacityText, README, withCapacity } from './capacity.ts';

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

test('What the README says of respondents a day follows from the budgets', () => {
  expect(capacityIn(readFileSync(README, 'utf8'))).toBe(capacityText(readBudgets()));
});

test('Writing it changes nothing else, and twice is the same as once', () => {
  const marks = ['<!-- Written by npm run budget -- --write -->', '<!-- End of what it writes -->'];
  const empty = `Before.\n\n${marks.join('\n')}\n\nAfter.\n`;
  const written = withCapacity(empty, UNITS);
  expect(written).toBe(`Before.\n\n${marks.join(`\n\n${capacityText(UNITS)}\n\n`)}\n\nAfter.\n`);
  expect(withCapacity(written, UNITS)).toBe(written);
  expect(() => withCapacity('No marks.', UNITS)).toThrow('lacks the marks');
});
