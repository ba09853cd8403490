import { MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../api/src/problem.ts';
import { StoreError } from '../../api/src/store/store.ts';
import type { Timer } from '../../api/src/timers/timer.ts';
import { timers } from '../../api/src/timers/timers.ts';
import { observedTimer } from '../../api/src/tracing/telemetry.ts';
import { requests } from './store.ts';
import type { World } from './world.ts';

const QUIET = { log: () => {}, warn: () => {}, error: () => {} };

/** Runs all timers every minute. */
export function startTimers(world: World): void {
  for (const timer of timers) {
    const again = (ms: number) =>
      world.schedule.after(ms, `timer ${timer.name}`, () => {
        const hosts = world.faults.strikes('timer: on two instances') ? 2 : 1;
        const runs = Array.from({ length: hosts }, () => runTimer(world, timer));
        if (world.isOpen()) again(MINUTE_MS);
        return runs;
      });
    again(0);
  }
}

/** Runs a timer on some instance. A database that does not answer ends a run; every other error is a defect. */
export async function runTimer(world: World, { name, run }: Timer): Promise<void> {
  const { context } = world.anyInstance();
  await requests.exit(() =>
    observedTimer(name, QUIET, () => run(context)).catch((error: unknown) => {
      const isExpected = error instanceof StoreError || error instanceof Problem;
      if (!isExpected) world.violate(`timer: ${name} failed: ${error}`);
    }),
  );
}
