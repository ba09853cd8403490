type Patience = {
  tries: number;
  pauseMs: number;
  /** Whether a failure may pass by itself; by default each may. */
  isPassing?: (error: unknown) => boolean;
};

/** Repeats work that fails, with a pause before each further try. Throws the failure of the last. */
export async function retry<T>(
  { sleep }: { sleep: (ms: number) => Promise<void> },
  { tries, pauseMs, isPassing = () => true }: Patience,
  work: () => Promise<T>,
): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error;
      await sleep(pauseMs);
    }
  }
}
