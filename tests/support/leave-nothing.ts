import { afterAll, vi } from 'vitest';

/** What a file replaces, the next one in the same process must not find: the clock, methods, variables, globals. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
