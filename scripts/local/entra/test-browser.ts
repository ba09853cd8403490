import { createHash, randomBytes } from 'node:crypto';
import { authorityMetadata, CLIENT_ID } from './authority.ts';

export const REDIRECT = 'http://localhost:4280/redirect.html';
export const STATE = 'eyJpZCI6IjEifQ==|a b+c';
const VERIFIER = randomBytes(32).toString('base64url');
const OIDC = 'openid profile email offline_access';

/** Simulates the app and its browser in tests: keeps the cookie, and returns redirects without following them. */
export function testBrowser(port: number) {
  const { authorization_endpoint, token_endpoint, end_session_endpoint } = authorityMetadata(port);
  let cookie = '';

  const visit = async (url: string, form?: Record<string, string>) => {
    const body = form && new URLSearchParams(form);
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) cookie = set.slice(0, set.indexOf(';'));
    return answer;
  };
  const pageOf = (changes: Record<string, string | undefined> = {}) => {
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      response_mode: 'fragment',
      redirect_uri: REDIRECT,
      scope: OIDC,
      state: STATE,
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    });
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    return `${authorization_endpoint}?${query}`;
  };
  const answerOf = (answer: Response) => {
    const location = new URL(answer.headers.get('location') ?? 'http://none/');
    const fields = new URLSearchParams(location.hash.slice(1));
    return { to: `${location.origin}${location.pathname}`, ...Object.fromEntries(fields) };
  };
  const redeem = (form: Record<string, string>) =>
    fetch(token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({ client_id: CLIENT_ID, ...form }),
    });

  return {
    visit,
    cookie: () => cookie,
    putBack: (token: string) => {
      cookie = token;
    },
    pageOf,
    /** Opens the sign-in page without interaction, and returns the fields of the result. */
    silently: async (changes: Record<string, string> = {}) =>
      answerOf(await visit(pageOf({ prompt: 'none', ...changes }))),
    /** Posts the sign-in page's form, and returns the fields of the result. */
    submit: async (form: Record<string, string>, changes: Record<string, string> = {}) =>
      answerOf(await visit(pageOf(changes), form)),
    redeem,
    redeemCode: (code: string, scope: string, changes: Record<string, string> = {}) =>
      redeem({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECT,
        code_verifier: VERIFIER,
        scope: `${scope} ${OIDC}`,
        ...changes,
      }),
    refresh: (refreshToken: string, scope: string) =>
      redeem({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        scope: `${scope} ${OIDC}`,
      }),
    signOut: async (query: Record<string, string>) =>
      visit(`${end_session_endpoint}?${new URLSearchParams(query)}`),
  };
}
