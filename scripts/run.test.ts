import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8'),
);
const run = (...args: string[]) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'run.mjs'), ...args], {
    encoding: 'utf8',
  });

test('every command of package.json installs first, and an unknown command prints the list', () => {
  const { status, stderr } = run('nonsense');
  expect(status).toBe(1);
  const known = stderr.replace('Usage: node scripts/run.mjs ', '').trim().split(' | ');
  const commands = known.map((name) => [name, `node scripts/run.mjs ${name}`]);
  expect(scripts).toEqual(Object.fromEntries(commands));
});

test('a command ends with the exit code of its script', () => {
  expect(run('start', '--port', '0')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '--port 0: a port is a number from 1 to 65535.\n',
  });
  expect(run('start', '--help')).toMatchObject({ status: 0, stderr: '' });
});
