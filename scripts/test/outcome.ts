import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** The result of one stage of `npm test`. `failures` has the titles of what failed, where the stage reports them. */
export type Outcome = {
  title: string;
  passed: number;
  failed: number;
  failures: string[];
  skipped?: number;
};

const VitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const Spec = z.object({ file: z.string(), title: z.string(), ok: z.boolean() });
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(Suite),
});

const read = <T>(file: string, schema: z.ZodType<T>): T | undefined =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** A stage that failed without a failed test, or that ran no test, counts as one failure. */
export function createOutcome(
  title: string,
  code: number,
  passed: number,
  failed: number,
  failures: string[] = [],
): Outcome {
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  if (!isSilent) return { title, passed, failed, failures };
  const reason = passed === 0 ? 'no test ran' : `ended with ${code}`;
  return { title, passed, failed: 1, failures: [reason] };
}

/** The outcome of a stage with a single step. */
export const stepOutcome = (title: string, isSuccessful: boolean): Outcome =>
  createOutcome(title, isSuccessful ? 0 : 1, isSuccessful ? 1 : 0, isSuccessful ? 0 : 1);

/** A test file that failed without a failed test, because it could not be loaded or set up, counts as one failure. */
export function vitestOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, VitestReport);
  if (report === undefined) return createOutcome(title, code, 0, 0);
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length === 0 ? [`${name} could not be run`] : tests.map((test) => test.fullName);
    });
  const outcome = createOutcome(title, code, report.numPassedTests, failures.length, failures);
  const skipped = report.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped').length;
  return skipped === 0 ? outcome : { ...outcome, skipped };
}

export function playwrightOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, PlaywrightReport);
  if (report === undefined) return createOutcome(title, code, 0, 0);
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.warn(`${title}: ${flaky} passed at the second try only, see above.`);
  const failures = specsOf(report.suites).filter(({ ok }) => !ok);
  return createOutcome(title, code, expected + flaky, unexpected + report.errors.length, [
    ...failures.map((spec) => `${spec.file}: ${spec.title}`),
  ]);
}

const BudgetReport = z.object({ passed: z.number(), failures: z.array(z.string()) });

/** Each measured step that keeps to its budgets has passed. */
export function budgetOutcome(title: string, file: string, code: number): Outcome {
  const { passed = 0, failures = [] } = read(file, BudgetReport) ?? {};
  return createOutcome(title, code, passed, failures.length, failures);
}

const specsOf = (suites: z.infer<typeof Suite>[]): z.infer<typeof Spec>[] =>
  suites.flatMap(({ specs, suites }) => [...specs, ...specsOf(suites ?? [])]);

export const totalOf = (outcomes: Outcome[]) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  skipped: outcomes.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
});

const countsOf = ({ passed, failed, skipped = 0 }: Omit<Outcome, 'title' | 'failures'>) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

/** The summary is printed last, so that the end of a long run shows which tests failed. */
export function summaryOf(outcomes: Outcome[]): string {
  const lines = outcomes.flatMap((outcome) => [
    `${outcome.title}: ${countsOf(outcome)}`,
    ...outcome.failures.map((failure) => `  FAILED ${failure}`),
  ]);
  return [...lines, '', countsOf(totalOf(outcomes))].join('\n');
}
