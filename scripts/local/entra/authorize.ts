import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import { CLIENT_ID, isRedirectUri } from './authority.ts';
import { clientInfoOf } from './claims.ts';
import { CODE_SECONDS, type Entra } from './entra.ts';
import { type Asked, type Reply, redirect } from './http.ts';
import { OauthError } from './oauth-error.ts';
import { messagePage, pickPage } from './page.ts';
import { beginSession, signedIn } from './session.ts';

/** A form's answer leads on to the app, so its address must be allowed as the form's target too. */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://localhost:*; frame-ancestors 'none'";

const html = (status: number, body: string): Reply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': CSP,
    'x-frame-options': 'DENY',
  },
  body,
});

const refusal = (number: number, text: string) =>
  html(
    400,
    messagePage('Sorry, but we’re having trouble signing you in.', `AADSTS${number}: ${text}`),
  );

/** Sends the browser back to the app with the answer where `response_mode` wants it. */
function backTo(query: URLSearchParams, answer: Record<string, string>, headers = {}): Reply {
  const state = query.get('state');
  const fields = new URLSearchParams({ ...answer, ...(state !== null && { state }) });
  const mark = query.get('response_mode') === 'fragment' ? '#' : '?';
  return redirect(`${query.get('redirect_uri')}${mark}${fields}`, headers);
}

const backWith = (query: URLSearchParams, { error, number, message }: OauthError) =>
  backTo(query, {
    error,
    error_description: message,
    error_uri: `https://login.microsoftonline.com/error?code=${number}`,
    ...(error === 'access_denied' && { error_subcode: 'cancel' }),
  });

function checkRequest(query: URLSearchParams): void {
  const wrong = (number: number, text: string) => new OauthError('invalid_request', number, text);
  if (query.get('response_type') !== 'code')
    throw new OauthError('unsupported_response_type', 700054, 'The response_type must be code.');
  if (!['fragment', 'query', null].includes(query.get('response_mode')))
    throw wrong(700052, 'The response_mode must be fragment or query.');
  if (!query.get('code_challenge') || query.get('code_challenge_method') !== 'S256')
    throw wrong(9002325, 'Proof Key for Code Exchange is required for cross-origin redemption.');
  if (!query.get('scope')?.split(' ').includes('openid'))
    throw wrong(900144, 'The scope must contain openid.');
}

function withCode(entra: Entra, query: URLSearchParams, account: Account, headers = {}): Reply {
  const code = randomUUID();
  const nonce = query.get('nonce') ?? undefined;
  const redirectUri = query.get('redirect_uri');
  const challenge = query.get('code_challenge');
  entra.vault.put(
    'code',
    code,
    { email: account.email, redirectUri, challenge, nonce },
    CODE_SECONDS,
  );
  const answer = { code, client_info: clientInfoOf(account), session_state: randomUUID() };
  return backTo(query, answer, headers);
}

/** Who is signed in already, unless the app wants a choice or expects another. */
async function sessionAccount(entra: Entra, asked: Asked, query: URLSearchParams) {
  const email = signedIn(entra.vault, asked);
  const hint = query.get('login_hint')?.toLowerCase();
  if (email === undefined || (hint && hint !== email.toLowerCase())) return undefined;
  return entra.accounts.find(email);
}

async function picked(entra: Entra, { url, body }: Asked): Promise<Reply> {
  const form = new URLSearchParams(body);
  if (form.has('cancel'))
    throw new OauthError('access_denied', 65004, 'The user cancelled the sign-in.');
  const typed = form.get('account') ?? '';
  const account = await entra.accounts.find(typed);
  if (account !== undefined)
    return withCode(entra, url.searchParams, account, beginSession(entra.vault, account.email));
  const problem = `AADSTS50020: ${typed} is not in this directory. It must be invited as a guest first.`;
  return html(200, pickPage(await entra.accounts.list(), typed, problem));
}

async function answered(entra: Entra, asked: Asked): Promise<Reply> {
  const query = asked.url.searchParams;
  checkRequest(query);
  if (entra.behavior.fail === 'authorize')
    throw new OauthError('server_error', 90033, 'The stand-in was told to fail.');
  if (asked.method === 'POST') return picked(entra, asked);
  const prompt = query.get('prompt');
  const account = await sessionAccount(entra, asked, query);
  if (account && (prompt === null || prompt === 'none')) return withCode(entra, query, account);
  if (prompt === 'none')
    throw new OauthError(
      'login_required',
      50058,
      'A silent sign-in request was sent but no user is signed in.',
    );
  return html(200, pickPage(await entra.accounts.list(), query.get('login_hint') ?? ''));
}

/** `/oauth2/v2.0/authorize`: the page on GET, the choice made on it on POST, both with the app's request as query. */
export async function authorize(entra: Entra, asked: Asked): Promise<Reply> {
  const query = asked.url.searchParams;
  if (query.get('client_id') !== CLIENT_ID)
    return refusal(700016, `The application ${query.get('client_id')} was not found here.`);
  // Nothing is ever sent to an address that is not registered, errors included.
  if (!isRedirectUri(query.get('redirect_uri'), entra.redirectUris))
    return refusal(50011, `The redirect URI ${query.get('redirect_uri')} is not registered.`);
  try {
    return await answered(entra, asked);
  } catch (error) {
    if (error instanceof OauthError) return backWith(query, error);
    throw error;
  }
}
