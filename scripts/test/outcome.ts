import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * The result of one stage of `npm test`. `failures` has the titles of what failed, where the stage reports them;
 * `skipped` says of each skipped test why.
 */
export type Outcome = {
  title: string;
  passed: number;
  failed: number;
  failures: string[];
  skipped: string[];
};

const VitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          meta: z.object({ needs: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});

const Spec = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
});
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
  { failures = [], skipped = [] }: Partial<Pick<Outcome, 'failures' | 'skipped'>> = {},
): Outcome {
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  if (!isSilent) return { title, passed, failed, failures, skipped };
  const reason = passed === 0 ? 'no test ran' : `ended with ${code}`;
  return { title, passed, failed: 1, failures: [reason], skipped };
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
  const skipped = report.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
    .map(({ fullName, meta }) => (meta?.needs ? `needs ${meta.needs}` : fullName));
  return createOutcome(title, code, report.numPassedTests, failures.length, { failures, skipped });
}

export function playwrightOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, PlaywrightReport);
  if (report === undefined) return createOutcome(title, code, 0, 0);
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.warn(`${title}: ${flaky} passed at the second try only, see above.`);
  const specs = specsOf(report.suites);
  const failures = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  const skipped = specs
    .flatMap(({ tests, title }) => tests.map((test) => ({ ...test, title })))
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ annotations, title }) =>
        annotations.find(({ type }) => type === 'skip')?.description ?? title,
    );
  return createOutcome(title, code, expected + flaky, unexpected + report.errors.length, {
    failures,
    skipped,
  });
}

const BudgetReport = z.object({ passed: z.number(), failures: z.array(z.string()) });

/** Each measured step that keeps to its budgets has passed. */
export function budgetOutcome(title: string, file: string, code: number): Outcome {
  const { passed = 0, failures = [] } = read(file, BudgetReport) ?? {};
  return createOutcome(title, code, passed, failures.length, { failures });
}

const specsOf = (suites: z.infer<typeof Suite>[]): z.infer<typeof Spec>[] =>
  suites.flatMap(({ specs, suites }) => [...specs, ...specsOf(suites ?? [])]);

export const totalOf = (outcomes: Outcome[]) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
});

const countsOf = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`;

/** Printed last, so that the end of a long run shows what has failed, and what was skipped and why. */
export function summaryOf(outcomes: Outcome[]): string {
  const lines = outcomes.flatMap((outcome) => [
    `${outcome.title}: ${countsOf(outcome)}`,
    ...outcome.failures.map((failure) => `  FAILED ${failure}`),
    ...[...Map.groupBy(outcome.skipped, (reason) => reason)].map(
      ([reason, tests]) => `  SKIPPED ${tests.length}: ${reason}`,
    ),
  ]);
  return [...lines, '', countsOf(totalOf(outcomes))].join('\n');
}
