import type { Server } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { closeServer, listen } from '../listen.ts';
import {
  API_SCOPE,
  authorityMetadata,
  CLIENT_ID,
  GRAPH_AUDIENCE,
  issuerOf,
  jwksUrl,
  TENANT_ID,
} from './authority.ts';
import { oidOf } from './people.ts';
import { entraServer } from './server.ts';
import { REDIRECT, STATE, testBrowser } from './test-browser.ts';
import { openVault, type Vault } from './vault.ts';

const Answer = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  scope: z.string(),
  expires_in: z.number(),
  client_info: z.string(),
});
const Code = z.object({ code: z.string() });

const ines = 'ines.calder@aurum.example';
const luc = 'luc.marchand@verdier.example';

let vault: Vault;
let server: Server;
let port: number;
let browser: ReturnType<typeof testBrowser>;

beforeEach(async () => {
  vault = openVault(':memory:');
  server = await entraServer(vault);
  port = await listen(server, 0);
  browser = testBrowser(port);
});

afterEach(async () => {
  await closeServer(server);
  vault.close();
});

const signIn = async (account: string) => Code.parse(await browser.submit({ account })).code;
const tokens = async (answer: Promise<Response>) => Answer.parse(await (await answer).json());
const verify = async (token: string, audience = CLIENT_ID) => {
  const issuer = issuerOf(TENANT_ID);
  const keys = createRemoteJWKSet(new URL(jwksUrl(port)));
  return (await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] })).payload;
};
const control = (body: unknown) =>
  fetch(`http://127.0.0.1:${port}/control`, { method: 'POST', body: JSON.stringify(body) });

test('discovery returns the metadata that MSAL gets, to pages of any origin', async () => {
  const url = `http://localhost:${port}/${TENANT_ID}/v2.0/.well-known/openid-configuration`;
  const answer = await fetch(url);
  expect(await answer.json()).toEqual(authorityMetadata(port));
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const other = await fetch(url.replace(TENANT_ID, 'common'));
  expect(await other.json()).toMatchObject({ error: 'invalid_tenant' });
});

test('a person signs in: page, choice, code, tokens', async () => {
  const page = await browser.visit(browser.pageOf({ prompt: 'select_account' }));
  expect(await page.text()).toContain(`value="${ines}"`);
  expect(page.headers.get('x-frame-options')).toBe('DENY');

  const answer = await browser.submit({ account: ines });
  expect(answer).toMatchObject({ to: REDIRECT, state: STATE });
  const received = await tokens(browser.redeemCode(Code.parse(answer).code, API_SCOPE));
  expect(received).toMatchObject({ scope: API_SCOPE, expires_in: 3600 });
  expect(JSON.parse(Buffer.from(received.client_info, 'base64url').toString())).toEqual({
    uid: oidOf(ines),
    utid: TENANT_ID,
  });
  const person = {
    oid: oidOf(ines),
    tid: TENANT_ID,
    ver: '2.0',
    email: ines,
    preferred_username: ines,
    name: 'Ines Calder',
    roles: ['Task.Admin'],
  };
  const id = await verify(received.id_token);
  expect(id).toMatchObject({ ...person, nonce: 'nonce-1' });
  const access = await verify(received.access_token);
  expect(access).toMatchObject({ ...person, scp: 'access_as_user', azp: CLIENT_ID });
  expect(Number(access.exp) - Number(access.iat)).toBe(3600);
});

test('Graph scopes give a token for Graph, which is not valid for the API', async () => {
  const received = await tokens(browser.redeemCode(await signIn(luc), 'user.read user.readwrite'));
  await expect(verify(received.access_token)).rejects.toThrow('"aud"');
  expect(await verify(received.access_token, GRAPH_AUDIENCE)).toMatchObject({
    roles: ['Task.User'],
  });
});

test.each([
  [`${API_SCOPE} user.read`, 'invalid_request', 28000],
  [`${API_SCOPE}_x`, 'invalid_scope', 65005],
  ['api://other/read', 'invalid_resource', 500011],
])('the scopes %s are refused', async (scope, error, number) => {
  const answer = await browser.redeemCode(await signIn(luc), scope);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error, error_codes: [number] });
});

test('a code can be redeemed once, with its proof and its redirect URI', async () => {
  const code = await signIn(luc);
  const refused = async (one: string, changes: Record<string, string>) =>
    (await browser.redeemCode(one, API_SCOPE, changes)).json();
  const refusal = { error: 'invalid_grant' };
  await tokens(browser.redeemCode(code, API_SCOPE));
  expect(await refused(code, {})).toMatchObject({ ...refusal, error_codes: [54005] });
  expect(await refused(await signIn(luc), { code_verifier: 'x' })).toMatchObject({
    ...refusal,
    error_codes: [501481],
  });
  const elsewhere = { redirect_uri: 'http://localhost:4280/' };
  expect(await refused(await signIn(luc), elsewhere)).toMatchObject({
    ...refusal,
    error_codes: [500112],
  });
});

test('a refresh token gives new tokens, also for the other resource', async () => {
  const first = await tokens(browser.redeemCode(await signIn(luc), API_SCOPE));
  await control({ rolesOf: { email: luc, roles: ['Task.Manager'] } });
  const second = await tokens(browser.refresh(first.refresh_token, 'user.read'));
  const third = await tokens(browser.refresh(second.refresh_token, API_SCOPE));
  expect(third.access_token).not.toBe(first.access_token);
  expect(await verify(third.access_token)).toMatchObject({ roles: ['Task.Manager'] });
  expect((await verify(third.id_token)).nonce).toBeUndefined();
  await control({ forget: 'refresh' });
  const answer = await browser.refresh(third.refresh_token, API_SCOPE);
  expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
});

