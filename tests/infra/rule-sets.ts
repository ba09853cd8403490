import { valueAt } from './templates.ts';

/**
 * Rules of Template Analyzer (TA), checkov (CKV_AZURE) and PSRule for Azure that apply to our resources, with what an
 * evaluated resource says to them. `holds`: each resource of the type keeps the rule, with every option; `by default`:
 * without one. `declined`: none does, for this reason; when one does, the row is out of date. Rules of resources that we do not have are left out.
 */
export type Rule = {
  rule: string;
  type: string;
  /** Only resources with such a name. */
  name?: RegExp;
  path: string;
  accepts: (value: unknown) => boolean;
  /** A value that the rule has to find. */
  bad: unknown;
} & ({ verdict: 'holds' | 'holds by default' } | { verdict: 'declined'; reason: string });

const is =
  (...expected: unknown[]) =>
  (value: unknown) =>
    expected.includes(value);
const isAtLeast = (least: number) => (value: unknown) =>
  Number(String(value).replace(/^TLS/i, '').replace('_', '.')) >= least;
const lacks = (unwanted: string) => (value: unknown) =>
  !(Array.isArray(value) && value.includes(unwanted));

const APP = 'Microsoft.Web/sites';
const PLAN = 'Microsoft.Web/serverfarms';
const STORAGE = 'Microsoft.Storage/storageAccounts';
const BLOBS = 'Microsoft.Storage/storageAccounts/blobServices/containers';
const VAULT = 'Microsoft.KeyVault/vaults';
const COSMOS = 'Microsoft.DocumentDB/databaseAccounts';
const WORKSPACE = 'Microsoft.OperationalInsights/workspaces';
const NO_NETWORK =
  'Decision 0040: host and files have to be public, and every service accepts Entra tokens only.';

const holds = (
  rule: string,
  type: string,
  path: string,
  accepts: Rule['accepts'],
  bad: unknown,
): Rule => ({ rule, type, path, accepts, bad, verdict: 'holds' });
const declined = (reason: string, row: Omit<Rule, 'verdict' | 'reason'>): Rule => ({
  ...row,
  verdict: 'declined',
  reason,
});
const isPrivate = {
  path: 'properties.publicNetworkAccess',
  accepts: is('Disabled'),
  bad: 'Enabled',
};

