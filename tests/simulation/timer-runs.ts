import { MINUTE_MS } from '@vse/domain/rules/durations';
import { Problem } from '../../api/src/problem.ts';
import { StoreError } from '../../api/src/store/store.ts';
import type { Timer } from '../../api/src/timers/timer.ts';
import { timers } from '../../api/src/timers/timers.ts';
import { observedTimer } from '../../api/src/tracing/telemetry.ts';
import { requests } from './store.ts';
import type { World } from './world.ts';

const DAILY_MS = 2 * MINUTE_MS;
const QUIET = { log: () => {}, warn: () => {}, error: () => {} };

/** Runs every timer at its second of each minute; the daily one more often, because few worlds last for a day. */
export function startTimers(world: World): void {
  for (const timer of timers) {
    const [second, minute] = timer.schedule.split(' ');
    const everyMs = minute === '*' ? MINUTE_MS : DAILY_MS;
    const again = (ms: number) =>
      world.schedule.after(ms, `timer ${timer.name}`, () => {
        const hosts = world.faults.strikes('timer: on two instances') ? 2 : 1;
        const runs = Array.from({ length: hosts }, () => runTimer(world, timer));
        if (world.isOpen()) again(everyMs);
        return runs;
      });
    again(minute === '*' ? Number(second) * 1000 : world.schedule.int(10_000));
  }
}

/** Runs a timer on some instance. A database that does not answer ends a run; every other error is a defect. */
export async function runTimer(world: World, { name, run }: Timer): Promise<void> {
  const { services } = world.anyInstance();
  await requests.exit(() =>
    observedTimer(name, QUIET, () => run(services)).catch((error: unknown) => {
      const isExpected = error instanceof StoreError || error instanceof Problem;
      if (!isExpected) world.violate(`timer: ${name} failed: ${error}`);
    }),
  );
}
