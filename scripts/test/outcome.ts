import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What one stage of `npm test` comes to. */
export type Outcome = { title: string; passed: number; failed: number };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const read = <T>(file: string, schema: z.ZodType<T>): T | undefined =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** A stage that ended badly without a failed test to show for it, or that ran no test at all, counts as one failure. */
export function judged(title: string, code: number, passed: number, failed: number): Outcome {
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  if (isSilent) console.error(`${title}: ${passed === 0 ? 'no test ran' : `ended with ${code}`}.`);
  return { title, passed, failed: isSilent ? 1 : failed };
}

/** A test file that could not even be loaded counts as one failure. */
export function vitestOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, VitestReport);
  if (report === undefined) return judged(title, code, 0, 0);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return judged(title, code, report.numPassedTests, report.numFailedTests + unloaded.length);
}

export function playwrightOutcome(title: string, file: string, code: number): Outcome {
  const report = read(file, PlaywrightReport);
  if (report === undefined) return judged(title, code, 0, 0);
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.warn(`${title}: ${flaky} passed at the second try only, see above.`);
  return judged(title, code, expected + flaky, unexpected + report.errors.length);
}

export const totalOf = (outcomes: Outcome[]) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
});
