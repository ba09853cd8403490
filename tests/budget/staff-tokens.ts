import type { Role } from '@vse/domain/access/permissions';
import rolesData from '@vse/domain/data/roles.json' with { type: 'json' };
import { HOUR_MS } from '@vse/domain/rules/durations';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const TENANT = '11111111-2222-4333-8444-555555555555';
const CLIENT = '66666666-7777-4888-9999-aaaaaaaaaaaa';

export type SignedIn = { role: Role; memberId: string; email: string; name: string };
export type StaffTokens = Awaited<ReturnType<typeof createStaffTokens>>;

/**
 * Access tokens as Entra issues them, because demo accounts have no directory account, and so cost the store less. The
 * keys come in a data URL: nothing has to listen.
 */
export async function createStaffTokens() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'budget', alg: 'RS256', use: 'sig' };
  const keySet = Buffer.from(JSON.stringify({ keys: [key] })).toString('base64');
  return {
    env: {
      ENTRA_TENANT_ID: TENANT,
      ENTRA_CLIENT_ID: CLIENT,
      ENTRA_JWKS_URL: `data:application/json;base64,${keySet}`,
    },
    async tokenOf({ role, memberId, email, name }: SignedIn, now: Date): Promise<string> {
      const roles = rolesData.roles.filter((each) => each.name === role).map(({ claim }) => claim);
      return new SignJWT({ tid: TENANT, oid: memberId, scp: 'access_as_user', roles, email, name })
        .setProtectedHeader({ alg: 'RS256', kid: 'budget' })
        .setIssuer(`https://login.microsoftonline.com/${TENANT}/v2.0`)
        .setAudience(CLIENT)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + HOUR_MS))
        .sign(privateKey);
    },
  };
}
