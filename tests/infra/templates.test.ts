import { containers as blobContainers } from '@vse/domain/data/blob-containers.json';
import { containers } from '@vse/domain/data/containers.json';
import { settings } from '@vse/domain/data/settings.json';
import { describe, expect, test } from 'vitest';
import { RUN_MS, STEP_MS } from '../../api/src/jobs/run-job.ts';
import { templateFiles } from '../../scripts/test/bicep.ts';
import { declared, textOf } from './templates.ts';

const allText = templateFiles().map(textOf).join('\n');

describe('the text of the templates', () => {
  test('a resource type that nobody has judged for diagnostics is noticed', () => {
    const types = new Set(declared);
    expect([...types].sort()).toEqual([
      'Microsoft.Authorization/locks',
      'Microsoft.Authorization/roleAssignments',
      'Microsoft.Communication/communicationServices',
      'Microsoft.Communication/emailServices',
      'Microsoft.Communication/emailServices/domains',
      'Microsoft.Consumption/budgets',
      'Microsoft.DocumentDB/databaseAccounts',
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases',
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers',
      'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments',
      'Microsoft.Graph/appRoleAssignedTo',
      'Microsoft.Graph/applications',
      'Microsoft.Graph/groups',
      'Microsoft.Graph/oauth2PermissionGrants',
      'Microsoft.Graph/servicePrincipals',
      'Microsoft.Insights/actionGroups',
      'Microsoft.Insights/components',
      'Microsoft.Insights/diagnosticSettings',
      'Microsoft.Insights/metricAlerts',
      'Microsoft.Insights/scheduledQueryRules',
      'Microsoft.Insights/webtests',
      'Microsoft.Insights/workbooks',
      'Microsoft.KeyVault/vaults',
      'Microsoft.ManagedIdentity/userAssignedIdentities',
      'Microsoft.OperationalInsights/workspaces',
      'Microsoft.Resources/resourceGroups',
      'Microsoft.Storage/storageAccounts',
      'Microsoft.Storage/storageAccounts/blobServices',
      'Microsoft.Storage/storageAccounts/blobServices/containers',
      'Microsoft.Storage/storageAccounts/managementPolicies',
      'Microsoft.Web/serverfarms',
      'Microsoft.Web/sites',
      'Microsoft.Web/sites/basicPublishingCredentialsPolicies',
      'Microsoft.Web/sites/config',
      'Microsoft.Web/staticSites',
      'Microsoft.Web/staticSites/linkedBackends',
    ]);
  });

  test('no key is listed, and no output is one', () => {
    expect(allText).not.toMatch(/\blist[A-Z]\w*\(|@secure\(\)/);
    const outputs = [...allText.matchAll(/^output (\w+) .*= (.*)$/gm)];
    expect(outputs.length).toBeGreaterThan(20);
    for (const [line] of outputs)
      expect(line).not.toMatch(/key|secret|password|token|connectionString|credential/i);
  });

  test('every parameter and output says what it is', () => {
    for (const file of templateFiles()) {
      const lines = textOf(file).split('\n');
      for (const [at, line] of lines.entries()) {
        if (!/^(param|output) /.test(line)) continue;
        let above = at - 1;
        while (/^@(?!description)|^[\s\])]|^\)/.test(lines[above] ?? '') && above > 0) above -= 1;
        expect(lines[above], `${file}: ${line}`).toMatch(/^@description\('.+'\)$/);
      }
    }
  });

  test('resources are declared in our own modules', () => {
    expect(allText).not.toMatch(/'(br|ts)[:/]/);
  });
});

