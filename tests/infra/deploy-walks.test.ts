import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/deploy/parameters.ts';
import { deploy } from '../../scripts/deploy/steps.ts';
import { emptyCloud, recordedAz, recordedTools, shortName } from './az-stand-in.ts';
import { run, VAULT } from './deploy-run.ts';
import { textOf } from './templates.ts';

const NO_ROOM = {
  at: 'deployment sub create',
  message:
    'Sorry, we are currently experiencing high demand in West Europe region, and cannot fulfill your request',
};
const WRITE_ALL = 'dbaae8cf-10b5-4b86-a4a1-f871c94c6695';
const permissions = (cloud: ReturnType<typeof emptyCloud>) =>
  cloud.assigned
    .filter(({ principalId }) => principalId === 'identity-principal')
    .map(({ appRoleId }) => appRoleId);

test('a region without room leaves an account that the runbook deletes; the next try completes', async () => {
  const cloud = emptyCloud();
  const failed = await run(cloud, ['--yes'], NO_ROOM);
  expect([failed.code, Object.keys(cloud.accounts)]).toEqual([1, ['cosmos-prod-x']]);
  expect(failed.said).toContain('Ask for access at https://aka.ms/cosmosdbquota');
  expect(failed.said).toContain('infra/runbook.md, "A deployment failed halfway"');
  expect(textOf('infra/runbook.md')).toContain('\naz cosmosdb delete --name <name> ');
  const { az } = recordedAz(cloud);
  await az(['cosmosdb', 'delete', '--name', 'cosmos-prod-x', '--resource-group', 'rg-vse-prod']);
  expect(cloud.accounts).toEqual({});
  expect((await run(cloud)).code).toBe(0);
});

describe('while the templates are deployed', () => {
  test('a call that hangs ends the run with what to do, and the next one completes', async () => {
    const cloud = emptyCloud();
    const message = 'az did not answer within 60 minutes.';
    const { code, said } = await run(cloud, ['--yes'], { at: 'deployment sub create', message });
    expect(code).toBe(1);
    expect(said).toContain('A deployment of templates goes on in Azure');
    expect((await run(cloud)).code).toBe(0);
  });
});

describe('--code-only', () => {
  test('builds and uploads what is checked out, and touches nothing else: also a rollback', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    const before = structuredClone(cloud);
    const { code, events, said } = await run(cloud, ['--yes', '--code-only']);
    expect(code, said).toBe(0);
    expect(events.filter((name) => !name.startsWith('fetch '))).toEqual([
      'account show json',
      'deployment sub show',
      'run build.ts',
      'account get-access-token accessToken',
      'POST publish',
      'account get-access-token accessToken',
      'GET deployments/package-2',
      'staticwebapp secrets list',
      'run ci',
      'run swa',
    ]);
    expect(events.filter((name) => name.startsWith('fetch '))).toHaveLength(7);
    expect(cloud).toEqual({ ...before, packages: 2 });
  });

  test('is refused where no deployment of the templates has succeeded', async () => {
    const cloud = emptyCloud();
    await run(cloud, ['--yes'], { at: 'deployment sub create', message: 'ERROR: it broke' });
    const { code, said, events } = await run(cloud, ['--yes', '--code-only']);
    expect([code, events.includes('run build.ts')]).toEqual([1, false]);
    expect(said).toContain('did not succeed, or there is none: leave --code-only out.');
  });

  test('asks before it builds', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    const { code, said, events } = await run(cloud, ['--code-only']);
    expect([code, events.at(-1)]).toEqual([1, 'deployment sub show']);
    expect(said).toContain('Nobody can be asked here: add --yes to deploy.');
  });
});

describe("the API's identity in Entra", () => {
  test('owns the three groups, and may change no other; a second run adds nothing', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    const owners = ['admin', 'manager', 'salesperson'].map((name) => [
      `id-of-groups(uniqueName='vse-prod-${name}')`,
      ['identity-principal'],
    ]);
    expect(Object.entries(cloud.owners)).toEqual(owners);
    expect(permissions(cloud)).not.toContain(WRITE_ALL);
    await run(cloud);
    expect(Object.entries(cloud.owners)).toEqual(owners);
  });

  test('gets the permission for all groups where it is asked for, keeps it, and gives it back', async () => {
    const cloud = emptyCloud();
    const { said } = await run(cloud, ['--yes', '--group-permission', 'tenant']);
    expect(said).toContain('may change the members of EVERY group: GroupMember.ReadWrite.All');
    expect([permissions(cloud).includes(WRITE_ALL), cloud.owners]).toEqual([true, {}]);
    await run(cloud);
    expect(permissions(cloud)).toContain(WRITE_ALL);
    const { names } = await run(cloud, ['--yes', '--group-permission', 'owner']);
    expect(permissions(cloud)).not.toContain(WRITE_ALL);
    expect(permissions(cloud)).toHaveLength(3);
    const lastOwner = names.findLastIndex((name) => name.endsWith('/owners/$ref'));
    expect(names.findIndex((name) => name.startsWith('delete '))).toBeGreaterThan(lastOwner);
  });
});

describe('secrets of a later run', () => {
  test('a host key that was renewed in the portal is put into the setting', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    cloud.hostKeys.web = 'renewed-in-the-portal';
    const { said } = await run(cloud);
    expect(said).toContain('  completed');
    expect(cloud.secrets['function-key']?.map(({ value }) => value)).toEqual([
      'a-real-host-key',
      'renewed-in-the-portal',
    ]);
    expect((await run(cloud)).names).not.toContain(`put ${VAULT}/function-key`);
  });

  test('a second rotation within 90 days is refused, because it would end sessions', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    await run(cloud, ['--yes', '--rotate-secret']);
    cloud.secretsAge = 89;
    const { code, said, events } = await run(cloud, ['--yes', '--rotate-secret']);
    expect([code, events.includes('deployment sub what-if')]).toEqual([1, false]);
    expect(said).toContain('add --forget previous-secret to lose it');
    expect(cloud.secrets['server-secret']).toHaveLength(2);
    const forget = ['--yes', '--rotate-secret', '--forget', 'previous-secret'];
    expect((await run(cloud, forget)).code).toBe(0);
    cloud.secretsAge = 91;
    expect((await run(cloud, ['--yes', '--rotate-secret'])).code).toBe(0);
    expect(cloud.secrets['server-secret']).toHaveLength(4);
  });
});

test('a second person on another machine updates with the name of the environment alone', async () => {
  const cloud = emptyCloud();
  await run(cloud, [
    '--yes',
    '--alert-email',
    'a@aurum.example,b@aurum.example',
    '--locks',
    'true',
  ]);
  const { az, calls } = recordedAz(cloud);
  const { tools, said } = recordedTools(az, {}, undefined, [], cloud);
  const given = readOptions(['--environment', 'prod', '--yes'], {});
  expect(await deploy(given, tools), said.join('\n')).toBe(0);
  const create = calls.find((one) => shortName(one) === 'deployment sub create');
  expect(create?.env).toMatchObject({
    VSE_ALERT_EMAIL: 'a@aurum.example,b@aurum.example',
    VSE_LOCKS: 'true',
    VSE_ENTRA_CLIENT_ID: 'client-1',
  });
  expect(said.join('\n')).toContain('Nothing differs from it.');
});
