import { settings } from '@vse/domain/data/settings.json';
import { describe, expect, test } from 'vitest';
import { AZURE_MARKS, readConfig } from './config.ts';

const LOCAL = {
  SITE_URL: 'http://localhost:4280',
  SERVER_SECRET: 'x'.repeat(32),
  SQLITE_FILE: '/tmp/vse.sqlite',
  BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
};
const AZURE = {
  ...LOCAL,
  WEBSITE_INSTANCE_ID: 'instance',
  COSMOS_ENDPOINT: 'https://vse.documents.azure.com',
  BLOB_ACCOUNT_URL: 'https://vse.blob.core.windows.net',
};

describe('the settings', () => {
  test('are all named at once when they are missing', () => {
    expect(() => readConfig({})).toThrow(
      /SITE_URL.*SERVER_SECRET.*SUPPORT_EMAIL.*COMPANY_PROVIDER.*COMPANY_DOMAIN/s,
    );
  });

  test('are required as settings.json says', () => {
    for (const setting of settings) {
      const { [setting.name as keyof typeof LOCAL]: _, ...without } = LOCAL;
      const isRequired = 'required' in setting && setting.required;
      if (isRequired) expect(() => readConfig(without), setting.name).toThrow(setting.name);
    }
  });

  test('for stand-ins, keys and files of a developer’s machine are refused in Azure', () => {
    const elsewhere = settings.flatMap((each) => ('azure' in each && !each.azure ? each.name : []));
    expect(elsewhere).toEqual([
      'COSMOS_KEY',
      'SQLITE_FILE',
      'BLOB_CONNECTION_STRING',
      'EMAIL_CONNECTION_STRING',
      'DEMO_ACCOUNTS',
      'ENTRA_JWKS_URL',
      'ENTRA_AUTHORITY_METADATA',
    ]);
  });

  test('lose a slash at the end of the address of the site', () => {
    expect(readConfig({ ...LOCAL, SITE_URL: 'https://vse.example/' }).SITE_URL).toBe(
      'https://vse.example',
    );
  });

  test('have the defaults that settings.json says', () => {
    const config: Record<string, unknown> = readConfig(LOCAL);
    for (const setting of settings)
      if ('default' in setting)
        expect(String(config[setting.name]), setting.name).toBe(setting.default);
  });

  test.each(['COSMOS_ENDPOINT', 'BLOB_ACCOUNT_URL'])(
    'must set %s in Azure, or a stand-in elsewhere',
    (name) => {
      const { SQLITE_FILE: _, BLOB_CONNECTION_STRING: __, ...azure } = AZURE;
      const { [name as keyof typeof azure]: ___, ...without } = azure;
      expect(() => readConfig(without)).toThrow(name);
      expect(readConfig(azure).isAzure).toBe(true);
    },
  );

  test('never fall back to a database file in Azure', () => {
    const { COSMOS_ENDPOINT: _, ...without } = AZURE;
    expect(() => readConfig(without)).toThrow('COSMOS_ENDPOINT: needed in Azure');
  });

  test.each([
    ['ENTRA_JWKS_URL', 'http://localhost:4902/keys'],
    ['ENTRA_AUTHORITY_METADATA', '{}'],
    ['DEMO_ACCOUNTS', 'true'],
  ])('refuse %s in Azure', (name, value) => {
    expect(() => readConfig({ ...AZURE, [name]: value })).toThrow(`${name}: not allowed in Azure`);
    expect(() => readConfig({ ...LOCAL, [name]: value })).not.toThrow();
  });

  test.each(AZURE_MARKS)('detect Azure by %s alone', (mark) => {
    const { WEBSITE_INSTANCE_ID: _, ...unmarked } = AZURE;
    expect(readConfig(unmarked).isAzure).toBe(false);
    expect(readConfig({ ...unmarked, [mark]: 'x' }).isAzure).toBe(true);
    expect(readConfig({ ...unmarked, [mark]: '' }).isAzure).toBe(false);
  });

  const reference = '@Microsoft.KeyVault(SecretUri=https://vse.vault.azure.net/secrets/one)';
  test.each(['SERVER_SECRET', 'SERVER_SECRET_PREVIOUS', 'ID_SECRET'])(
    'refuse an unresolved key vault reference as %s',
    (name) => {
      const secrets = { ID_SECRET: 'x'.repeat(40), [name]: reference };
      expect(() => readConfig({ ...AZURE, ...secrets })).toThrow(`${name}: is an unresolved`);
    },
  );

  test('take an unresolved reference to the function key for none, as a first deployment has it', () => {
    expect(readConfig({ ...AZURE, FUNCTION_KEY: reference }).FUNCTION_KEY).toBe('');
    expect(readConfig({ ...AZURE, FUNCTION_KEY: 'a-host-key' }).FUNCTION_KEY).toBe('a-host-key');
  });

  test('refuse a share of more than all', () => {
    expect(() => readConfig({ ...LOCAL, TRACED_PERCENT: '101' })).toThrow('TRACED_PERCENT');
    expect(readConfig({ ...LOCAL, TRACED_PERCENT: '0' }).TRACED_PERCENT).toBe(0);
  });

  test('name the telemetry after the function app, as its host does', () => {
    expect(readConfig(LOCAL).serviceName).toBe('vse-api');
    expect(readConfig({ ...AZURE, WEBSITE_SITE_NAME: 'func-vse' }).serviceName).toBe('func-vse');
  });

  test('refuse to trust zero proxies, which would trust the client', () => {
    expect(() => readConfig({ ...LOCAL, PROXY_HOPS: '0' })).toThrow('PROXY_HOPS');
    expect(readConfig({ ...LOCAL, PROXY_HOPS: '1' }).PROXY_HOPS).toBe(1);
  });
});

