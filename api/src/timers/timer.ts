import type { Context } from '../services/context.ts';
import { type Invocation, observedTimer, type TimerReport } from '../tracing/telemetry.ts';

/** Work that is done every minute. */
export type Timer = {
  name: string;
  run(context: Context): Promise<TimerReport>;
};

/** Six fields, seconds first. */
export const EVERY_MINUTE = '0 * * * * *';

/**
 * Runs all timers at once, each with its own log line and span. One that fails or takes long does not keep the others
 * from their work; then the run of the function fails as well, after all have ended.
 */
export async function runTimers(
  timers: readonly Timer[],
  invocation: Invocation,
  context: () => Promise<Context>,
): Promise<void> {
  const runs = await Promise.allSettled(
    timers.map(({ name, run }) =>
      observedTimer(name, invocation, async () => run(await context())),
    ),
  );
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}
