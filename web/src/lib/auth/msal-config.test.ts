import { expect, test } from 'vitest';
import { apiScope, msalConfig } from './msal-config.ts';

const settings = { clientId: 'client', tenantId: 'tenant', authorityMetadata: '{"issuer":"x"}' };

test("uses the tenant's authority, and redirects to the bridge page on sign-in and sign-out", () => {
  expect(msalConfig({ ...settings, authorityMetadata: null }, 'vse.example').auth).toEqual({
    clientId: 'client',
    authority: 'https://login.microsoftonline.com/tenant',
    redirectUri: '/redirect.html',
    postLogoutRedirectUri: '/redirect.html',
  });
  expect(apiScope('client')).toBe('api://client/access_as_user');
});

test.each(['vse.example', '127.0.0.1', 'localhost.vse.example', ''])(
  'at %j another authority is ignored',
  (hostname) => {
    expect(msalConfig(settings, hostname).auth).not.toHaveProperty('authorityMetadata');
  },
);

test("on localhost the stand-in's authority is used", () => {
  expect(msalConfig(settings, 'localhost').auth.authorityMetadata).toBe('{"issuer":"x"}');
});
