import { createHash, randomUUID } from 'node:crypto';
import { json, type Reply, type StandInRequest } from '../http/toolkit.ts';
import { CLIENT_ID } from './authority.ts';
import { accessClaims, clientInfoOf, idClaims, validity } from './claims.ts';
import { Code, type Entra, REFRESH_SECONDS, Refresh } from './entra.ts';
import { OauthError } from './oauth-error.ts';
import { grantedScopes } from './scopes.ts';

type Grant = { email: string; nonce: string | undefined; refreshEnds: number };

const invalidGrant = (number: number, text: string) =>
  new OauthError('invalid_grant', number, text);
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

function redeemCode({ vault }: Entra, form: URLSearchParams): Grant {
  const code = vault.take('code', form.get('code') ?? '', Code);
  if (code === undefined)
    throw invalidGrant(
      54005,
      'The authorization code was already redeemed, has expired or is unknown.',
    );
  if (code.redirectUri !== form.get('redirect_uri'))
    throw invalidGrant(500112, 'The redirect URI is not the one of the authorization request.');
  if (code.challenge !== challengeOf(form.get('code_verifier') ?? ''))
    throw invalidGrant(501481, 'The code_verifier does not match the code_challenge.');
  return { email: code.email, nonce: code.nonce, refreshEnds: Date.now() + REFRESH_SECONDS * 1000 };
}

function useRefreshToken({ vault }: Entra, form: URLSearchParams): Grant {
  const refresh = vault.get('refresh', form.get('refresh_token') ?? '', Refresh);
  if (refresh === undefined)
    throw invalidGrant(700084, 'The refresh token has expired or is unknown; sign in again.');
  return { email: refresh.email, nonce: undefined, refreshEnds: refresh.ends };
}

function grantOf(entra: Entra, form: URLSearchParams): Grant {
  const type = form.get('grant_type');
  if (type === 'authorization_code') return redeemCode(entra, form);
  if (type === 'refresh_token') return useRefreshToken(entra, form);
  throw new OauthError('unsupported_grant_type', 70003, `The grant type ${type} is not supported.`);
}

function newRefreshToken({ vault }: Entra, { email, refreshEnds }: Grant): string {
  const id = randomUUID();
  vault.put('refresh', id, { email, ends: refreshEnds }, (refreshEnds - Date.now()) / 1000);
  return id;
}

async function issueTokens(entra: Entra, form: URLSearchParams) {
  const { accounts, behavior, keys } = entra;
  if (behavior.fail === 'token')
    throw new OauthError('temporarily_unavailable', 90033, 'The stand-in was told to fail.', 503);
  if (form.get('client_id') !== CLIENT_ID)
    throw new OauthError('unauthorized_client', 700016, 'The application was not found here.');
  const granted = grantedScopes(form.get('scope') ?? 'openid');
  const grant = grantOf(entra, form);
  const account = await accounts.find(grant.email);
  if (account === undefined) throw invalidGrant(50034, `${grant.email} is not in this directory.`);
  const times = validity(behavior.tokenSeconds);
  const idToken = { ...idClaims(account, grant.nonce), ...times };
  return {
    token_type: 'Bearer',
    scope: granted.scope,
    expires_in: behavior.tokenSeconds,
    ext_expires_in: behavior.tokenSeconds,
    access_token: await keys.sign({ ...accessClaims(account, granted), ...times }),
    ...(granted.wantsRefreshToken && { refresh_token: newRefreshToken(entra, grant) }),
    ...(granted.wantsIdToken && { id_token: await keys.sign(idToken) }),
    client_info: clientInfoOf(account),
  };
}

/** `/oauth2/v2.0/token`: exchanges a code with its proof, or a refresh token, for tokens. */
export async function token(entra: Entra, request: StandInRequest): Promise<Reply> {
  const headers = { 'cache-control': 'no-store' };
  try {
    return json(200, await issueTokens(entra, new URLSearchParams(request.body)), headers);
  } catch (error) {
    if (error instanceof OauthError) return json(error.status, error.body(), headers);
    throw error;
  }
}