describe('fake accounts', () => {
  const entra = { ENTRA_CLIENT_ID: 'client', ENTRA_TENANT_ID: 'tenant' };
  test.each([
    ['outside Azure, asked for', { ...LOCAL, DEMO_ACCOUNTS: 'true' }, true],
    ['outside Azure, refused', { ...LOCAL, DEMO_ACCOUNTS: 'false' }, false],
    ['outside Azure, not asked for', LOCAL, false],
    ['with a client id', { ...LOCAL, ...entra }, false],
    ['in Azure without a client id', AZURE, false],
  ])('%s: %s', (_, environment, expected) => {
    expect(readConfig(environment).DEMO_ACCOUNTS).toBe(expected);
  });

  test.each(['yes', '1', 'TRUE'])('cannot be turned on by other values: %s is refused', (value) => {
    expect(() => readConfig({ ...LOCAL, DEMO_ACCOUNTS: value })).toThrow('DEMO_ACCOUNTS');
  });

  test('cannot be combined with a client id', () => {
    expect(() => readConfig({ ...LOCAL, ...entra, DEMO_ACCOUNTS: 'true' })).toThrow(
      'DEMO_ACCOUNTS: not allowed with ENTRA_CLIENT_ID',
    );
  });

  test('a client id without a tenant is refused', () => {
    expect(() => readConfig({ ...LOCAL, ENTRA_CLIENT_ID: 'client' })).toThrow('ENTRA_TENANT_ID');
  });
});

test.each([
  ['this machine', LOCAL, undefined, true],
  ['this machine', LOCAL, 'false', false],
  ['Azure', AZURE, undefined, false],
  ['Azure', AZURE, 'true', true],
] as const)(
  'on %s %#: the API description is public if API_DOCS says so, or outside Azure without that setting',
  (_, environment, given, isOn) => {
    const settingsGiven = { ...environment, ...(given && { API_DOCS: given }) };
    expect(readConfig(settingsGiven).API_DOCS).toBe(isOn);
  },
);
