import rolesData from '@vse/domain/data/roles.json' with { type: 'json' };
import { demoAccount } from '@vse/domain/demo';
import { RESPONDENT_TOKEN_DAYS } from '@vse/domain/limits';
import { ROLES, type Role } from '@vse/domain/permissions';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { Config } from '../config.ts';

const ISSUER = 'vse';
const RESPONDENT = 'vse-respondent';
const API_SCOPE = 'access_as_user';

/** Who a token speaks for. */
export type Bearer =
  | { kind: 'respondent'; resultId: string }
  | { kind: 'staff'; role: Role; email: string; name: string; memberId: string | undefined };

export type Tokens = {
  /** A JWT for the answers of one quiz alone. */
  forRespondent(resultId: string): Promise<string>;
  /** Undefined for a token that is not ours, expired, or without a role. */
  verify(token: string): Promise<Bearer | undefined>;
};

export function createTokens(config: Config, now: () => Date): Tokens {
  const secret = new TextEncoder().encode(config.SERVER_SECRET);
  const verifyStaff = config.DEMO_ACCOUNTS ? verifyDemo : entraVerifier(config, now);
  return {
    forRespondent: (resultId) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(RESPONDENT)
        .setSubject(resultId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + RESPONDENT_TOKEN_DAYS * 86_400_000))
        .sign(secret),
    async verify(token) {
      try {
        return algorithmOf(token) === 'HS256'
          ? await verifyRespondent(token, secret, now)
          : await verifyStaff(token);
      } catch {
        // Whatever is wrong with a token, its bearer is not let in and learns nothing from it.
        return undefined;
      }
    },
  };
}

async function verifyRespondent(
  token: string,
  secret: Uint8Array,
  now: () => Date,
): Promise<Bearer | undefined> {
  const options = {
    issuer: ISSUER,
    audience: RESPONDENT,
    algorithms: ['HS256'],
    currentDate: now(),
  };
  const { payload } = await jwtVerify(token, secret, options);
  return payload.sub ? { kind: 'respondent', resultId: payload.sub } : undefined;
}

async function verifyDemo(token: string): Promise<Bearer | undefined> {
  const account = demoAccount(token);
  return account && { kind: 'staff', ...account, memberId: undefined };
}

function entraVerifier(config: Config, now: () => Date): Tokens['verify'] {
  const { ENTRA_TENANT_ID: tenant, ENTRA_CLIENT_ID: clientId } = config;
  // A deployed app without a client id lets nobody in.
  if (!tenant || !clientId) return async () => undefined;
  const authority = `https://login.microsoftonline.com/${tenant}`;
  const keys = createRemoteJWKSet(
    new URL(config.ENTRA_JWKS_URL ?? `${authority}/discovery/v2.0/keys`),
  );
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: `${authority}/v2.0`,
      audience: clientId,
      algorithms: ['RS256'],
      currentDate: now(),
    });
    // The app's ID token has the same issuer, audience and roles: only an access token carries the API's own scope.
    if (
      !String(payload.scp ?? '')
        .split(' ')
        .includes(API_SCOPE)
    )
      return undefined;
    const role = roleOf(payload.roles);
    const email = payload.email ?? payload.preferred_username;
    if (!role || typeof email !== 'string') return undefined;
    const name = typeof payload.name === 'string' ? payload.name : email;
    const memberId = typeof payload.oid === 'string' ? payload.oid : undefined;
    return { kind: 'staff', role, email, name, memberId };
  };
}

/** The highest role among the claim's values (Task.Admin, Task.Manager, Task.User). */
function roleOf(claim: unknown): Role | undefined {
  if (!Array.isArray(claim)) return undefined;
  const names = rolesData.roles
    .filter((role) => claim.includes(role.claim))
    .map(({ name }) => name);
  return ROLES.find((role) => names.includes(role));
}

function algorithmOf(token: string): string | undefined {
  return token.split('.').length === 3 ? decodeProtectedHeader(token).alg : undefined;
}
