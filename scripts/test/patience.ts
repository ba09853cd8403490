import { availableParallelism, loadavg } from 'node:os';

const COMPUTED_MS = 100;
const MOST = 5;

/**
 * How many times longer than on a quiet machine computing takes on this one now, 1 to 5: by the clock against the
 * processor time, and by the length of the queue where the system tells it. Takes a tenth of a second of computing.
 */
export function patience(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let computed = 0;
  while (computed < COMPUTED_MS) {
    const { user, system } = process.cpuUsage(before);
    computed = (user + system) / 1000;
  }
  const slowness = (performance.now() - began) / computed;
  const queue = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.min(MOST, Math.max(1, slowness, queue));
}
