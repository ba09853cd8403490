import { settings } from '@vse/domain/data/settings.json';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

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

  test.each(['ENTRA_JWKS_URL', 'ENTRA_AUTHORITY_METADATA'])('refuse %s in Azure', (name) => {
    const value = 'http://localhost:4902/keys';
    expect(() => readConfig({ ...AZURE, [name]: value })).toThrow(`${name}: not allowed in Azure`);
    expect(readConfig({ ...LOCAL, [name]: value })).toMatchObject({ [name]: value });
  });
});

describe('demo mode', () => {
  const entra = { ENTRA_CLIENT_ID: 'client', ENTRA_TENANT_ID: 'tenant' };
  test.each([
    ['outside Azure without a client id', LOCAL, true],
    ['outside Azure with a client id', { ...LOCAL, ...entra }, false],
    ['in Azure without a client id', AZURE, false],
    ['in Azure with a client id', { ...AZURE, ...entra }, false],
  ])('%s: %s', (_, environment, expected) => {
    expect(readConfig(environment).isDemoMode).toBe(expected);
  });

  test('a client id without a tenant is refused', () => {
    expect(() => readConfig({ ...LOCAL, ENTRA_CLIENT_ID: 'client' })).toThrow('ENTRA_TENANT_ID');
  });
});