test('a silent request succeeds only with a session, and only for the expected account', async () => {
  const required = { to: REDIRECT, error: 'login_required', state: STATE };
  expect(await browser.silently()).toMatchObject(required);
  await signIn(luc);
  const code = Code.parse(await browser.silently({ login_hint: luc.toUpperCase() })).code;
  expect(await tokens(browser.redeemCode(code, API_SCOPE))).toBeDefined();
  expect(await browser.silently({ login_hint: ines })).toMatchObject(required);
});

test('with a session, the page is shown only when a choice is requested', async () => {
  await signIn(luc);
  expect((await browser.visit(browser.pageOf())).status).toBe(302);
  expect((await browser.visit(browser.pageOf({ prompt: 'select_account' }))).status).toBe(200);
});

test('sign-out ends the session and returns the state', async () => {
  await signIn(luc);
  const cookie = browser.cookie();
  const query = { post_logout_redirect_uri: REDIRECT, state: STATE };
  const answer = new URL((await browser.signOut(query)).headers.get('location') ?? '');
  expect(answer.searchParams.get('state')).toBe(STATE);
  expect(`${answer.origin}${answer.pathname}`).toBe(REDIRECT);
  expect(await browser.silently()).toMatchObject({ error: 'login_required' });
  browser.putBack(cookie);
  expect(await browser.silently()).toMatchObject({ error: 'login_required' });
  const elsewhere = await browser.signOut({ post_logout_redirect_uri: 'http://evil.example/' });
  expect(elsewhere.status).toBe(200);
});

test('Cancel redirects to the app with access_denied', async () => {
  expect(await browser.submit({ cancel: '1' })).toMatchObject({
    to: REDIRECT,
    error: 'access_denied',
    error_subcode: 'cancel',
    state: STATE,
  });
});

test('a typed address is matched ignoring case, and an unknown one is reported as escaped text', async () => {
  expect(await browser.submit({ account: ` ${luc.toUpperCase()} ` })).toHaveProperty('code');
  const page = await browser.visit(browser.pageOf(), { account: '<b>@new.example' });
  expect(await page.text()).toContain('&#60;b&#62;@new.example is not in this directory');
});

test.each([
  'http://localhost:4280/other.html',
  'http://localhost.evil.example/redirect.html',
  'https://localhost:4280/redirect.html',
  'http://localhost:4280/redirect.html?x=1',
])('nothing is redirected to %s, which is not registered', async (uri) => {
  const page = await browser.visit(browser.pageOf({ redirect_uri: uri, prompt: 'none' }));
  expect(page.status).toBe(400);
  expect(page.headers.get('location')).toBeNull();
});

test.each([
  [{ code_challenge: undefined }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ scope: 'user.read' }, 'invalid_request'],
])('a request with %o is redirected with an error', async (changes, error) => {
  const answer = await browser.visit(browser.pageOf(changes));
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^${REDIRECT}#error=${error}&.*state=`),
  );
});

test('another client id is refused on the page and at the token endpoint', async () => {
  expect((await browser.visit(browser.pageOf({ client_id: 'x' }))).status).toBe(400);
  const answer = await browser.redeem({ client_id: 'x', grant_type: 'refresh_token' });
  expect(await answer.json()).toMatchObject({ error: 'unauthorized_client' });
});

test('requests fail while a test says so', async () => {
  const code = await signIn(luc);
  await control({ fail: 'token' });
  expect((await browser.redeemCode(code, API_SCOPE)).status).toBe(503);
  await control({ fail: 'authorize' });
  expect(await browser.silently()).toMatchObject({ error: 'server_error', state: STATE });
  await control({ fail: null, tokenSeconds: 5 });
  expect((await tokens(browser.redeemCode(code, API_SCOPE))).expires_in).toBe(5);
});

test('a minted token has the requested claims', async () => {
  const mint = async (body: unknown) =>
    z.object({ token: z.string() }).parse(await (await control(body)).json()).token;
  expect(await verify(await mint({ account: luc, claims: { name: null } }))).toEqual(
    expect.objectContaining({ oid: oidOf(luc), roles: ['Task.User'], scp: 'access_as_user' }),
  );
  expect(await verify(await mint({ claims: { roles: ['Task.Admin'] } }))).toMatchObject({
    roles: ['Task.Admin'],
  });
  expect(await verify(await mint({ account: luc, claims: { roles: null } }))).not.toHaveProperty(
    'roles',
  );
  await expect(verify(await mint({ account: luc, expiresIn: -60 }))).rejects.toThrow('"exp"');
  await expect(verify(await mint({ account: luc, key: 'foreign' }))).rejects.toThrow('signature');
  await expect(verify(await mint({ claims: { aud: 'x' } }))).rejects.toThrow('"aud"');
  await expect(verify(await mint({ claims: { iss: 'x' } }))).rejects.toThrow('"iss"');
  expect((await control({ account: 'nobody@new.example' })).status).toBe(404);
  expect((await control({ fail: 'often' })).status).toBe(400);
});

test.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['of a page without an origin', { origin: 'null' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
])('a post to the control by a page %s changes no roles and makes no token', async (_, headers) => {
  const post = (body: unknown) =>
    fetch(`http://127.0.0.1:${port}/control`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  const changed = await post({ rolesOf: { email: luc, roles: ['Task.Admin'] } });
  const minted = await post({ account: ines });
  expect([changed.status, minted.status, await minted.text()]).toEqual([403, 403, '']);
  const { access_token } = await tokens(browser.redeemCode(await signIn(luc), API_SCOPE));
  expect(await verify(access_token)).toMatchObject({ roles: ['Task.User'] });
});
