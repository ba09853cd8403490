import { describe, expect, test } from 'vitest';
import { type Cloud, emptyCloud, OUTPUTS } from './az-stand-in.ts';
import { run } from './deploy-run.ts';

describe('a run after a half-failed one', () => {
  /** An environment whose secret was replaced once, and whose last deployment of the templates failed. */
  async function halfFailed(): Promise<Cloud> {
    const cloud = emptyCloud();
    await run(cloud);
    await run(cloud, ['--yes', '--rotate-secret']);
    await run(cloud, ['--yes'], { at: 'deployment sub create', message: 'ERROR: it broke' });
    expect(cloud.deployment?.outputs).toBeNull();
    return cloud;
  }
  const created = async (cloud: Cloud, ...more: string[]) => {
    const { calls, code, said } = await run(cloud, ['--yes', ...more]);
    expect(code, said).toBe(0);
    return calls.find(({ args }) => args[2] === 'create')?.env;
  };

  test('keeps the previous secret and the first day of the budget, although the outputs are gone', async () => {
    expect(await created(await halfFailed())).toMatchObject({
      VSE_PREVIOUS_SERVER_VERSION: 'v1',
      VSE_BUDGET_START: '2026-01-01',
    });
  });

  test('keeps them, too, when Azure has forgotten the deployment', async () => {
    const cloud = await halfFailed();
    delete cloud.deployment;
    expect(await created(cloud, '--forget', 'last-parameters')).toMatchObject({
      VSE_PREVIOUS_SERVER_VERSION: 'v1',
      VSE_BUDGET_START: '2026-01-01',
    });
  });

  test('may rotate the secret', async () => {
    const cloud = await halfFailed();
    cloud.secretsAge = 91;
    expect(await created(cloud, '--rotate-secret')).toMatchObject({
      VSE_PREVIOUS_SERVER_VERSION: 'v2',
    });
  });

  test('stops when it cannot tell which of several vaults is used', async () => {
    const cloud = await halfFailed();
    cloud.resources?.vaults.push('kv-old');
    const { code, said, events } = await run(cloud);
    expect([code, events.at(-1)]).toEqual([1, 'get Microsoft.KeyVault/vaults']);
    expect(said).toContain('rg-vse-prod: kv-x, kv-old. Delete those that no deployment uses.');
  });

  test('that replaced the secret warns of replacing it again', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    const rotate = ['--yes', '--rotate-secret'];
    const message = 'ERROR: it broke';
    const before = await run(cloud, rotate, { at: 'deployment sub create', message });
    expect(before.said).toContain('running the same command again');
    const after = await run(cloud, rotate, { at: 'run build.ts', message });
    expect(after.said).toContain('run the command again WITHOUT --rotate-secret');
    expect(after.said).not.toContain('running the same command again');
    expect(await created(cloud)).toMatchObject({ VSE_PREVIOUS_SERVER_VERSION: 'v1' });
    expect(cloud.secrets['server-secret']).toHaveLength(2);
  });
});

describe('a deployment of an older version, whose templates had fewer outputs', () => {
  test('is brought up to date with what it has', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    await run(cloud, ['--yes', '--rotate-secret']);
    delete cloud.deployment?.outputs?.VSE_MAIL_SERVICE;
    const { code, said, calls, events } = await run(cloud);
    expect(code, said).toBe(0);
    expect(events).not.toContain('get Microsoft.KeyVault/vaults');
    expect(calls.find(({ args }) => args[2] === 'create')?.env).toMatchObject({
      VSE_PREVIOUS_SERVER_VERSION: 'v1',
    });
  });

  test('that still has too few after the deployment is refused by their names', async () => {
    const { VSE_VAULT: _, VSE_BLOB_HOST: __, ...fewer } = OUTPUTS;
    const outputs = Object.fromEntries(
      Object.entries(fewer).map(([name, value]) => [name, { type: 'String', value }]),
    );
    const answer = JSON.stringify({ properties: { provisioningState: 'Succeeded', outputs } });
    const { code, said, events } = await run(emptyCloud(), ['--yes'], {
      at: 'deployment sub create',
      answer,
    });
    const others = events.filter((name) => !name.includes('Microsoft.DocumentDB'));
    expect([code, others.at(-1)]).toEqual([1, 'deployment sub create']);
    expect(said).toContain('ended without these outputs: VSE_BLOB_HOST, VSE_VAULT.');
  });
});
