import { lookup } from 'node:dns/promises';
import { resolve } from 'node:path';
import { containers, partitionKey } from '@vse/domain/data/containers.json';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import {
  type Compiled,
  compile,
  EXAMPLES,
  evaluate,
  type Resource,
  templateFiles,
} from '../../scripts/test/bicep.ts';
import { needs } from '../support/needs.ts';
import { judged, RULES } from './rule-sets.ts';
import { ACCOUNT, type Effect, OPTIONS } from './template-options.ts';
import { promises, root, textOf, valueAt } from './templates.ts';

const bicep = inject('bicep') ?? '';
/** Evaluating takes 12 s of a core of its own, compiling 3 s. */
const EVALUATED_MS = 500_000;
vi.setConfig({ testTimeout: EVALUATED_MS, hookTimeout: EVALUATED_MS });
const given = (environmentName: string) => ({
  environmentName,
  location: 'westeurope',
  staticSiteLocation: 'westeurope',
  supportEmail: 'help@aurum.example',
  companyProvider: 'Aurum',
  companyDomain: 'aurum.example',
  alertEmail: 'ops@aurum.example',
  budgetStart: '2026-11-01',
  entraClientId: '',
  siteDomain: '',
  cosmosMaxThroughput: 0,
  previousServerVersion: '',
});

const ENVIRONMENTS = [
  ...['ab', 'a1', 'x9z', 'dev', 'test', 'prod', 'stage', 'demo', 'qa', 'uat', 'eu-west', 'us-east'],
  ...['a-b-c-d-e', 'z-9', 'prod-eu-01', 'review-123', 'abcdefghij', 'k8s', 'm-1', 'longer-one'],
];

/** Sets of three of six rows: any two options are both on in one row, and each is on without the other in another. */
const ROWS = [0, 1, 2, 3, 4, 5].flatMap((a, _, all) =>
  all.slice(a + 1).flatMap((b) => all.slice(b + 1).map((c) => [a, b, c])),
);
const options = Object.entries(OPTIONS).map(([name, [parameters, effects]], index) => ({
  name,
  parameters,
  effects,
  rows: ROWS[index] ?? [],
}));

const ofType = (resources: Resource[], type: string) =>
  resources.filter((one) => one.type === type);

function hasEffect(resources: Resource[], [type, path, expected]: Effect): boolean {
  return ofType(resources, type).some((one) => {
    const value = valueAt(one, path);
    if (expected instanceof RegExp) return expected.test(String(value));
    try {
      if (Array.isArray(value)) expect(value).toContainEqual(expected);
      else expect(value).toEqual(expected);
      return true;
    } catch {
      return false;
    }
  });
}

/** What Azure accepts as a name, of the types whose names hold the environment's or are short. */
const ACCEPTED: Record<string, RegExp> = {
  'Microsoft.Resources/resourceGroups': /^[\w().-]{0,89}[\w()-]$/,
  'Microsoft.DocumentDB/databaseAccounts': /^[a-z0-9][a-z0-9-]{1,42}[a-z0-9]$/,
  'Microsoft.Storage/storageAccounts': /^[a-z0-9]{3,24}$/,
  'Microsoft.KeyVault/vaults': /^(?!.*--)[a-zA-Z][a-zA-Z0-9-]{1,22}[a-zA-Z0-9]$/,
  'Microsoft.Web/sites': /^[a-zA-Z0-9][a-zA-Z0-9-]{0,58}[a-zA-Z0-9]$/,
  'Microsoft.Web/serverfarms': /^[a-zA-Z0-9-]{1,60}$/,
  'Microsoft.Web/staticSites': /^[a-zA-Z0-9][a-zA-Z0-9-]{0,38}[a-zA-Z0-9]$/,
  'Microsoft.ManagedIdentity/userAssignedIdentities': /^[a-zA-Z0-9][\w-]{2,127}$/,
  'Microsoft.OperationalInsights/workspaces': /^[a-zA-Z0-9][a-zA-Z0-9-]{2,61}[a-zA-Z0-9]$/,
  'Microsoft.Communication/communicationServices': /^[a-zA-Z0-9-]{1,63}$/,
  'Microsoft.Communication/emailServices': /^[a-zA-Z0-9-]{1,63}$/,
  'Microsoft.Consumption/budgets': /^[\w-]{1,63}$/,
};

