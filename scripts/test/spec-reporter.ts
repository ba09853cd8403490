import { relative, resolve } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { failedAlone } from './run-alone.ts';

const root = resolve(import.meta.dirname, '../..');
const fileOf = ({ location }: TestCase) => relative(root, location.file).replaceAll('\\', '/');

/** Prints a line for each file of browser tests that passes, and of a failed test its steps up to the error. */
export default class SpecReporter implements Reporter {
  readonly #left = new Map<string, Set<TestCase>>();
  readonly #failed: TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const tests = this.#left.get(fileOf(test)) ?? new Set();
      this.#left.set(fileOf(test), tests.add(test));
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isOk = result.status === test.expectedStatus || result.status === 'skipped';
    if (!isOk) console.log(storyOf(test, result));
    const willRetry = !isOk && result.retry < test.retries;
    if (willRetry) return;
    if (!isOk) this.#failed.push(test);
    const file = fileOf(test);
    const left = this.#left.get(file);
    left?.delete(test);
    if (left?.size === 0 && !this.#failed.some((one) => fileOf(one) === file))
      console.log(`✓ ${file}`);
  }

  onError({ message }: TestError): void {
    console.log(message);
  }

  onEnd(_: FullResult): void {
    const failed = this.#failed.map((test) => ({
      project: 'e2e',
      file: fileOf(test),
      line: test.location.line,
    }));
    if (failed.length > 0) console.log(`\n${failedAlone(failed)}`);
  }
}

/** The steps of a failed test, its errors, and the files that it has left. */
function storyOf(test: TestCase, { steps, errors, attachments }: TestResult): string {
  const files = attachments.flatMap(({ path }) => (path === undefined ? [] : [path]));
  return [
    `\n✗ ${fileOf(test)}:${test.location.line} ${test.title}`,
    ...steps.flatMap((step) => stepLines(step, '  ')),
    ...errors.flatMap(({ stack, message, snippet }) => ['', stack ?? message ?? '', snippet ?? '']),
    ...files.map((path) => `  ${relative(root, path)}`),
  ].join('\n');
}

const stepLines = ({ category, title, error, steps }: TestStep, indent: string): string[] =>
  category === 'test.step'
    ? [
        `${indent}${error ? '✗' : '✓'} ${title}`,
        ...steps.flatMap((step) => stepLines(step, `${indent}  `)),
      ]
    : [];
