import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/deploy/parameters.ts';
import { deploy } from '../../scripts/deploy/steps.ts';
import { type Cloud, emptyCloud, recordedAz, recordedTools, shortName } from './az-stand-in.ts';
import { run } from './deploy-run.ts';
import { textOf } from './templates.ts';

const README = textOf('infra/README.md');

const EVERYTHING_GIVEN = [
  ...['--yes', '--mail-domain', 'mail.aurum.example'],
  ...['--mail-domain-verified', 'true', '--cosmos-throughput', '4000', '--zone-redundant', 'true'],
  ...['--settings', '{"INVITE_EXPIRY_DAYS":"30","MAIL_PER_HOUR":"500"}', '--always-ready', '1'],
];

async function deployed(): Promise<Cloud> {
  const cloud = emptyCloud();
  const first = await run(cloud, EVERYTHING_GIVEN);
  expect(first.code, first.said).toBe(0);
  // An own domain is given to an app that is there.
  cloud.hostnames['vse.aurum.example'] = 'Ready';
  const second = await run(cloud, [...EVERYTHING_GIVEN, '--site-domain', 'vse.aurum.example']);
  expect(second.code, second.said).toBe(0);
  return cloud;
}

/** A run by somebody who gives only these options, on a machine without a file of parameters. */
async function again(cloud: Cloud, args: string[], folder?: string) {
  const { az, calls } = recordedAz(cloud);
  const { tools, said } = recordedTools(az, {}, undefined, [], cloud);
  const given = readOptions(['--environment', 'prod', '--yes', ...args], {});
  const code = await deploy(given, { ...tools, ...(folder && { azdFolder: folder }) });
  const create = calls.find((one) => shortName(one) === 'deployment sub create');
  return { code, said: said.join('\n'), env: create?.env, names: calls.map(shortName) };
}

describe('a second deployment', () => {
  test('has every parameter of the first, also with --skip-entra and without any option', async () => {
    const cloud = await deployed();
    const { code, said, env } = await again(cloud, ['--skip-entra']);
    expect(code, said).toBe(0);
    expect(env).toMatchObject({
      AZURE_LOCATION: 'westeurope',
      VSE_SUPPORT_EMAIL: 'help@aurum.example',
      VSE_ENTRA_CLIENT_ID: 'client-1',
      VSE_GROUP_ADMIN_ID: "id-of-groups(uniqueName='vse-prod-admin')",
      VSE_SITE_DOMAIN: 'vse.aurum.example',
      VSE_MAIL_DOMAIN: 'mail.aurum.example',
      VSE_MAIL_DOMAIN_VERIFIED: 'true',
      VSE_COSMOS_THROUGHPUT: '4000',
      VSE_ZONE_REDUNDANT: 'true',
      VSE_ALWAYS_READY: '1',
      VSE_SETTINGS: '{"INVITE_EXPIRY_DAYS":"30","MAIL_PER_HOUR":"500"}',
    });
    expect(said).toContain('Nothing differs from it.');
  });

  test('says what differs, adds settings, and takes one away with null', async () => {
    const settings = '{"MAIL_PER_HOUR":null,"TRACED_PERCENT":"10"}';
    const { said, env } = await again(await deployed(), [
      ...['--always-ready', '2', '--settings', settings],
    ]);
    expect(said).toContain('  VSE_ALWAYS_READY: 1 → 2\n');
    expect(said).not.toContain('VSE_SITE_DOMAIN');
    expect(env?.VSE_SETTINGS).toBe('{"INVITE_EXPIRY_DAYS":"30","TRACED_PERCENT":"10"}');
  });

  test('after a failed one has the parameters of the failed one', async () => {
    const cloud = await deployed();
    const failure = { at: 'deployment sub create', message: 'ERROR: it broke' };
    await run(cloud, ['--yes', '--always-ready', '3'], failure);
    expect((await again(cloud, [])).env).toMatchObject({
      VSE_ALWAYS_READY: '3',
      VSE_SITE_DOMAIN: 'vse.aurum.example',
    });
  });

  test.each([
    ['sign-in', ['--entra-client-id', 'none', '--skip-entra']],
    ['site-domain', ['--site-domain', 'none']],
    ['mail-domain', ['--mail-domain', 'none']],
    ['mail-domain', ['--mail-domain-verified', 'false']],
    ['capacity-mode', ['--cosmos-throughput', '0']],
    ['zone-redundancy', ['--zone-redundant', 'false']],
  ])('that would lose %s by %s is refused, unless the loss is named', async (loss, args) => {
    const cloud = await deployed();
    const refused = await again(cloud, args);
    expect([refused.code, refused.env]).toEqual([1, undefined]);
    expect(refused.names).not.toContain('deployment sub what-if');
    expect(refused.said).toContain(`  ${loss}: `);
    expect(refused.said).toContain(`or add --forget ${loss} to lose it.`);
    const told = await again(cloud, [...args, '--forget', loss]);
    expect(told.code, told.said).toBe(0);
  });

  test('whose vault no longer has the secret is refused, because sessions would end', async () => {
    const cloud = await deployed();
    await run(cloud, ['--yes', '--rotate-secret']);
    await run(cloud);
    cloud.secrets = {};
    const { code, said, env } = await again(cloud, []);
    expect([code, env]).toEqual([1, undefined]);
    expect(said).toContain('add --forget previous-secret to lose it');
  });

  test('that Azure has forgotten is refused where no file has its parameters', async () => {
    const cloud = await deployed();
    const folder = mkdtempSync(join(tmpdir(), 'vse-azd-'));
    await again(cloud, [], folder);
    delete cloud.deployment;
    const refused = await again(cloud, []);
    expect([refused.code, refused.env]).toEqual([1, undefined]);
    expect(refused.said).toContain('add --forget last-parameters to lose it');
    const { env } = await again(cloud, [], folder);
    expect(env).toMatchObject({ VSE_SITE_DOMAIN: 'vse.aurum.example', VSE_ALWAYS_READY: '1' });
    expect(env?.VSE_SETTINGS).toBe('{"INVITE_EXPIRY_DAYS":"30","MAIL_PER_HOUR":"500"}');
  });
});