const ROLES: Record<string, string> = {
  '00000000-0000-0000-0000-000000000002': 'Cosmos DB Built-in Data Contributor',
  '09976791-48a7-449e-bb21-39d1a415f350': 'Communication and Email Service Owner',
  '3913510d-42f4-4e42-8a64-420c390055eb': 'Monitoring Metrics Publisher',
  '4633458b-17de-408a-b874-0445c86b69e6': 'Key Vault Secrets User',
  'b7e6dc6d-f1e8-4753-8033-0f276bb0955b': 'Storage Blob Data Owner',
  'ba92f5b4-2d11-453d-a403-e96b0029c9fe': 'Storage Blob Data Contributor',
  'db58b8e5-c6ad-4a2a-8342-4190687cbf4a': 'Storage Blob Delegator',
};

/** One line for each resource, without the part of its name that depends on the subscription. */
function linesOf(resources: Resource[]): string {
  const short = (id: string) =>
    id
      .replace(/^\/subscriptions\/[^/]+(\/resourceGroups\/[^/]+)?/, '')
      .replace(/-?[a-z0-9]{13}(?=[/,'-]|$)/g, '')
      .replaceAll('/providers/', ' ')
      .trim();
  const lines = resources.map((one) => {
    const role = String(valueAt(one, 'properties.roleDefinitionId')).split('/').at(-1) ?? '';
    if (!/roleAssignments$/i.test(one.type)) return short(one.id);
    const [identity = '?'] =
      /userAssignedIdentities\/[^']+/.exec(String(valueAt(one, 'properties.principalId'))) ?? [];
    const at = valueAt(one, 'properties.scope') ?? one.id.split(/\/providers\/Microsoft.Auth/)[0];
    return `ROLE ${ROLES[role] ?? role} for ${short(identity)} at ${short(String(at))}`;
  });
  return `${lines.sort().join('\n')}\n`;
}

type Container = {
  fields: string[];
  words?: string;
  indexes?: { path: string[] }[];
  ttlSeconds?: number;
};

describe.skipIf(bicep === '')('the compiled templates', needs('the Bicep CLI'), () => {
  let standard: Resource[] = [];
  let withoutBudget: Resource[] = [];
  let environments: Resource[][] = [];
  let main: Compiled;
  beforeAll(() => {
    main = compile(bicep, 'infra/main.bicepparam', EXAMPLES);
    const sets = ENVIRONMENTS.map((environment, row) =>
      Object.assign(
        given(environment),
        ...options.filter(({ rows }) => rows.includes(row)).map(({ parameters }) => parameters),
      ),
    );
    const withoutAny = { ...given('free'), monthlyBudget: 0 };
    const all = [given('standard'), withoutAny, ...sets];
    [standard = [], withoutBudget = [], ...environments] = evaluate(bicep, all);
  });

  test('main.bicep, its modules and its parameter file compile without a warning', () => {
    const { findings, template } = main;
    // The rule that judges by today's date runs once a week: `npm run infra:check -- --api-versions`.
    expect(findings.filter((line) => !line.includes('use-recent-api-versions'))).toEqual([]);
    expect(JSON.stringify(template)).not.toMatch(/\[[^\]"]*\blist(Keys|AccountSas|Secrets)/);
    const modules = [...textOf('infra/main.bicep').matchAll(/^module \w+ '(.+)'/gm)];
    const compiled = ['main.bicep', 'types.bicep', ...modules.map(([, file]) => file)];
    expect(templateFiles().filter((file) => !file.startsWith('infra/entra/'))).toEqual(
      [...new Set(compiled)].map((file) => `infra/${file}`).sort(),
    );
  });

  test('the parameter file refuses to leave out what a deployment must not lose', () => {
    const { VSE_ENTRA_CLIENT_ID, VSE_SITE_DOMAIN, VSE_COSMOS_THROUGHPUT, ...others } = EXAMPLES;
    const { VSE_PREVIOUS_SERVER_VERSION, ...fewer } = others;
    const { findings, template } = compile(bicep, 'infra/main.bicepparam', fewer);
    expect(template).toBeUndefined();
    const named = findings.flatMap((line) => /Error.*variable "(VSE_\w+)"/.exec(line)?.[1] ?? []);
    expect([...new Set(named)].sort()).toEqual([
      'VSE_COSMOS_THROUGHPUT',
      'VSE_ENTRA_CLIENT_ID',
      'VSE_PREVIOUS_SERVER_VERSION',
      'VSE_SITE_DOMAIN',
    ]);
    expect(main.parameters).toMatchObject({
      entraClientId: { value: '' },
      siteDomain: { value: '' },
      cosmosMaxThroughput: { value: 0 },
      previousServerVersion: { value: '' },
    });
  });

  test(
    'infra/entra compiles without a warning where the Graph extension can be downloaded',
    needs('a network that reaches Microsoft’s container registry'),
    async ({ skip }) => {
      // Without its host, the compiler tries to download for a quarter of a minute.
      const isThere = await lookup('mcr.microsoft.com').catch(() => undefined);
      const options = isThere ? [] : ['--no-restore'];
      const compiled = compile(bicep, 'infra/entra/main.bicepparam', EXAMPLES, options);
      if (compiled.isUnrestored) skip('the Graph extension cannot be downloaded here');
      expect(compiled.findings).toEqual([]);
    },
  );

  test.each(promises)('each %s has %s %s', (type, path, value) => {
    const found = ofType(standard, type);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found)
      if (value instanceof RegExp) expect(valueAt(one, path)).toMatch(value);
      else expect(valueAt(one, path), one.name).toBe(value);
  });

  test.each(RULES)('$rule: $verdict ($type $path)', (rule) => {
    const { about, against } = judged(rule, standard);
    expect(about.length).toBeGreaterThan(0);
    if (rule.verdict === 'declined') return expect(against).toEqual(about);
    const sets = rule.verdict === 'holds' ? [standard, ...environments] : [standard];
    for (const resources of sets)
      expect(judged(rule, resources).against.map(({ name }) => name)).toEqual([]);
  });

  test.each(RULES)('$rule is found where a template breaks it ($type $path)', (rule) => {
    const broken = structuredClone(standard);
    for (const one of judged(rule, broken).about) {
      const keys = rule.path.split('.');
      const parent = valueAt(one, keys.slice(0, -1).join('.')) ?? one;
      Object.assign(parent, { [keys.at(-1) ?? '']: rule.bad });
    }
    const { about, against } = judged(rule, broken);
    expect(against).toEqual(about);
  });

  test('no role of our own is declared (TA-000020)', () => {
    expect(ofType(standard, 'Microsoft.Authorization/roleDefinitions')).toEqual([]);
  });

  test('resources, roles and their assignments are those of resources.txt', async () => {
    await expect(linesOf(standard)).toMatchFileSnapshot(resolve(root, 'tests/infra/resources.txt'));
  });

  test("the host's storage is in as many zones as the plan", () => {
    const skuOf = (resources: Resource[] = []) =>
      valueAt(
        ofType(resources, 'Microsoft.Storage/storageAccounts').find(({ name }) =>
          /^sth/.test(name),
        ),
        'sku.name',
      );
    const spread = options.find(({ name }) => name === 'zone-redundant')?.rows ?? [];
    expect(spread.map((row) => skuOf(environments[row]))).toEqual(Array(3).fill('Standard_ZRS'));
    expect(skuOf(standard)).toBe('Standard_LRS');
  });

  test('files are kept as versions and their writes are logged; what the host writes all the time is neither', () => {
    const of = (type: string, account: RegExp) =>
      ofType(standard, type).filter(({ id }) => account.test(id));
    const blobs = 'Microsoft.Storage/storageAccounts/blobServices';
    const logs = 'Microsoft.Insights/diagnosticSettings';
    const policies = 'Microsoft.Storage/storageAccounts/managementPolicies';
    const kept = (account: RegExp) => [
      valueAt(of(blobs, account)[0], 'properties.isVersioningEnabled'),
      of(policies, account).length,
      valueAt(of(logs, account)[0], 'properties.logs.length'),
    ];
    expect([kept(/storageAccounts\/stf/), kept(/storageAccounts\/sth/)]).toEqual([
      [true, 1, 2],
      [false, 0, 0],
    ]);
  });

  test('the logs of the database have no row for each operation', () => {
    const [found] = ofType(standard, 'Microsoft.Insights/diagnosticSettings').filter(({ id }) =>
      id.includes('databaseAccounts'),
    );
    expect(valueAt(found, 'properties.logs')).toEqual([
      { category: 'ControlPlaneRequests', enabled: true },
    ]);
  });

  test('three alerts and the one on availability need no logs', () => {
    const criteria = ofType(standard, 'Microsoft.Insights/metricAlerts').map((one) => [
      one.name.split('-standard')[0],
      valueAt(one, 'properties.criteria.allOf.0.metricName'),
      valueAt(one, 'properties.criteria.allOf.0.threshold'),
      valueAt(one, 'properties.criteria.failedLocationCount'),
    ]);
    expect(criteria.sort()).toEqual([
      ['database-unavailable', 'ServiceAvailability', 99, undefined],
      ['host-errors', 'Http5xx', 20, undefined],
      ['throttling', 'TotalRequests', 20, undefined],
      ['unavailable', undefined, undefined, 2],
    ]);
  });

  test('a role assignment has a name that depends on nothing that Azure gives out', () => {
    const all = standard.filter(({ type }) => /roleAssignments$/i.test(type));
    expect(all).toHaveLength(10);
    for (const { name } of all)
      expect(name).toMatch(/(^|\/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('every service that has diagnostics sends them to the workspace', () => {
    const all = ofType(standard, 'Microsoft.Insights/diagnosticSettings');
    for (const one of all)
      expect(valueAt(one, 'properties.workspaceId'), one.id).toMatch(
        /workspaces\/log-standard-\w+$/,
      );
    const context = all.map(
      ({ id }) => /.*\/providers\/(Microsoft\.\w+\/\w+)\/.*Insights/.exec(id)?.[1],
    );
    expect(context.sort()).toEqual([
      'Microsoft.Communication/communicationServices',
      'Microsoft.DocumentDB/databaseAccounts',
      'Microsoft.KeyVault/vaults',
      'Microsoft.OperationalInsights/workspaces',
      'Microsoft.Storage/storageAccounts',
      'Microsoft.Storage/storageAccounts',
      'Microsoft.Web/sites',
    ]);
  });

  test('every container has the partition key, the indexes and the lifetime of containers.json', () => {
    const found = ofType(standard, `${ACCOUNT}/sqlDatabases/containers`);
    const expected = Object.entries(containers as Record<string, Container>).map(([id, one]) => ({
      id,
      partitionKey: { paths: [partitionKey], kind: 'Hash', version: 2 },
      indexingPolicy: {
        indexingMode: 'consistent',
        automatic: true,
        includedPaths: [
          ...one.fields.map((field) => ({ path: `/${field}/?` })),
          ...(one.words ? [{ path: `/${one.words}/[]/?` }] : []),
        ],
        excludedPaths: [{ path: '/*' }],
        compositeIndexes: (one.indexes ?? []).map(({ path }) =>
          [...path, 'id'].map((field) => ({ path: `/${field}`, order: 'ascending' })),
        ),
      },
      ...(one.ttlSeconds && { defaultTtl: one.ttlSeconds }),
    }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const resources = found.map((one) => valueAt(one, 'properties.resource') as { id: string });
    expect(resources.sort(byId)).toEqual(expected.sort(byId));
  });

  test('a budget of 0 is none, where Azure makes none, and leaves all else', () => {
    expect(ofType(withoutBudget, 'Microsoft.Consumption/budgets')).toEqual([]);
    expect(withoutBudget).toHaveLength(standard.length - 1);
  });

  test('an environment name with a capital letter is refused', () => {
    expect(() => evaluate(bicep, [given('Prod')])).toThrow(
      'environmentName takes lower-case letters, digits and hyphens',
    );
  });

  test.each(options)('$name has its effects, with and without each other option', (option) => {
    for (const row of option.rows)
      for (const effect of option.effects)
        expect(hasEffect(environments[row] ?? [], effect), `row ${row}: ${effect}`).toBe(true);
    for (const effect of option.effects)
      expect(hasEffect(standard, effect), `${effect}`).toBe(false);
  });

  test.each(ENVIRONMENTS.map((name, index) => [name, index] as const))(
    'the environment %s has names that Azure accepts',
    (_name, index) => {
      const resources = environments[index] ?? [];
      for (const [type, accepted] of Object.entries(ACCEPTED)) {
        expect(ofType(resources, type).length, type).toBeGreaterThan(0);
        for (const { name } of ofType(resources, type)) expect(name).toMatch(accepted);
      }
      expect(new Set(resources.map(({ id }) => id.toLowerCase())).size).toBe(resources.length);
    },
  );
});
