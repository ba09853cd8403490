import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalesced } from './save.ts';

test('every caller waits for a save that began after its call, and waiting callers share one', async () => {
  let written = 0;
  let saved = 0;
  let runs = 0;
  const save = coalesced(async () => {
    runs += 1;
    const seen = written;
    await pause(10);
    saved = seen;
  });
  const write = async () => {
    written += 1;
    const writtenByMe = written;
    await save();
    expect(saved).toBeGreaterThanOrEqual(writtenByMe);
  };
  await Promise.all(Array.from({ length: 20 }, write));
  expect(runs).toBe(2);
});

test('a failed save rejects for those who waited for it, and the next save runs', async () => {
  let isBroken = true;
  const save = coalesced(async () => {
    await pause(1);
    if (isBroken) throw new Error('disk full');
  });
  const first = save();
  const second = save();
  await expect(first).rejects.toThrow('disk full');
  isBroken = false;
  await expect(second).resolves.toBeUndefined();
});
