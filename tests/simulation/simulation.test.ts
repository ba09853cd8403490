import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./simulate.ts', import.meta.url));

/** Runs worlds in a process of their own, because they replace the clock. Returns what it printed. */
async function simulate(...args: string[]): Promise<{ code: unknown; printed: string }> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, printed };
}

test('the same seed and steps give the same log to the byte', async () => {
  const args = ['--seed', '3', '--steps', '2000', '--log'];
  const [one, other] = [await simulate(...args), await simulate(...args)];
  expect(one.printed.split('\n').length).toBeGreaterThan(2000);
  expect(other.printed === one.printed).toBe(true);
  const { printed } = await simulate('--seed', '4', '--steps', '100', '--log');
  const beginOf = (log: string) => log.split('\n', 100);
  expect(beginOf(printed)).toHaveLength(100);
  expect(beginOf(printed)).not.toEqual(beginOf(one.printed));
});

test('nothing is violated in the worlds of known seeds and of a fresh one', async () => {
  const args = ['--seed', '86', '--seeds', '200', '--steps', '1500', '--until-met'];
  const known = await simulate(...args);
  expect(known).toMatchObject({ code: 0 });
  expect(known.printed.match(/^ +0 .*$/gm)).toBeNull();
  const seed = `${Math.floor(Math.random() * 1e9)}`;
  console.log(`The fresh seed is ${seed}`);
  expect(await simulate('--seed', seed, '--steps', '2000')).toMatchObject({ code: 0 });
});
