import type { JWTPayload } from 'jose';
import * as z from 'zod';
import { json, parseJson, type Reply, type StandInRequest } from '../http/toolkit.ts';
import { CLIENT_ID, issuerOf, TENANT_ID } from './authority.ts';
import { accessClaims, TOKEN_SECONDS, validity } from './claims.ts';
import type { Entra } from './entra.ts';

const Mint = z.strictObject({
  /** Starts from the claims of this account's API token. */
  account: z.string().optional(),
  /** Merged into the usual claims; null removes a claim. */
  claims: z.record(z.string(), z.unknown()).default({}),
  key: z.enum(['own', 'foreign']).default('own'),
  /** Seconds; negative for a token that has expired. */
  expiresIn: z.number().default(TOKEN_SECONDS),
});
const Behave = z.strictObject({
  fail: z.enum(['token', 'authorize']).nullable().optional(),
  tokenSeconds: z.number().int().positive().optional(),
  rolesOf: z.strictObject({ email: z.email(), roles: z.array(z.string()) }).optional(),
  forget: z.enum(['session', 'refresh', 'roles']).optional(),
  reset: z.literal(true).optional(),
});

const apiToken = { audience: CLIENT_ID, scp: 'access_as_user' };
const defaultClaims = {
  iss: issuerOf(TENANT_ID),
  tid: TENANT_ID,
  aud: CLIENT_ID,
  ver: '2.0',
  scp: 'access_as_user',
};

async function mint({ accounts, keys }: Entra, request: z.output<typeof Mint>): Promise<Reply> {
  const { account: email, claims, key, expiresIn } = request;
  const account = email === undefined ? undefined : await accounts.find(email);
  if (email !== undefined && account === undefined)
    return json(404, { error: `${email} is not in this directory.` });
  const allClaims = {
    ...(account ? accessClaims(account, apiToken) : defaultClaims),
    ...validity(expiresIn),
    ...claims,
  };
  const payload = Object.fromEntries(
    Object.entries(allClaims).filter(([, value]) => value !== null),
  ) as JWTPayload;
  return json(200, { token: await keys.sign(payload, key) });
}

function behave({ accounts, behavior, vault }: Entra, request: z.output<typeof Behave>): Reply {
  const { fail, tokenSeconds, rolesOf, forget, reset } = request;
  if (reset) {
    behavior.fail = null;
    behavior.tokenSeconds = TOKEN_SECONDS;
    for (const kind of ['session', 'refresh', 'roles', 'code'] as const) vault.forget(kind);
  }
  if (fail !== undefined) behavior.fail = fail;
  if (tokenSeconds !== undefined) behavior.tokenSeconds = tokenSeconds;
  if (rolesOf) accounts.setRoles(rolesOf.email, rolesOf.roles);
  if (forget) vault.forget(forget);
  return json(200, behavior);
}

/** `POST /control`: mints a token or changes the stand-in's behavior, for tests. */
export async function control(entra: Entra, { body }: StandInRequest): Promise<Reply> {
  const value = parseJson(body);
  const behavior = Behave.safeParse(value);
  if (behavior.success && Object.keys(behavior.data).length > 0)
    return behave(entra, behavior.data);
  const request = Mint.safeParse(value);
  if (request.success) return mint(entra, request.data);
  return json(400, { error: `${request.error.message} ${behavior.error?.message ?? ''}` });
}