test('--write-parameters deploys nothing, and writes what az and azd need beside what azd keeps there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vse-azd-'));
  const file = join(folder, 'prod/.env');
  mkdirSync(join(folder, 'prod'));
  writeFileSync(file, 'AZURE_SUBSCRIPTION_ID="sub-1"\nVSE_SITE_DOMAIN=\'old.example\'\n');
  const provider = ['--company-provider', "L'Aurum"];
  const { code, said, names } = await again(
    await deployed(),
    ['--write-parameters', ...provider],
    folder,
  );
  expect(code, said).toBe(0);
  expect(names).not.toContain('deployment sub create');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines).toContain('AZURE_SUBSCRIPTION_ID="sub-1"');
  expect(lines).toContain("VSE_SITE_DOMAIN='vse.aurum.example'");
  expect(lines).toContain('VSE_COMPANY_PROVIDER="L\'Aurum"');
  expect(lines).toContain("VSE_PREVIOUS_SERVER_VERSION='none'");
  expect(lines.filter((line) => line.startsWith('VSE_SITE_DOMAIN'))).toHaveLength(1);
  expect(statSync(join(folder, 'prod')).isDirectory()).toBe(true);
});

describe('a plain az deployment sub create', () => {
  /** The command of README, and what a shell has after `set -a; . .azure/prod/.env`. */
  async function plainly(cloud: Cloud, leftOut?: string) {
    const [, command = ''] =
      /`az (deployment sub create --name vse-prod [^`]+)`/.exec(README) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'vse-azd-'));
    expect((await again(cloud, ['--write-parameters'], folder)).code).toBe(0);
    const script = `set -a; . ${join(folder, 'prod/.env')}; env`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: {} });
    const env = Object.fromEntries(stdout.split('\n').map((line) => line.split(/=(.*)/s)));
    if (leftOut) delete env[leftOut];
    return recordedAz(cloud).az(command.split(' '), env);
  }

  test('deploys with the written parameters alone what the script would', async () => {
    const cloud = await deployed();
    const before = cloud.deployment?.parameters;
    await plainly(cloud);
    expect(cloud.deployment?.parameters).toEqual(before);
    expect(cloud.deployment?.parameters?.siteDomain?.value).toBe('vse.aurum.example');
  });

  test('is refused where a parameter is not there whose loss would turn something off', async () => {
    for (const name of ['VSE_ENTRA_CLIENT_ID', 'VSE_SITE_DOMAIN', 'VSE_COSMOS_THROUGHPUT'])
      await expect(plainly(await deployed(), name)).rejects.toThrow(`lacks ${name}`);
  });
});

test('--forget refuses a name that it does not know', () => {
  expect(() => readOptions(['--environment', 'prod', '--forget', 'data'], {})).toThrow(
    /--forget takes sign-in, .*; not data\./,
  );
});
