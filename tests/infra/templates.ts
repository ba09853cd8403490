import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { templateFiles } from '../../scripts/test/bicep.ts';

export const root = resolve(import.meta.dirname, '../..');
export const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** A resource as a template's text declares it. */
export type Declared = {
  file: string;
  symbol: string;
  type: string;
  isExisting: boolean;
  body: string;
};

/** The text from an opening brace to its partner; strings may hold braces only in pairs. */
function block(text: string, start: number): string {
  let depth = 0;
  for (let at = text.indexOf('{', start); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  throw new Error(`A brace is not closed after: ${text.slice(start, start + 80)}`);
}

/** Every resource that the templates declare. */
export const declared: Declared[] = templateFiles().flatMap((file) => {
  const text = textOf(file);
  return [...text.matchAll(/^resource (\w+) '([\w./]+)@[\w.-]+' (existing )?=/gm)].map(
    ({ 0: line, 1: symbol = '', 2: type = '', 3: existing, index }) => ({
      file,
      symbol,
      type,
      isExisting: existing !== undefined,
      body: block(text, index + line.length),
    }),
  );
});

export const declaredOf = (type: string) =>
  declared.filter((one) => one.type === type && !one.isExisting);

/** What each resource of a type promises: path and value. */
export const promises: [type: string, path: string, value: string | boolean][] = [
  ['Microsoft.Storage/storageAccounts', 'properties.allowBlobPublicAccess', false],
  ['Microsoft.Storage/storageAccounts', 'properties.allowSharedKeyAccess', false],
  ['Microsoft.Storage/storageAccounts', 'properties.minimumTlsVersion', 'TLS1_2'],
  ['Microsoft.Storage/storageAccounts', 'properties.supportsHttpsTrafficOnly', true],
  ['Microsoft.Storage/storageAccounts/blobServices/containers', 'properties.publicAccess', 'None'],
  ['Microsoft.Storage/storageAccounts/blobServices', 'properties.isVersioningEnabled', true],
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
];

/** What stands at a path of an evaluated resource. */
export const valueAt = (resource: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], resource);