export const RULES: Rule[] = [
  holds(
    'TA-000008, CKV 72',
    APP,
    'properties.siteConfig.remoteDebuggingEnabled',
    is(false, undefined),
    true,
  ),
  holds(
    'TA-000009, CKV 78',
    APP,
    'properties.siteConfig.ftpsState',
    is('Disabled', 'FtpsOnly'),
    'AllAllowed',
  ),
  holds('TA-000010, CKV 14, 70', APP, 'properties.httpsOnly', is(true), false),
  holds(
    'TA-000011, CKV 15, 145',
    APP,
    'properties.siteConfig.minTlsVersion',
    isAtLeast(1.2),
    '1.1',
  ),
  holds('TA-000012', APP, 'properties.siteConfig.cors.allowedOrigins', lacks('*'), ['*']),
  holds(
    'TA-000013, CKV 16, 71',
    APP,
    'identity.type',
    is('UserAssigned', 'SystemAssigned'),
    undefined,
  ),
  holds('CKV 18, 67', APP, 'properties.siteConfig.http20Enabled', is(true), false),
  holds(
    'PSRule AppService.ARRAffinity',
    APP,
    'properties.clientAffinityEnabled',
    is(false),
    undefined,
  ),
  declined(
    'Callers are the Static Web App alone, by App Service authentication; it has no certificate.',
    {
      ...{ rule: 'CKV 17', type: APP, path: 'properties.clientCertEnabled' },
      ...{ accepts: is(true), bad: false },
    },
  ),
  declined(
    'Flex Consumption has no health check: instances that fail are replaced by the platform.',
    {
      ...{ rule: 'CKV 213', type: APP, path: 'properties.siteConfig.healthCheckPath' },
      ...{ accepts: (value) => value !== undefined, bad: undefined },
    },
  ),
  declined('Priced in infra/README.md, and an option: --zone-redundant.', {
    ...{ rule: 'CKV 225', type: PLAN, path: 'properties.zoneRedundant' },
    ...{ accepts: is(true), bad: false },
  }),

  holds('CKV 3', STORAGE, 'properties.supportsHttpsTrafficOnly', is(true), false),
  holds('CKV 44', STORAGE, 'properties.minimumTlsVersion', isAtLeast(1.2), 'TLS1_1'),
  holds('CKV 190', STORAGE, 'properties.allowBlobPublicAccess', is(false), true),
  holds('CKV2 40', STORAGE, 'properties.allowSharedKeyAccess', is(false), true),
  holds('CKV 34', BLOBS, 'properties.publicAccess', is('None'), 'Blob'),
  declined(NO_NETWORK, { rule: 'CKV 59, PSRule Storage.Firewall', type: STORAGE, ...isPrivate }),
  declined(
    'The account of the host holds the package, keys and locks, which a deployment makes again: a copy in another ' +
      'place protects nothing. With --zone-redundant it is in as many zones as the plan.',
    {
      ...{ rule: 'CKV 206, PSRule Storage.UseReplication', type: STORAGE, name: /^sth/ },
      ...{ path: 'sku.name', accepts: (value) => value !== 'Standard_LRS', bad: 'Standard_LRS' },
    },
  ),
  {
    ...holds(
      'CKV 206 of the files',
      STORAGE,
      'sku.name',
      is('Standard_ZRS', 'Standard_GZRS'),
      'Standard_LRS',
    ),
    name: /^stf/,
    verdict: 'holds by default',
  },

  holds('CKV 42', VAULT, 'properties.enableSoftDelete', is(true), false),
  holds('CKV 110', VAULT, 'properties.enablePurgeProtection', is(true), false),
  holds('PSRule KeyVault.RBAC', VAULT, 'properties.enableRbacAuthorization', is(true), false),
  declined(`${NO_NETWORK} Flex Consumption has no fixed address to allow.`, {
    ...{ rule: 'CKV 109, 189', type: VAULT },
    ...isPrivate,
  }),

  holds(
    'CKV 140, PSRule Cosmos.DisableLocalAuth',
    COSMOS,
    'properties.disableLocalAuth',
    is(true),
    false,
  ),
  holds('CKV 132', COSMOS, 'properties.disableKeyBasedMetadataWriteAccess', is(true), false),
  holds('PSRule Cosmos.MinTLS', COSMOS, 'properties.minimalTlsVersion', is('Tls12'), 'Tls11'),
  holds(
    'PSRule Cosmos.ContinuousBackup',
    COSMOS,
    'properties.backupPolicy.type',
    is('Continuous'),
    'Periodic',
  ),
  declined(NO_NETWORK, { rule: 'CKV 99, 101', type: COSMOS, ...isPrivate }),
  declined('Priced in infra/README.md, and an option: --zone-redundant.', {
    ...{ rule: 'PSRule Cosmos.AvailabilityZone', type: COSMOS },
    ...{ path: 'properties.locations.0.isZoneRedundant', accepts: is(true), bad: false },
  }),

  holds(
    'PSRule Alert.MetricAutoMitigate',
    'Microsoft.Insights/metricAlerts',
    'properties.autoMitigate',
    is(true),
    undefined,
  ),
  holds(
    'PSRule AppInsights.LocalAuth',
    'Microsoft.Insights/components',
    'properties.DisableLocalAuth',
    is(true),
    false,
  ),
  declined(
    'A second region at extra cost for logs that are kept for 30 days; the app does not need them.',
    {
      ...{
        rule: 'PSRule Log.Replication',
        type: WORKSPACE,
        path: 'properties.replication.enabled',
      },
      ...{ accepts: is(true), bad: undefined },
    },
  ),
];

type Resource = { type: string; name: string };

/** The resources that a rule is about, and those of them that do not keep it. */
export function judged<T extends Resource>({ type, name, path, accepts }: Rule, resources: T[]) {
  const about = resources.filter((one) => one.type === type && (!name || name.test(one.name)));
  return { about, against: about.filter((one) => !accepts(valueAt(one, path))) };
}
