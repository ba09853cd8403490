import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { azureCli } from '../../../scripts/deploy/az.ts';
import { readOptions } from '../../../scripts/deploy/parameters.ts';
import { deploy } from '../../../scripts/deploy/steps.ts';
import { needs } from '../../support/needs.ts';
import { emptyCloud, OUTPUTS, recordedAz, recordedTools } from '../az-stand-in.ts';
import { root } from '../templates.ts';

const project = readFileSync(resolve(root, 'azure.yaml'), 'utf8');
const hooks = Object.fromEntries(
  [...project.matchAll(/^ {2}(\w+):\n {4}shell: sh\n {4}run: (.+)\n/gm)].map(([, name, line]) => [
    name,
    line,
  ]),
);
const steps = [...project.matchAll(/^ {6}- azd: (\w+)$/gm)].map(([, step]) => step);

const folder = mkdtempSync(join(tmpdir(), 'vse-azd-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Programs that print what they are given. */
const ECHO = `#!${process.execPath}\nconsole.log(JSON.stringify(process.argv.slice(2)));\n`;
for (const program of ['npm', 'az']) writeFileSync(join(folder, program), ECHO, { mode: 0o755 });

/** What azd gives its hooks: the environment's variables, the outputs of the templates among them. */
const AZD = {
  AZURE_ENV_NAME: 'prod',
  AZURE_SUBSCRIPTION_ID: 'sub-2',
  VSE_ENTRA_CLIENT_ID: 'client-1',
  ...OUTPUTS,
};

/** Runs a hook's line in a shell. Returns what the deployment would be given. */
function optionsOf(hook: string, env: Record<string, string>): string[] {
  const { stdout } = spawnSync('sh', ['-c', hooks[hook] ?? ''], {
    encoding: 'utf8',
    env: { PATH: `${folder}${delimiter}${process.env.PATH}`, ...env },
  });
  const [run, command, dashes, ...options] = JSON.parse(stdout);
  expect([run, command, dashes]).toEqual(['run', 'deploy', '--']);
  return options;
}

/** Runs the hooks of these commands of azd, which has deployed the templates before. */
async function runHooks(commands: string[], env: Record<string, string> = AZD) {
  const cloud = emptyCloud();
  const { az, calls } = recordedAz(cloud);
  const { tools, said, ran } = recordedTools(az, {}, undefined, [], cloud);
  for (const command of commands)
    for (const hook of [`pre${command}`, `post${command}`].filter((name) => hooks[name])) {
      const options = readOptions(optionsOf(hook, env), env);
      expect(await deploy(options, { ...tools, env }), said.join('\n')).toBe(0);
    }
  const urls = calls.map(({ args }) => args[args.indexOf('--url') + 1] ?? '');
  const programs = ran.map(({ args }) => args.join(' '));
  const builds = programs.filter((args) => /build/.test(args)).length;
  return { cloud, calls, urls, said, builds };
}

const isGraph = (url: string) => url.includes('graph.microsoft.com');

describe.skipIf(process.platform === 'win32')('azd', needs('a Unix'), () => {
  test('up provisions once, and uploads once', async () => {
    expect(steps).toEqual(['provision']);
    const { cloud, said, builds } = await runHooks(steps.map(String));
    expect([cloud.packages, builds]).toEqual([1, 1]);
    expect(Object.keys(cloud.secrets).sort()).toEqual([
      'function-key',
      'id-secret',
      'server-secret',
    ]);
    expect(said.at(-1)).toBe('Deployed: https://calm-sea.azurestaticapps.net');
  });

  test('provision sets Entra up, or leaves it alone where VSE_SKIP_ENTRA is set', async () => {
    expect((await runHooks(['provision'])).urls.some(isGraph)).toBe(true);
    const skipped = await runHooks(['provision'], { ...AZD, VSE_SKIP_ENTRA: 'true' });
    expect(skipped.urls.some(isGraph)).toBe(false);
    expect(skipped.cloud.packages).toBe(1);
  });

  test('deploy builds and uploads the code again, and changes no secret and nothing in Entra', async () => {
    const { cloud, said, builds, urls } = await runHooks(['provision', 'deploy']);
    expect([cloud.packages, builds]).toEqual([2, 2]);
    expect(Object.values(cloud.secrets).map(({ length }) => length)).toEqual([1, 1, 1]);
    const again = said.slice(said.lastIndexOf('— Check the sign-in'));
    expect(again.filter((line) => line.includes('Entra:'))).toEqual([]);
    expect(again).toContain('— Smoke test');
    const before = await runHooks(['provision']);
    expect(urls.filter(isGraph)).toEqual(before.urls.filter(isGraph));
  });

  test('names the subscription in each call of az that takes one', async () => {
    const { calls } = await runHooks(['provision']);
    // One call of each kind: each starts a process.
    const kinds = new Map(calls.map(({ args }) => [args[0] ?? '', args]));
    vi.stubEnv('AZURE_SUBSCRIPTION_ID', 'sub-2');
    const az = azureCli(join(folder, 'az'));
    const named: string[] = [];
    for (const [kind, args] of kinds)
      if ((await az(args)).includes('"--subscription","sub-2"')) named.push(kind);
    vi.unstubAllEnvs();
    expect([...kinds.keys()].sort()).toEqual(['account', 'functionapp', 'rest', 'staticwebapp']);
    expect(named.sort()).toEqual(['account', 'functionapp', 'staticwebapp']);
  });

  test('gives az rest addresses in the subscription that az was asked about', async () => {
    const { urls } = await runHooks(['provision']);
    const resources = urls.filter((url) => url.startsWith('https://management.azure.com/'));
    expect(resources.length).toBeGreaterThan(5);
    expect(resources.filter((url) => !url.includes('/subscriptions/sub-1/'))).toEqual([]);
  });
});
