import { expect, test } from 'vitest';
import { retry } from '../../scripts/deploy/retry.ts';

/** Work that fails so often before it succeeds, and the pauses that were made. */
function work(failures: number) {
  const pauses: number[] = [];
  let calls = 0;
  return {
    pauses,
    tools: { sleep: async (ms: number) => void pauses.push(ms) },
    run: async () => {
      calls += 1;
      if (calls <= failures) throw new Error(`Failure ${calls}`);
      return calls;
    },
  };
}

test('Work that fails is repeated after a pause, until it succeeds', async () => {
  const { tools, run, pauses } = work(2);
  expect(await retry(tools, { tries: 3, pauseMs: 50 }, run)).toBe(3);
  expect(pauses).toEqual([50, 50]);
});

test('The failure of the last try is thrown, without a pause after it', async () => {
  const { tools, run, pauses } = work(9);
  await expect(retry(tools, { tries: 3, pauseMs: 50 }, run)).rejects.toThrow('Failure 3');
  expect(pauses).toEqual([50, 50]);
});

test('A failure that does not pass by itself is thrown at once', async () => {
  const { tools, run, pauses } = work(9);
  const isPassing = (error: unknown) => String(error).includes('Failure 1');
  await expect(retry(tools, { tries: 9, pauseMs: 50, isPassing }, run)).rejects.toThrow(
    'Failure 2',
  );
  expect(pauses).toEqual([50]);
});
