import type { Server } from 'node:http';
import { json, type Reply, redirect, type StandInRequest, serverOf } from '../http/toolkit.ts';
import { type Accounts, openAccounts } from './accounts.ts';
import { authorityMetadata, isRedirectUri, TENANT_ID } from './authority.ts';
import { authorize } from './authorize.ts';
import { TOKEN_SECONDS } from './claims.ts';
import { control } from './control.ts';
import type { Entra } from './entra.ts';
import { openKeys } from './keys.ts';
import { messagePage } from './page.ts';
import { endSession } from './session.ts';
import { token } from './token.ts';
import type { Vault } from './vault.ts';

export type EntraOptions = {
  /** The Graph stand-in's address. If given, it defines the people and their role groups. */
  graph?: string | undefined;
  /** Registered in addition to the app's on localhost. */
  redirectUris?: string[];
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
};
const LOG = 500;

async function logout(entra: Entra, request: StandInRequest): Promise<Reply> {
  const query = request.url.searchParams;
  const headers = endSession(entra.vault, request);
  const target = query.get('post_logout_redirect_uri');
  const state = query.get('state');
  if (!isRedirectUri(target, entra.redirectUris)) {
    const type = { 'content-type': 'text/html; charset=utf-8', ...headers };
    const body = messagePage('You signed out of your account', 'You may close this window.');
    return { status: 200, headers: type, body };
  }
  return redirect(state === null ? target : `${target}?${new URLSearchParams({ state })}`, headers);
}

/** The Entra stand-in: Entra's paths, for one tenant and one app. */
export async function entraServer(vault: Vault, options: EntraOptions = {}): Promise<Server> {
  const accounts: Accounts = openAccounts(vault, options.graph);
  const entra: Entra = {
    vault,
    keys: await openKeys(vault),
    accounts,
    redirectUris: options.redirectUris ?? [],
    behavior: { fail: null, tokenSeconds: TOKEN_SECONDS },
  };
  const log: Record<string, string | null>[] = [];

  const logRequest = ({ method, url, body }: StandInRequest) => {
    const grant = new URLSearchParams(body).get('grant_type');
    log.push({ method, path: url.pathname, prompt: url.searchParams.get('prompt'), grant });
    if (log.length > LOG) log.shift();
  };

  const answerTenant = (request: StandInRequest): Reply | Promise<Reply> => {
    if (request.method === 'OPTIONS') return { status: 204, headers: CORS };
    switch (`${request.method} ${request.url.pathname.slice(TENANT_ID.length + 1)}`) {
      case 'GET /v2.0/.well-known/openid-configuration':
        return json(200, authorityMetadata(request.port), CORS);
      case 'GET /discovery/v2.0/keys':
        return json(200, entra.keys.published, CORS);
      case 'GET /oauth2/v2.0/authorize':
      case 'POST /oauth2/v2.0/authorize':
        return authorize(entra, request);
      case 'POST /oauth2/v2.0/token':
        return token(entra, request).then((reply) => ({
          ...reply,
          headers: { ...reply.headers, ...CORS },
        }));
      case 'GET /oauth2/v2.0/logout':
        return logout(entra, request);
      default:
        return json(404, { error: 'not_found' });
    }
  };

  return serverOf(async (request) => {
    const route = `${request.method} ${request.url.pathname}`;
    if (route === 'POST /control') return control(entra, request);
    if (route === 'GET /state.json')
      return json(200, { ...entra.behavior, accounts: await accounts.list(), log });
    logRequest(request);
    if (request.url.pathname.startsWith(`/${TENANT_ID}/`)) return answerTenant(request);
    const error_description = `AADSTS90002: No tenant at ${request.url.pathname}; it is ${TENANT_ID}.`;
    return json(404, { error: 'invalid_tenant', error_description }, CORS);
  });
}
