import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parameters } from '../../scripts/deploy/parameters.ts';
import { BICEP_VERSION } from '../../scripts/test/bicep.ts';
import { refuseUnknown } from './az-commands.ts';
import { root } from './templates.ts';

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const deploy = read('.github/workflows/deploy.yml');

const workflows = readdirSync(resolve(root, '.github/workflows'));
const actions = workflows.flatMap(
  (name) => read(`.github/workflows/${name}`).match(/uses: .*/g) ?? [],
);

/** The first major version of each action that runs on Node 24: GitHub's runners no longer have Node 20. */
const ON_NODE_24: Record<string, number> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'azure/login': 3,
};

test('no action needs a Node that GitHub has removed, and Dependabot looks for newer ones every week', () => {
  for (const line of actions) {
    const [, name = '', major] = /^uses: ([\w/-]+)@\w+ # v(\d+)/.exec(line) ?? [];
    expect(ON_NODE_24, `${name}: which version runs on Node 24?`).toHaveProperty([name]);
    expect(Number(major), line).toBeGreaterThanOrEqual(ON_NODE_24[name] ?? Number.NaN);
  }
  expect(read('.github/dependabot.yml')).toMatch(
    /github-actions\n {4}directory: \/\n {4}schedule:\n {6}interval: weekly/,
  );
});

describe('the backup elsewhere', () => {
  const backup = read('.github/workflows/backup.yml');
  const readme = read('infra/README.md');

  test('runs every night, signs in without a secret and may only be set up by a variable', () => {
    expect(backup).toMatch(/schedule:\n {4}- cron: "\d+ \d+ \* \* \*"/);
    expect(backup).toContain("if: vars.VSE_BACKUP_ENVIRONMENT != ''");
    expect(backup).toMatch(/id-token: write/);
    expect(backup).not.toMatch(/secrets\.|client-secret|creds:/);
    for (const [, name = ''] of backup.matchAll(/vars\.(\w+)/g))
      expect(readme, name).toContain(`\`${name}\``);
  });

  test('reads the cloud that its settings name, and uploads the folder that it has written', () => {
    const env = Object.fromEntries(
      [...backup.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(env).toMatchObject({
      COSMOS_ENDPOINT: expect.stringMatching(
        /^https:..\$\{\{ vars\.VSE_COSMOS_ACCOUNT \}\}\.documents\.azure\.com:443\/$/,
      ),
      BLOB_ACCOUNT_URL: expect.stringMatching(/^https:..\$\{\{ vars\.VSE_BLOB_HOST \}\}\/$/),
    });
    const [written] = /(?<=npm run backup -- --to )"[^"]+"/.exec(backup) ?? [];
    const [uploaded] = /(?<=--source )"[^"]+"/.exec(backup) ?? [];
    expect(written).toBe('"$RUNNER_TEMP/vse"');
    expect(uploaded).toBe(written);
    const [command = ''] = /(?<=run: az ).+/.exec(backup) ?? [];
    const words = command.match(/"[^"]*"|\S+/g) ?? [];
    expect(() => refuseUnknown(words)).not.toThrow();
  });

  test('is deleted after 35 days, so that people who were erased do not stay in it', () => {
    const { rules } = JSON.parse(read('infra/backup-lifecycle.json'));
    expect(rules).toMatchObject([
      {
        enabled: true,
        definition: {
          actions: { baseBlob: { delete: { daysAfterModificationGreaterThan: 35 } } },
        },
      },
    ]);
    expect(readme).toContain('--policy @infra/backup-lifecycle.json');
    expect(readme).toContain('deleted after 35 days');
  });
});

test('the deploy workflow signs in by federated identity and knows no secret', () => {
  expect(deploy).toMatch(/id-token: write/);
  expect(deploy).not.toMatch(/secrets\.|client-secret|creds:/);
  expect(deploy).toMatch(/npm run deploy -- --yes --skip-entra/);
});

test('the deploy workflow passes on every parameter that is not for Entra alone', () => {
  const passed = [...deploy.matchAll(/^ {6}(\w+): \$\{\{ vars\.(\w+) \}\}$/gm)];
  for (const [, name, variable] of passed) expect(variable).toBe(name);
  const onlyEntra = ['VSE_SITE_URL', 'VSE_IDENTITY_PRINCIPAL_ID', 'VSE_GROUP_PERMISSION'];
  const names = parameters.map(({ env }) => env).filter((name) => !onlyEntra.includes(name));
  expect(passed.map(([, name]) => name).sort()).toEqual(names.sort());
});

test('azd provisions the same templates', () => {
  const azd = read('azure.yaml');
  expect(azd).toMatch(/path: infra\n\s+module: main\n/);
});

test('no workflow uses a Bicep CLI of another version than the tests', () => {
  const texts = ['deploy', 'test', 'weekly'].map((name) => read(`.github/workflows/${name}.yml`));
  const versions = texts.flatMap((text) => text.match(/az bicep install.*/g) ?? []);
  expect(versions).toEqual([`az bicep install --version v${BICEP_VERSION}`]);
  for (const name of ['deploy', 'weekly'])
    expect(read(`.github/workflows/${name}.yml`)).toMatch(/- run: npm run infra:check -- --pinned/);
});

test('actions are named by the digest of a commit, and tools come from a lockfile', () => {
  expect(actions.length).toBeGreaterThan(8);
  for (const line of actions) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  const { packages } = JSON.parse(read('scripts/deploy/swa/package-lock.json'));
  const cli = packages['node_modules/@azure/static-web-apps-cli'];
  expect([cli.version, cli.integrity]).toEqual(['2.0.10', expect.stringMatching(/^sha512-/)]);
  expect(read('scripts/deploy/package.ts')).not.toContain('npx');
});

test('CI and a push are tested by the command that everybody uses, which fetches what it needs', () => {
  expect(read('.ci/run').match(/^npm .*$/gm)).toEqual(['npm test']);
  const push = read('.github/workflows/test.yml').match(/run: npm .*$/gm);
  expect(push).toEqual(['run: npm test']);
});
