import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parameters } from '../../scripts/deploy/parameters.ts';
import { BICEP_VERSION } from '../../scripts/test/bicep.ts';
import { root } from './templates.ts';

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const deploy = read('.github/workflows/deploy.yml');

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
  const workflows = ['deploy', 'test', 'weekly'].map((name) =>
    read(`.github/workflows/${name}.yml`),
  );
  const versions = workflows.flatMap((text) => text.match(/az bicep install.*/g) ?? []);
  expect(versions).toEqual([`az bicep install --version v${BICEP_VERSION}`]);
  for (const name of ['deploy', 'weekly'])
    expect(read(`.github/workflows/${name}.yml`)).toMatch(/- run: npm run infra:check -- --pinned/);
});

test('actions are named by the digest of a commit, and tools come from a lockfile', () => {
  const all = ['deploy', 'simulate', 'test', 'weekly'].flatMap(
    (name) => read(`.github/workflows/${name}.yml`).match(/uses: .*/g) ?? [],
  );
  expect(all.length).toBeGreaterThan(8);
  for (const line of all) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
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
