import { API_SCOPE, CLIENT_ID, GRAPH_AUDIENCE } from './authority.ts';
import { OauthError } from './oauth-error.ts';

const OIDC = ['openid', 'profile', 'email', 'offline_access'];
const API = `api://${CLIENT_ID}/`;
const GRAPH = 'https://graph.microsoft.com/';

export type Granted = {
  audience: string;
  /** As in the claim `scp`. */
  scp: string;
  /** As in the token response's `scope`. */
  scope: string;
  wantsIdToken: boolean;
  wantsRefreshToken: boolean;
};

const isGraph = (scope: string) => scope.startsWith(GRAPH) || !scope.includes('/');

/** A token is valid for one resource: our API, or Graph if no other scope is requested. Throws an OauthError. */
export function grantedScopes(text: string): Granted {
  const all = text.split(' ').filter((scope) => scope !== '');
  const oidc = all.filter((scope) => OIDC.includes(scope));
  const others = all.filter((scope) => !OIDC.includes(scope));
  const ofApi = others.filter((scope) => scope.startsWith(API));
  const wants = {
    wantsIdToken: oidc.includes('openid'),
    wantsRefreshToken: oidc.includes('offline_access'),
  };
  if (ofApi.length > 0 && ofApi.length < others.length)
    throw new OauthError(
      'invalid_request',
      28000,
      `The scope ${text} is not valid because it contains more than one resource.`,
    );
  if (ofApi.length > 0) {
    const unknown = ofApi.find((scope) => ![API_SCOPE, `${API}.default`].includes(scope));
    if (unknown) throw new OauthError('invalid_scope', 65005, `The scope ${unknown} is unknown.`);
    return { ...wants, audience: CLIENT_ID, scp: 'access_as_user', scope: ofApi.join(' ') };
  }
  const unknown = others.find((scope) => !isGraph(scope));
  if (unknown)
    throw new OauthError('invalid_resource', 500011, `The resource of ${unknown} was not found.`);
  const scope = [...oidc.filter((one) => one !== 'offline_access'), ...others].join(' ');
  return { ...wants, audience: GRAPH_AUDIENCE, scp: scope.replaceAll(GRAPH, ''), scope };
}
