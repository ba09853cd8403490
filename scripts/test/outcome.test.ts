import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  budgetOutcome,
  createOutcome,
  playwrightOutcome,
  stepOutcome,
  summaryOf,
  totalOf,
  vitestOutcome,
} from './outcome.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-outcome-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return join(folder, name);
};

test('tests are counted, and a file that could not be loaded or set up counts as one failure', () => {
  const file = report('vitest.json', {
    numPassedTests: 5,
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'not-set-up.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'skipped', fullName: 'never ran' }],
      },
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a thing works' },
          { status: 'passed', fullName: 'another one works' },
        ],
      },
      { name: 'b.test.ts', status: 'passed', assertionResults: [] },
    ],
  });
  expect(vitestOutcome('unit', file, 1)).toEqual({
    title: 'unit',
    passed: 5,
    failed: 3,
    failures: [
      'broken.test.ts could not be run',
      'not-set-up.test.ts could not be run',
      'a thing works',
    ],
    skipped: [],
  });
});

test('an error outside the browser tests counts as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 0 };
  const specs = (ok: boolean) => [{ file: 'a.spec.ts', title: `is ${ok}`, ok, tests: [] }];
  const suites = [{ specs: specs(true), suites: [{ specs: specs(false) }] }];
  const file = report('playwright.json', { stats, errors: [{}], suites });
  expect(playwrightOutcome('browser', file, 1)).toMatchObject({
    passed: 3,
    failed: 2,
    failures: ['a.spec.ts: is false'],
  });
});

test('a step over its budget counts as a failure, and a meter without a report as one', () => {
  const failures = ['redeem · warm: operations budget 17, measured 18'];
  const file = report('budget.json', { passed: 90, failures });
  expect(budgetOutcome('budget', file, 1)).toEqual({
    title: 'budget',
    passed: 90,
    failed: 1,
    failures,
    skipped: [],
  });
  expect(budgetOutcome('budget', join(folder, 'none.json'), 1)).toMatchObject({ failed: 1 });
});

test('a stage without a report, without a test, or with a nonzero exit code counts as one failure', () => {
  expect(vitestOutcome('unit', join(folder, 'missing.json'), 0)).toMatchObject({ failed: 1 });
  expect(createOutcome('unit', 0, 0, 0)).toMatchObject({ failed: 1 });
  expect(createOutcome('unit', 1, 7, 0)).toMatchObject({ passed: 7, failed: 1 });
  expect(createOutcome('unit', 0, 7, 0)).toMatchObject({ passed: 7, failed: 0 });
});

test('the summary says what was skipped and why, except in a failed file, and its last line stays the same', () => {
  const skipped = { status: 'skipped', fullName: 'the templates have a name' };
  const needs = { meta: { needs: 'the Bicep CLI' } };
  const file = report('skipped.json', {
    numPassedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'it works' },
          { ...skipped, ...needs },
          { ...skipped, ...needs },
          skipped,
        ],
      },
    ],
  });
  const annotations = [{ type: 'skip', description: 'WebKit is not installed' }];
  const spec = {
    ...{ file: 'a.spec.ts', title: 'a quiz', ok: true },
    tests: [
      { status: 'skipped', annotations },
      { status: 'expected', annotations: [] },
    ],
  };
  const browser = report('skipped-browser.json', {
    ...{ stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [] },
    suites: [{ specs: [spec] }],
  });
  const outcomes = [vitestOutcome('vitest', file, 0), playwrightOutcome('browser', browser, 0)];
  expect(summaryOf(outcomes).split('\n')).toEqual([
    'vitest: 1 passed, 0 failed',
    '  SKIPPED 2: needs the Bicep CLI',
    '  SKIPPED 1: the templates have a name',
    'browser: 1 passed, 0 failed',
    '  SKIPPED 1: WebKit is not installed',
    '',
    '2 passed, 0 failed',
  ]);
});

test('stages are added up, and the summary names failures before its last line', () => {
  const stages = [
    createOutcome('a', 0, 2, 0),
    createOutcome('b', 1, 3, 1, { failures: ['it works'] }),
    stepOutcome('c', true),
  ];
  expect(totalOf(stages)).toEqual({ passed: 6, failed: 1 });
  expect(summaryOf(stages).split('\n')).toEqual([
    'a: 2 passed, 0 failed',
    'b: 3 passed, 1 failed',
    '  FAILED it works',
    'c: 1 passed, 0 failed',
    '',
    '6 passed, 1 failed',
  ]);
});
