import { ROLES, type Role } from '@vse/domain/access/permissions';
import { Id } from '@vse/domain/contract/fields';
import rolesData from '@vse/domain/data/roles.json' with { type: 'json' };
import { RESPONDENT_TOKEN_DAYS } from '@vse/domain/limits';
import { demoAccount } from '@vse/domain/rules/demo';
import { DAY_MS } from '@vse/domain/rules/durations';
import type { JWTPayload } from 'jose';
import { entraKeys } from '../../clients/entra-keys.ts';
import { onFirstUse } from '../../clients/first-use.ts';
import type { Config } from '../../config.ts';
import { type SigningKeys, signingKeys, verifySigned } from './server-secrets.ts';

const ISSUER = 'vse';
const RESPONDENT = 'vse-respondent';
const API_SCOPE = 'access_as_user';
/** How far Entra's clock may be ahead of ours. */
const CLOCK_SKEW_SECONDS = 300;
/** jose is loaded with the first token, because most calls of a respondent's first page have none. */
const jose = onFirstUse(() => import('jose'));

/** The person or quiz that a token stands for. */
export type Bearer =
  | { kind: 'respondent'; resultId: string; generation?: string | undefined }
  | {
      kind: 'staff';
      role: Role;
      email: string;
      name: string;
      memberId: string | undefined;
      /** Epoch seconds; a demo account's token has none. */
      issuedAt?: number | undefined;
    };

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(config: Config, now: () => Date) {
  const keys = signingKeys(config);
  const verifyStaff = config.DEMO_ACCOUNTS ? verifyDemo : entraVerifier(config, now);
  return {
    /** A JWT for answering one quiz, valid for this generation of its invite. */
    async forRespondent(resultId: string, generation?: string): Promise<string> {
      const { SignJWT } = await jose();
      return new SignJWT(generation === undefined ? {} : { gen: generation })
        .setProtectedHeader({ alg: 'HS256', kid: keys.current.kid })
        .setIssuer(ISSUER)
        .setAudience(RESPONDENT)
        .setSubject(resultId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + RESPONDENT_TOKEN_DAYS * DAY_MS))
        .sign(keys.current.key);
    },
    /** Undefined for an invalid or expired token, or one without a role. Throws Problem 503 without Entra's keys. */
    async verify(token: string): Promise<Bearer | undefined> {
      const { errors } = await jose();
      try {
        return (await algorithmOf(token)) === 'HS256'
          ? await verifyRespondent(token, keys, now)
          : await verifyStaff(token);
      } catch (error) {
        // Only jose's errors mean that the token is invalid, and the caller learns no details. Other errors are ours.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

async function verifyRespondent(
  token: string,
  keys: SigningKeys,
  now: () => Date,
): Promise<Bearer | undefined> {
  const options = {
    issuer: ISSUER,
    audience: RESPONDENT,
    algorithms: ['HS256'],
    currentDate: now(),
  };
  const { payload } = await verifySigned(token, keys, options);
  const { sub, gen } = payload;
  if (!sub) return undefined;
  return { kind: 'respondent', resultId: sub, ...(typeof gen === 'string' && { generation: gen }) };
}

async function verifyDemo(token: string): Promise<Bearer | undefined> {
  const account = demoAccount(token);
  return account && { kind: 'staff', ...account, memberId: undefined };
}

function entraVerifier(config: Config, now: () => Date): typeof verifyDemo {
  const { ENTRA_TENANT_ID: tenant, ENTRA_CLIENT_ID: clientId } = config;
  // A deployed app without a client id lets nobody sign in.
  if (!tenant || !clientId) return async () => undefined;
  const authority = `https://login.microsoftonline.com/${tenant}`;
  const keys = entraKeys(config.ENTRA_JWKS_URL ?? `${authority}/discovery/v2.0/keys`);
  return async (token) => {
    const { jwtVerify } = await jose();
    const { payload } = await jwtVerify(token, keys, {
      issuer: `${authority}/v2.0`,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'oid', 'tid'],
      currentDate: now(),
    });
    const isIssuedLater = (payload.iat ?? 0) > now().getTime() / 1000 + CLOCK_SKEW_SECONDS;
    return payload.tid === tenant && !isIssuedLater ? bearerOf(payload) : undefined;
  };
}

function bearerOf({
  oid,
  iat,
  scp,
  roles,
  name,
  email,
  preferred_username,
}: JWTPayload): Bearer | undefined {
  // The app's ID token has the same issuer, audience and roles; only an access token has the API's own scope.
  const isForApi = String(scp ?? '')
    .split(' ')
    .includes(API_SCOPE);
  const role = roleOf(roles);
  const address = email ?? preferred_username;
  if (!isForApi || !role || typeof address !== 'string') return undefined;
  // The id becomes the id of documents, which the stores accept in this form only.
  const account = Id.safeParse(oid);
  if (!account.success) return undefined;
  return {
    kind: 'staff',
    role,
    email: address,
    name: typeof name === 'string' ? name : address,
    memberId: account.data,
    issuedAt: iat,
  };
}

/** The highest role in the claim (Task.Admin, Task.Manager, Task.User). */
function roleOf(claim: unknown): Role | undefined {
  if (!Array.isArray(claim)) return undefined;
  const names = rolesData.roles
    .filter((role) => claim.includes(role.claim))
    .map(({ name }) => name);
  return ROLES.find((role) => names.includes(role));
}

/** Undefined for a fake account's token, which is not a JWT. Throws a JOSEError for a malformed header. */
async function algorithmOf(token: string): Promise<string | undefined> {
  if (token.split('.').length !== 3) return undefined;
  const { decodeProtectedHeader, errors } = await jose();
  try {
    return decodeProtectedHeader(token).alg;
  } catch (error) {
    throw new errors.JWSInvalid(error instanceof Error ? error.message : 'Invalid header');
  }
}
