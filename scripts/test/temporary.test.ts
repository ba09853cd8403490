import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { needs } from '../../tests/support/needs.ts';
import { sweep } from './temporary.ts';

const parent = mkdtempSync(join(tmpdir(), 'vse-swept-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** A process that makes the folder and then does nothing. */
async function holder(): Promise<{ child: ChildProcess; folder: string }> {
  const script = `const { makeTemporaryFolder } = await import('./scripts/test/temporary.ts');
    console.log(makeTemporaryFolder());
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, folder: String(line).trim() };
}

test('the folders of runs that are gone are removed, those of running ones and of others stay', () => {
  const of = (name: string) => {
    mkdirSync(join(parent, name, 'data'), { recursive: true });
    return join(parent, name);
  };
  // No system gives out a process id of this size.
  const [gone, own, other] = [
    of('vse-tests-999999999-a'),
    of(`vse-tests-${process.pid}-a`),
    of('other-999999999-a'),
  ];
  sweep(parent);
  expect([gone, own, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test.skipIf(process.platform === 'win32')(
  'a run that is told to end takes its folder with it',
  needs('a Unix'),
  async () => {
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
      const { child, folder } = await holder();
      expect(existsSync(folder)).toBe(true);
      child.kill(signal);
      await once(child, 'exit');
      expect(existsSync(folder)).toBe(false);
    }
  },
);
