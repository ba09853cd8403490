import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { patience } from './patience.ts';

test('tests get more time while other programs compute, and never less than on a quiet machine', async () => {
  expect(patience()).toBeGreaterThanOrEqual(1);
  const busy = Array.from({ length: 6 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    await expect.poll(patience).toBeGreaterThan(2.5);
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
  expect(patience()).toBeLessThanOrEqual(5);
});
