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
  test('that are missing are named, all at once', () => {
    expect(() => readConfig({})).toThrow(
      /SITE_URL.*SERVER_SECRET.*SUPPORT_EMAIL.*COMPANY_PROVIDER.*COMPANY_DOMAIN/s,
    );
  });

  test('that are required are those that settings.json says', () => {
    for (const setting of settings) {
      const { [setting.name as keyof typeof LOCAL]: _, ...without } = LOCAL;
      const isRequired = 'required' in setting && setting.required;
      if (isRequired) expect(() => readConfig(without), setting.name).toThrow(setting.name);
    }
  });

  test('have the defaults that settings.json says', () => {
    const config: Record<string, unknown> = readConfig(LOCAL);
    for (const setting of settings)
      if ('default' in setting)
        expect(String(config[setting.name]), setting.name).toBe(setting.default);
  });

  test.each(['COSMOS_ENDPOINT', 'BLOB_ACCOUNT_URL'])(
    'must name %s in Azure, or a stand-in elsewhere',
    (name) => {
      const { SQLITE_FILE: _, BLOB_CONNECTION_STRING: __, ...azure } = AZURE;
      const { [name as keyof typeof azure]: ___, ...without } = azure;
      expect(() => readConfig(without)).toThrow(name);
      expect(readConfig(azure).isAzure).toBe(true);
    },
  );

  test('in Azure never fall back to a file on the host', () => {
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

  test.each(AZURE_MARKS)('know Azure by %s alone', (mark) => {
    const { WEBSITE_INSTANCE_ID: _, ...unmarked } = AZURE;
    expect(readConfig(unmarked).isAzure).toBe(false);
    expect(readConfig({ ...unmarked, [mark]: 'x' }).isAzure).toBe(true);
    expect(readConfig({ ...unmarked, [mark]: '' }).isAzure).toBe(false);
  });

  test('refuse to believe no proxy at all, which would believe the client', () => {
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

  test.each(['yes', '1', 'TRUE'])('are nobody’s guess: %s is refused', (value) => {
    expect(() => readConfig({ ...LOCAL, DEMO_ACCOUNTS: value })).toThrow('DEMO_ACCOUNTS');
  });

  test('and a client id exclude each other', () => {
    expect(() => readConfig({ ...LOCAL, ...entra, DEMO_ACCOUNTS: 'true' })).toThrow(
      'DEMO_ACCOUNTS: not allowed with ENTRA_CLIENT_ID',
    );
  });

  test('a client id without a tenant is refused', () => {
    expect(() => readConfig({ ...LOCAL, ENTRA_CLIENT_ID: 'client' })).toThrow('ENTRA_TENANT_ID');
  });
});
