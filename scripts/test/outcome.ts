import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What one stage of `npm test` comes to; `failures` are the titles of what failed, as far as the stage tells them. */
export type Outcome = { title: string; passed: number; failed: number; failures: string[] };

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

/** A stage that ended badly without a failed test to show for it, or that ran no test at all, counts as one failure. */
export function judged(
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

/** A stage that is one step, which worked or did not. */
export const stepped = (title: string, isFine: boolean): Outcome =>
  judged(title, isFine ? 0 : 1, isFine ? 1 : 0, isFine ? 0 : 1);

/** A test file that failed without a failed test, since it could not be loaded or set up, counts as one failure. */
export function vitestOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, VitestReport);
  if (report === undefined) return judged(title, code, 0, 0);
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length === 0 ? [`${name} could not be run`] : tests.map((each) => each.fullName);
    });
  return judged(title, code, report.numPassedTests, failures.length, failures);
}

export function playwrightOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, PlaywrightReport);
  if (report === undefined) return judged(title, code, 0, 0);
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.warn(`${title}: ${flaky} passed at the second try only, see above.`);
  const failures = specsOf(report.suites).filter(({ ok }) => !ok);
  return judged(title, code, expected + flaky, unexpected + report.errors.length, [
    ...failures.map((spec) => `${spec.file}: ${spec.title}`),
  ]);
}

const specsOf = (suites: z.infer<typeof Suite>[]): z.infer<typeof Spec>[] =>
  suites.flatMap(({ specs, suites }) => [...specs, ...specsOf(suites ?? [])]);

export const totalOf = (outcomes: Outcome[]) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
});

/** What is printed last, so that the end of a long run tells which tests failed. */
export function summaryOf(outcomes: Outcome[]): string {
  const { passed, failed } = totalOf(outcomes);
  const lines = outcomes.flatMap((outcome) => [
    `${outcome.title}: ${outcome.passed} passed, ${outcome.failed} failed`,
    ...outcome.failures.map((failure) => `  FAILED ${failure}`),
  ]);
  return [...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}
