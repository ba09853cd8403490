/**
 * Runs one task at a time. Of the values that arrive during a run, only the last is run next. Resolves when nothing is
 * left to run.
 */
export function lastWins<T>(task: (value: T) => Promise<void>) {
  let next: { value: T } | undefined;
  let running: Promise<void> | undefined;
  const drain = async () => {
    while (next) {
      const { value } = next;
      next = undefined;
      await task(value);
    }
  };
  return (value: T): Promise<void> => {
    next = { value };
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
}
