import { randomUUID } from 'node:crypto';
import { type Reply, redirect, type StandInRequest } from '../http/toolkit.ts';
import type { Account } from './accounts.ts';
import { CLIENT_ID, isRedirectUri } from './authority.ts';
import { clientInfoOf } from './claims.ts';
import { CODE_SECONDS, type Entra } from './entra.ts';
import { OauthError } from './oauth-error.ts';
import { messagePage, pickPage } from './page.ts';
import { beginSession, signedIn } from './session.ts';

/** The response to the form redirects to the app, so the CSP must allow the app's address as a form target. */
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

/** Redirects the browser to the app, with the result where `response_mode` wants it. */
function redirectToApp(
  query: URLSearchParams,
  result: Record<string, string>,
  headers = {},
): Reply {
  const state = query.get('state');
  const fields = new URLSearchParams({ ...result, ...(state !== null && { state }) });
  const separator = query.get('response_mode') === 'fragment' ? '#' : '?';
  return redirect(`${query.get('redirect_uri')}${separator}${fields}`, headers);
}

const redirectWithError = (query: URLSearchParams, { error, number, message }: OauthError) =>
  redirectToApp(query, {
    error,
    error_description: message,
    error_uri: `https://login.microsoftonline.com/error?code=${number}`,
    ...(error === 'access_denied' && { error_subcode: 'cancel' }),
  });

function checkRequest(query: URLSearchParams): void {
  const invalid = (number: number, text: string) => new OauthError('invalid_request', number, text);
  if (query.get('response_type') !== 'code')
    throw new OauthError('unsupported_response_type', 700054, 'The response_type must be code.');
  if (!['fragment', 'query', null].includes(query.get('response_mode')))
    throw invalid(700052, 'The response_mode must be fragment or query.');
  if (!query.get('code_challenge') || query.get('code_challenge_method') !== 'S256')
    throw invalid(9002325, 'Proof Key for Code Exchange is required for cross-origin redemption.');
  if (!query.get('scope')?.split(' ').includes('openid'))
    throw invalid(900144, 'The scope must contain openid.');
}

function redirectWithCode(
  entra: Entra,
  query: URLSearchParams,
  account: Account,
  headers = {},
): Reply {
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
  return redirectToApp(query, answer, headers);
}

/** The account of the current session. Undefined when there is none or the app expects another account. */
async function sessionAccount(entra: Entra, request: StandInRequest, query: URLSearchParams) {
  const email = signedIn(entra.vault, request);
  const hint = query.get('login_hint')?.toLowerCase();
  if (email === undefined || (hint && hint !== email.toLowerCase())) return undefined;
  return entra.accounts.find(email);
}

async function handleForm(entra: Entra, { url, body }: StandInRequest): Promise<Reply> {
  const form = new URLSearchParams(body);
  if (form.has('cancel'))
    throw new OauthError('access_denied', 65004, 'The user cancelled the sign-in.');
  const typed = form.get('account') ?? '';
  const account = await entra.accounts.find(typed);
  if (account !== undefined)
    return redirectWithCode(
      entra,
      url.searchParams,
      account,
      beginSession(entra.vault, account.email),
    );
  const problem = `AADSTS50020: ${typed} is not in this directory. It must be invited as a guest first.`;
  return html(200, pickPage(await entra.accounts.list(), typed, problem));
}

async function createReply(entra: Entra, request: StandInRequest): Promise<Reply> {
  const query = request.url.searchParams;
  checkRequest(query);
  if (entra.behavior.fail === 'authorize')
    throw new OauthError('server_error', 90033, 'The stand-in was told to fail.');
  if (request.method === 'POST') return handleForm(entra, request);
  const prompt = query.get('prompt');
  const account = await sessionAccount(entra, request, query);
  if (account && (prompt === null || prompt === 'none'))
    return redirectWithCode(entra, query, account);
  if (prompt === 'none')
    throw new OauthError(
      'login_required',
      50058,
      'A silent sign-in request was sent but no user is signed in.',
    );
  return html(200, pickPage(await entra.accounts.list(), query.get('login_hint') ?? ''));
}

/** `/oauth2/v2.0/authorize`: GET shows the page, POST handles its form. Both have the app's request in the query. */
export async function authorize(entra: Entra, request: StandInRequest): Promise<Reply> {
  const query = request.url.searchParams;
  if (query.get('client_id') !== CLIENT_ID)
    return refusal(700016, `The application ${query.get('client_id')} was not found here.`);
  // Never redirect to an address that is not registered, not even with an error.
  if (!isRedirectUri(query.get('redirect_uri'), entra.redirectUris))
    return refusal(50011, `The redirect URI ${query.get('redirect_uri')} is not registered.`);
  try {
    return await createReply(entra, request);
  } catch (error) {
    if (error instanceof OauthError) return redirectWithError(query, error);
    throw error;
  }
}
