import { containers as blobContainers } from '@vse/domain/data/blob-containers.json';
import { containers } from '@vse/domain/data/containers.json';
import { settings } from '@vse/domain/data/settings.json';
import { describe, expect, test } from 'vitest';
import { templateFiles } from '../../scripts/test/bicep.ts';
import { declared, declaredOf, promises, textOf } from './templates.ts';

const allText = templateFiles().map(textOf).join('\n');

describe('the text of the templates', () => {
  test.each(promises)('%s has %s %s', (type, path, value) => {
    const found = declaredOf(type);
    expect(found.length).toBeGreaterThan(0);
    const literal = typeof value === 'string' ? `'${value}'` : value;
    for (const { body, file } of found)
      expect(body, file).toMatch(new RegExp(`\\b${path.split('.').at(-1)}: ${literal}`));
  });

  test('every role assignment is one narrow built-in role at the resource it is for', () => {
    const narrow: Record<string, string> = {
      metricsPublisher: '3913510d-42f4-4e42-8a64-420c390055eb',
      secretsUser: '4633458b-17de-408a-b874-0445c86b69e6',
      mailSender: '09976791-48a7-449e-bb21-39d1a415f350',
      blobContributor: 'ba92f5b4-2d11-453d-a403-e96b0029c9fe',
      blobDelegator: 'db58b8e5-c6ad-4a2a-8342-4190687cbf4a',
      blobOwner: 'b7e6dc6d-f1e8-4753-8033-0f276bb0955b',
      dataContributor: '00000000-0000-0000-0000-000000000002',
    };
    const named = [
      ...allText.matchAll(/^var (\w+) = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'/gm),
    ];
    expect(Object.fromEntries(named.map(([, name, id]) => [name, id]))).toEqual(narrow);
    const assignments = declaredOf('Microsoft.Authorization/roleAssignments').map(({ body }) => ({
      scope: /^\s+scope: ([\w[\]]+)$/m.exec(body)?.[1],
      role: /'Microsoft\.Authorization\/roleDefinitions', (\w+)\)/.exec(body)?.[1],
    }));
    expect(assignments).toEqual([
      { scope: 'communication', role: 'mailSender' },
      { scope: 'vault', role: 'secretsUser' },
      { scope: 'insights', role: 'metricsPublisher' },
      { scope: 'container[index]', role: 'containerRoleId' },
      { scope: 'account', role: 'roleId' },
    ]);
    // The delegator signs URLs and exists at the account only; the host's role has an account of its own.
    const main = textOf('infra/main.bicep');
    expect(main).toMatch(/containerRoleId: blobContributor\n\s+accountRoleIds: \[blobDelegator\]/);
    expect(main.match(/accountRoleIds: \[blobOwner\]/g)).toHaveLength(1);
    expect(main).toMatch(/accountName: hostStorageName[\s\S]*accountRoleIds: \[blobOwner\]/);
  });

  test('a role assignment has the same name at each deployment', () => {
    const all = declared.filter(({ type }) => /[rR]oleAssignments$/.test(type));
    expect(all).toHaveLength(6);
    for (const { body, file } of all) {
      expect(body, file).toMatch(/name: guid\(\w+\.id, [\w., ]*identityName\)/);
      expect(/name: guid\(.*\)/.exec(body)?.[0], file).not.toContain('principalId');
    }
  });

  test('every service that has diagnostics sends them to the workspace', () => {
    const with_ = [
      'Microsoft.Communication/communicationServices',
      'Microsoft.DocumentDB/databaseAccounts',
      'Microsoft.KeyVault/vaults',
      'Microsoft.OperationalInsights/workspaces',
      'Microsoft.Storage/storageAccounts/blobServices',
      'Microsoft.Web/sites',
    ];
    const sent = declaredOf('Microsoft.Insights/diagnosticSettings').map(({ file, body }) => {
      const scope = /^\s+scope: (\w+)$/m.exec(body)?.[1];
      expect(body, file).toMatch(/workspaceId: workspace/);
      return declared.find((one) => one.file === file && one.symbol === scope)?.type;
    });
    expect(sent.sort()).toEqual(with_);
  });

  test('a resource type that nobody has judged for diagnostics is noticed', () => {
    const types = new Set(declared.map(({ type }) => type));
    expect([...types].sort()).toEqual([
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

  test('no origin is let in from elsewhere', () => {
    expect(allText.match(/allowedOrigins: .*/g)).toEqual([
      'allowedOrigins: [], supportCredentials: false }',
    ]);
    expect(allText).not.toMatch(/\bcors: \[|corsRules/);
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

  test('the function host is behind the Static Web App, under a name that stays', () => {
    const [link] = declaredOf('Microsoft.Web/staticSites/linkedBackends');
    expect(link?.body).toMatch(/name: 'backend'/);
    const [door] = declaredOf('Microsoft.Web/sites/config');
    expect(door?.body).toMatch(/dependsOn: \[backend\]/);
    expect(door?.body).toMatch(/excludedPaths: \[\]/);
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

  test('every container has the partition key, the indexes and the lifetime of containers.json', () => {
    const [container] = declaredOf('Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers');
    const flat = container?.body.replace(/\s+/g, ' ') ?? '';
    expect(flat).toContain('for item in items(containers)');
    expect(flat).toContain("partitionKey: { paths: [partitionKey], kind: 'Hash', version: 2 }");
    const each = (name: string) => `\${${name}}`;
    expect(flat).toContain(
      `includedPaths: concat( map(item.value.fields, field => { path: '/${each('field')}/?' }), item.value.?words == null ? [] : [{ path: '/${each('item.value.?words')}/[]/?' }] ) excludedPaths: [{ path: '/*' }]`,
    );
    expect(flat).toContain(
      `compositeIndexes: map( item.value.?indexes ?? [], index => map(concat(index.path, ['id']), field => { path: '/${each('field')}', order: 'ascending' }) )`,
    );
    expect(flat).toContain(
      'item.value.?ttlSeconds == null ? {} : { defaultTtl: item.value.?ttlSeconds }',
    );
    const main = textOf('infra/main.bicep');
    expect(main).toMatch(
      /partitionKey: containers\.partitionKey\n\s+containers: containers\.containers/,
    );
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
});
