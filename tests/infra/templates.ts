import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { templateFiles } from '../../scripts/test/bicep.ts';

export const root = resolve(import.meta.dirname, '../..');
export const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The types of resources that the templates declare, and of those that they refer to. */
export const declared: string[] = templateFiles().flatMap((file) =>
  [...textOf(file).matchAll(/^resource \w+ '([\w./]+)@/gm)].map(([, type = '']) => type),
);

/** What each resource of a type promises: path and value. */
export const promises: [type: string, path: string, value: string | boolean | number | RegExp][] = [
  ['Microsoft.Storage/storageAccounts', 'properties.allowBlobPublicAccess', false],
  ['Microsoft.Storage/storageAccounts', 'properties.allowSharedKeyAccess', false],
  ['Microsoft.Storage/storageAccounts', 'properties.minimumTlsVersion', 'TLS1_2'],
  ['Microsoft.Storage/storageAccounts', 'properties.supportsHttpsTrafficOnly', true],
  ['Microsoft.Storage/storageAccounts/blobServices/containers', 'properties.publicAccess', 'None'],
  ['Microsoft.DocumentDB/databaseAccounts', 'properties.disableLocalAuth', true],
  ['Microsoft.DocumentDB/databaseAccounts', 'properties.minimalTlsVersion', 'Tls12'],
  ['Microsoft.DocumentDB/databaseAccounts', 'properties.backupPolicy.type', 'Continuous'],
  ['Microsoft.Communication/communicationServices', 'properties.disableLocalAuth', true],
  ['Microsoft.Insights/components', 'properties.DisableLocalAuth', true],
  ['Microsoft.OperationalInsights/workspaces', 'properties.features.disableLocalAuth', true],
  ['Microsoft.KeyVault/vaults', 'properties.enableRbacAuthorization', true],
  ['Microsoft.KeyVault/vaults', 'properties.enablePurgeProtection', true],
  ['Microsoft.Web/sites', 'properties.httpsOnly', true],
  ['Microsoft.Web/sites', 'properties.siteConfig.minTlsVersion', '1.2'],
  ['Microsoft.Web/sites', 'properties.siteConfig.scmMinTlsVersion', '1.2'],
  ['Microsoft.Web/sites', 'properties.siteConfig.ftpsState', 'Disabled'],
  ['Microsoft.Web/sites/basicPublishingCredentialsPolicies', 'properties.allow', false],
  ['Microsoft.Web/sites/config', 'properties.globalValidation.requireAuthentication', true],
  [
    'Microsoft.Web/sites/config',
    'properties.globalValidation.unauthenticatedClientAction',
    'Return401',
  ],
  ['Microsoft.Web/sites/config', 'properties.identityProviders.azureStaticWebApps.enabled', true],
  ['Microsoft.Web/sites/config', 'properties.globalValidation.excludedPaths.length', 0],
  ['Microsoft.Web/sites', 'properties.siteConfig.cors.allowedOrigins.length', 0],
  ['Microsoft.Web/staticSites/linkedBackends', 'name', /(^|\/)backend$/],
];

/** What stands at a path of an evaluated resource. */
export const valueAt = (resource: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], resource);
