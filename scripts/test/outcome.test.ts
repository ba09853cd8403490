import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judged, playwrightOutcome, totalOf, vitestOutcome } from './outcome.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-outcome-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return join(folder, name);
};

test('tests are counted, and a file that could not be loaded is one failure', () => {
  const file = report('vitest.json', {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  });
  expect(vitestOutcome('unit', file, 1)).toEqual({ title: 'unit', passed: 5, failed: 2 });
});

test('an error outside the browser tests is a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 0 };
  const file = report('playwright.json', { stats, errors: [{}] });
  expect(playwrightOutcome('browser', file, 1)).toMatchObject({ passed: 3, failed: 2 });
});

test('a stage without a report, without a test, or with a bad end is one failure', () => {
  expect(vitestOutcome('unit', join(folder, 'missing.json'), 0)).toMatchObject({ failed: 1 });
  expect(judged('unit', 0, 0, 0)).toMatchObject({ failed: 1 });
  expect(judged('unit', 1, 7, 0)).toMatchObject({ passed: 7, failed: 1 });
  expect(judged('unit', 0, 7, 0)).toMatchObject({ passed: 7, failed: 0 });
});

test('stages add up', () => {
  const stages = [judged('a', 0, 2, 0), judged('b', 1, 3, 4)];
  expect(totalOf(stages)).toEqual({ passed: 5, failed: 4 });
});
