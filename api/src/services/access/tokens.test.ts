import { ROLES } from '@vse/domain/access/permissions';
import { demoToken } from '@vse/domain/rules/demo';
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
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

describe('a token of the directory', () => {
  const NOW = new Date('2026-03-01T10:00:00Z');
  const SECONDS = NOW.getTime() / 1000;
  const CLAIMS = {
    iss: 'https://login.microsoftonline.com/tenant/v2.0',
    aud: 'client',
    tid: 'tenant',
    oid: 'account',
    scp: 'profile access_as_user',
    roles: ['Task.Admin'],
    email: 'ines.calder@aurum.example',
    name: 'Ines Calder',
    iat: SECONDS,
    exp: SECONDS + 3600,
  };
  let pair: GenerateKeyPairResult;
  let verify: (token: string) => Promise<unknown>;
  beforeAll(async () => {
    pair = await generateKeyPair('RS256');
    const key = { ...(await exportJWK(pair.publicKey)), kid: 'entra', alg: 'RS256', use: 'sig' };
    const keys = Buffer.from(JSON.stringify({ keys: [key] })).toString('base64');
    const entra = {
      ENTRA_TENANT_ID: 'tenant',
      ENTRA_CLIENT_ID: 'client',
      ENTRA_JWKS_URL: `data:application/json;base64,${keys}`,
    };
    verify = tokensWith(entra, () => NOW).verify;
  });

  const claimsWith = (changed: object) =>
    Object.fromEntries(
      Object.entries({ ...CLAIMS, ...changed }).filter(([, value]) => value !== null),
    );
  const signed = (changed: object, { privateKey } = pair) =>
    new SignJWT(claimsWith(changed))
      .setProtectedHeader({ alg: 'RS256', kid: 'entra' })
      .sign(privateKey);

  test.each([
    [['Task.Admin'], 'Admin'],
    [['Task.Manager'], 'Manager'],
    [['Task.User'], 'Salesperson'],
    [['Task.User', 'Task.Admin'], 'Admin'],
  ])('with the roles %j is a %s', async (roles, role) => {
    expect(await verify(await signed({ roles }))).toEqual({
      kind: 'staff',
      role,
      email: 'ines.calder@aurum.example',
      name: 'Ines Calder',
      memberId: 'account',
      issuedAt: SECONDS,
    });
  });

  test.each([
    ['expired', { exp: SECONDS - 1 }],
    ['for another app', { aud: 'another' }],
    ['from another issuer', { iss: 'https://login.microsoftonline.com/another/v2.0' }],
    ['of another tenant', { tid: 'another' }],
    ['without a tenant', { tid: null }],
    ['without roles', { roles: null }],
    ['with a role that does not exist', { roles: ['Task.Root'] }],
    ['that is the app’s ID token', { scp: null }],
    ['for another scope', { scp: 'access_as_user_2' }],
    ['without an end', { exp: null }],
    ['without the time of its issue', { iat: null }],
    ['issued six minutes from now', { iat: SECONDS + 360 }],
    ['not valid yet', { nbf: SECONDS + 600 }],
    ['without an account', { oid: null }],
    ['with an empty account', { oid: ' ' }],
    ['with an account that is no text', { oid: 7 }],
    ['with an account of 65 characters', { oid: 'a'.repeat(65) }],
    ['with a slash in its account', { oid: 'a/b' }],
    ['without an address', { email: null }],
  ])('%s gives no access', async (_, changed) => {
    expect(await verify(await signed(changed))).toBeUndefined();
  });

  test('gives access although the clock of the directory is four minutes ahead', async () => {
    expect(await verify(await signed({ iat: SECONDS + 240 }))).toMatchObject({ role: 'Admin' });
  });

  test('that is unsigned, or signed with another key, gives no access', async () => {
    expect(await verify(new UnsecuredJWT(claimsWith({})).encode())).toBeUndefined();
    expect(await verify(await signed({}, await generateKeyPair('RS256')))).toBeUndefined();
  });
});
