/** How often a step runs in all. */
export const TRIES = 220;
/** Of eleven tries, one warms up. */
const WARM_UP_SHARE = 1 / 11;

/** `run` gets the number of the try, from 0. `tries` is for a step that takes a second. */
export type RecordStep = {
  what: string;
  run: (number: number) => Promise<unknown>;
  tries?: number;
};
export type Compared = { what: string; shortMs: number; longMs: number; ratio: number };

/**
 * Median milliseconds of the same step over a short and a long history, after a warm-up. Alternating, so that other load
 * on the machine affects both equally.
 */
export async function compare(short: RecordStep, long: RecordStep): Promise<Compared> {
  const { what, tries = TRIES } = short;
  const [shortTimes, longTimes]: [number[], number[]] = [[], []];
  for (let number = 0; number < tries; number += 1) {
    shortTimes.push(await timeOf(short, number));
    longTimes.push(await timeOf(long, number));
  }
  const [shortMs, longMs] = [median(shortTimes), median(longTimes)];
  return { what, shortMs, longMs, ratio: longMs / shortMs };
}

async function timeOf({ run }: RecordStep, number: number): Promise<number> {
  const start = performance.now();
  await run(number);
  return performance.now() - start;
}

function median(times: number[]): number {
  const warm = times.slice(times.length * WARM_UP_SHARE).sort((a, b) => a - b);
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN;
}
