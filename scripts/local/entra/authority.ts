import { guidOf } from './people.ts';

/** The tenant and the app registration of the local cloud. */
export const TENANT_ID = guidOf('tenant aurum.onmicrosoft.example');
export const CLIENT_ID = guidOf('client vse');
export const GRAPH_AUDIENCE = '00000003-0000-0000-c000-000000000000';
export const API_SCOPE = `api://${CLIENT_ID}/access_as_user`;

/** The production issuer, so that the API and MSAL check the stand-in's tokens exactly like Entra's. */
export const issuerOf = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;

/** The address of the stand-in's keys, for the API's setting. */
export const jwksUrl = (port: number, tenant = TENANT_ID) =>
  `http://127.0.0.1:${port}/${tenant}/discovery/v2.0/keys`;

/** The JSON for MSAL's `auth.authorityMetadata`, which is also the discovery response. */
export function authorityMetadata(port: number, tenant = TENANT_ID) {
  const base = `http://localhost:${port}/${tenant}`;
  return {
    issuer: issuerOf(tenant),
    authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
    token_endpoint: `${base}/oauth2/v2.0/token`,
    jwks_uri: `${base}/discovery/v2.0/keys`,
    end_session_endpoint: `${base}/oauth2/v2.0/logout`,
    response_modes_supported: ['query', 'fragment'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

const PATHS = ['/', '/redirect.html'];

/** Whether a redirect URI is registered: the app's on any port of localhost, and the given ones. */
export function isRedirectUri(uri: string | null, registered: string[] = []): uri is string {
  if (uri === null || !URL.canParse(uri)) return false;
  if (registered.includes(uri)) return true;
  const { protocol, hostname, pathname, search, hash } = new URL(uri);
  const isApp = protocol === 'http:' && hostname === 'localhost' && PATHS.includes(pathname);
  return isApp && search === '' && hash === '';
}
