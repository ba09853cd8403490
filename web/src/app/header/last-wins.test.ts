import { expect, test } from 'vitest';
import { lastWins } from './last-wins.ts';

test('runs one task at a time, and only the last of the waiting values', async () => {
  const log: string[] = [];
  const finish: (() => void)[] = [];
  const run = lastWins((value: string) => {
    log.push(`start ${value}`);
    return new Promise<void>((resolve) => {
      finish.push(() => {
        log.push(`end ${value}`);
        resolve();
      });
    });
  });
  const first = run('es');
  void run('fr');
  const last = run('de');
  expect(log).toEqual(['start es']);
  finish[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual(['start es', 'end es', 'start de']);
  finish[1]?.();
  await Promise.all([first, last]);
  expect(log).toEqual(['start es', 'end es', 'start de', 'end de']);
});

test('runs again after it was idle', async () => {
  const seen: number[] = [];
  const run = lastWins(async (value: number) => void seen.push(value));
  await run(1);
  await run(2);
  expect(seen).toEqual([1, 2]);
});
