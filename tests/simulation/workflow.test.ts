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

/** A store that ignores ETags: the first worlds find it. */
const DEFECT = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/sqlite-container.ts')) return loaded;
    const source = String(loaded.source);
    const broken = source.replace('WHERE id = ? AND etag = ?', 'WHERE id = ? AND ? IS NOT NULL');
    if (broken === source) throw new Error('The statement to break is not there');
    return { ...loaded, source: broken };
  },
});
`;

const folder = mkdtempSync(join(tmpdir(), 'vse-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Stands in for GitHub's command line tool, and writes down how it was called and the text of the issue.
writeFileSync(
  join(folder, 'gh'),
  `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/gh.txt'\ncp "$8" '${folder}/issue.txt'\n`,
  { mode: 0o755 },
);

writeFileSync(join(folder, 'defect.mjs'), DEFECT);

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

test('the scheduled workflow runs worlds', async () => {
  expect([...commands.keys()]).toEqual(['Run the worlds', 'Open an issue']);
  const worlds = await run('Run the worlds');
  expect(worlds).toMatchObject({ code: 0, printed: expect.stringContaining('from seed 3 on') });
});

test('a failed run opens an issue with the seed and a command that shows the violation again', async () => {
  const broken = { NODE_OPTIONS: `--import ${join(folder, 'defect.mjs')}`, SEEDS: '100' };
  expect(await run('Run the worlds', broken)).toMatchObject({ code: 1 });
  expect(workflow).toContain('- name: Open an issue\n        if: failure()\n');
  expect(await run('Open an issue')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'gh.txt'), 'utf8').trim().split('\n')).toEqual([
    'issue',
    'create',
    '--repo',
    'aurum/vse',
    '--title',
    'The simulated world found a violation',
    '--body-file',
    join(folder, 'found.txt'),
  ]);
  const issue = readFileSync(join(folder, 'issue.txt'), 'utf8');
  const [, violation, seed] = /^(VIOLATED by seed (\d+) in step .+)$/m.exec(issue) ?? [];
  const command = `npm run simulate -- --seed ${seed} --steps 200 --log`;
  expect(issue).toContain(`${violation}\n${command}\n`);
  commands.set('The command of the issue', command);
  const again = await run('The command of the issue', broken);
  expect(again).toMatchObject({ code: 1, printed: expect.stringContaining(`${violation}`) });
});
