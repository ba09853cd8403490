const WARM_UP = 20;
const RUNS = 200;

export type Measured = { what: string; ms: number };

/** The median time of a piece of work in milliseconds, after a warm-up. */
export async function measure(what: string, work: () => Promise<unknown>): Promise<Measured> {
  for (let run = 0; run < WARM_UP; run++) await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { what, ms: times[RUNS / 2] ?? 0 };
}