describe('what templates and code share', () => {
  const main = textOf('infra/main.bicep');
  const values =
    /values: union\(\n {6}\{([\s\S]*?)\n {6}\},\n {6}settingValues/.exec(main)?.[1] ?? '';
  const provisioned = [...values.matchAll(/^ {8}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const ofAzure = settings.filter((one) => !('azure' in one) || one.azure);
  const [, ofTheHost = ''] =
    /var insightsSetting = '(\w+)'/.exec(textOf('infra/modules/functions.bicep')) ?? [];

  test('what config.ts reads is what settings.json lists', () => {
    const read = [...textOf('api/src/config.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm)];
    expect([...new Set(read.map(([, name]) => name))].sort()).toEqual(
      settings.map(({ name }) => name).sort(),
    );
  });

  test('every setting that Azure has gets a value or keeps its default', () => {
    for (const setting of ofAzure)
      expect(
        'default' in setting || [...provisioned, ofTheHost].includes(setting.name),
        setting.name,
      ).toBe(true);
  });

  test('no value is for a setting that Azure must not have, or that nobody reads', () => {
    const names = ofAzure.map(({ name }) => name);
    expect(provisioned.filter((name) => !names.includes(name))).toEqual([]);
    expect(provisioned.length).toBeGreaterThan(15);
  });

  test("what belongs to a developer's machine is marked so", () => {
    const local = settings.filter((one) => 'azure' in one && one.azure === false);
    expect(local.map(({ name }) => name).sort()).toEqual([
      'BLOB_CONNECTION_STRING',
      'COSMOS_KEY',
      'DEMO_ACCOUNTS',
      'EMAIL_CONNECTION_STRING',
      'ENTRA_AUTHORITY_METADATA',
      'ENTRA_JWKS_URL',
      'SQLITE_FILE',
    ]);
  });

  test('containers, blob containers, settings, roles and the version of Node are read from their one file', () => {
    const loaded = [...allText.matchAll(/loadJsonContent\('([^']+)'\)/g)].map(([, path]) => path);
    expect([...new Set(loaded)].sort()).toEqual([
      '../../domain/data/roles.json',
      '../domain/data/blob-containers.json',
      '../domain/data/containers.json',
      '../domain/data/settings.json',
      '../package.json',
      'alerts.json',
      'entra.json',
      'names.json',
      'workbook.json',
    ]);
    // A diagnostic category has the name of a container.
    const text = allText.replaceAll("categoryGroup: 'audit'", '');
    for (const name of [...Object.keys(containers), ...Object.values(blobContainers)])
      expect(text, name).not.toContain(`'${name}'`);
  });

  test('a database with shared throughput takes all containers', () => {
    expect(
      Object.keys(containers).length,
      'Azure refuses the 26th container of a database with --cosmos-throughput. Fold small ones, or give that one its own throughput.',
    ).toBeLessThanOrEqual(25);
  });

  test('the host ends a hung function after two minutes, which is longer than any run of the timers', () => {
    const { functionTimeout } = JSON.parse(textOf('api/host.json'));
    expect(functionTimeout).toBe('00:02:00');
    // A run may begin its last step at its end.
    expect(RUN_MS + STEP_MS).toBeLessThan(120_000);
  });

  test("the condition of the workflow's identity names the roles that are assigned, twice, and no other", () => {
    const COSMOS_DATA_CONTRIBUTOR = '00000000-0000-0000-0000-000000000002';
    const idsIn = (text: string) => text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    const main = templateFiles().filter((file) => !file.startsWith('infra/entra/'));
    const assigned = idsIn(main.map(textOf).join('\n')).filter(
      (id) => id !== COSMOS_DATA_CONTRIBUTOR,
    );
    const condition = textOf('infra/deployer-condition.txt');
    const [write = '', remove = '', ...others] = condition.trim().split(' AND ');
    expect(others).toEqual([]);
    for (const [part, from] of [
      [write, "roleAssignments/write'})) OR (@Request["],
      [remove, "roleAssignments/delete'})) OR (@Resource["],
    ] as const) {
      expect(part).toContain(from);
      expect(idsIn(part).sort()).toEqual(assigned.toSorted());
    }
    expect(assigned).toHaveLength(6);
    expect(textOf('infra/README.md')).toContain('--condition @infra/deployer-condition.txt ');
  });
});
