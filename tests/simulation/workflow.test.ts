import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const workflow = readFileSync(join(root, '.github/workflows/simulate.yml'), 'utf8');
/** The steps that run commands, by their names. */
const commands = new Map(
  workflow.split('\n      - ').flatMap((step) => {
    const name = /^name: (.+)$/m.exec(step)?.[1] ?? '';
    const run = /^ {8}run: (?:\|\n((?: {10}.*(?:\n|$))+)|(.+))/m.exec(step);
    return run ? [[name, run[1] ?? run[2] ?? ''] as const] : [];
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'vse-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Stands in for GitHub's command line tool, and writes down how it was called.
writeFileSync(join(folder, 'gh'), `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/gh.txt'\n`, {
  mode: 0o755,
});

/** Runs a step's command as the workflow does. */
async function run(name: string, env: Record<string, string> = {}) {
  const child = spawn('bash', ['-e', '-c', commands.get(name) ?? 'exit 99'], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_REPOSITORY: 'aurum/vse',
      FIRST_SEED: '17000000003',
      SEEDS: '2',
      STEPS: '200',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { printed, code };
}

test('the scheduled workflow runs worlds and planted defects, and opens an issue', async () => {
  expect([...commands.keys()]).toEqual([
    'Run the worlds',
    'Find the planted defects',
    'Open an issue',
  ]);
  const worlds = await run('Run the worlds');
  expect(worlds).toMatchObject({ code: 0, printed: expect.stringContaining('from seed 3 on') });
  const NAMED = 'leaving the invite of a deleted result open';
  const found = await run('Find the planted defects', { NAMED });
  expect(found).toMatchObject({
    code: 0,
    printed: expect.stringContaining('1 of 1 defects found'),
  });
  const missed = await run('Find the planted defects', { NAMED: 'no such defect' });
  expect(missed.code).toBe(1);
  expect(await run('Open an issue')).toMatchObject({ code: 0 });
  const called = readFileSync(join(folder, 'gh.txt'), 'utf8');
  expect(called.trim().split('\n')).toEqual([
    'issue',
    'create',
    '--repo',
    'aurum/vse',
    '--title',
    'The simulated world found a violation',
    '--body-file',
    join(folder, 'found.txt'),
  ]);
  expect(readFileSync(join(folder, 'found.txt'), 'utf8')).toContain('from seed 3 on');
});
