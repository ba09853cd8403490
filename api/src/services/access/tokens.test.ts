import { ROLES } from '@vse/domain/access/permissions';
import { demoToken } from '@vse/domain/rules/demo';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTokens } from './tokens.ts';

const SETTINGS = {
  SITE_URL: 'http://localhost:4280',
  SERVER_SECRET: 'x'.repeat(32),
  COSMOS_ENDPOINT: 'https://vse.documents.azure.com',
  BLOB_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
};
const tokensWith = (environment: Record<string, string>, now = () => new Date()) =>
  createTokens(readConfig({ ...SETTINGS, ...environment }), now);

describe.each(ROLES)('the token of the fake account of a %s', (role) => {
  test('gives access where fake accounts are turned on', async () => {
    const bearer = await tokensWith({ DEMO_ACCOUNTS: 'true' }).verify(demoToken(role));
    expect(bearer).toMatchObject({ kind: 'staff', role });
  });

  test.each([
    ['on a machine where nobody asked for them', {}],
    ['with a client id', { ENTRA_CLIENT_ID: 'client', ENTRA_TENANT_ID: 'tenant' }],
    ['in Azure, on Flex Consumption', { CONTAINER_NAME: 'c', LEGION_SERVICE_HOST: 'h' }],
    ['in Azure, on another plan', { WEBSITE_INSTANCE_ID: 'i' }],
  ])('gives no access %s', async (_, environment) => {
    expect(await tokensWith(environment).verify(demoToken(role))).toBeUndefined();
  });
});

test("a respondent's token names their quiz and generation for 90 days, and is then refused", async () => {
  let time = '2026-03-01T10:00:00Z';
  const tokens = tokensWith({}, () => new Date(time));
  const token = await tokens.forRespondent('result', 'ana_1');
  time = '2026-05-30T09:59:59Z';
  expect(await tokens.verify(token)).toEqual({
    kind: 'respondent',
    resultId: 'result',
    generation: 'ana_1',
  });
  time = '2026-05-30T10:00:00Z';
  expect(await tokens.verify(token)).toBeUndefined();
});
