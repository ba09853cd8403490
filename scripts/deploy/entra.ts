import roleData from '@vse/domain/data/roles.json' with { type: 'json' };
import entra from '../../infra/entra/entra.json' with { type: 'json' };
import { type Az, AzError, azRest, isMissing } from './az.ts';
import { retry } from './retry.ts';

const { roles } = roleData;
const NOT_YET = /does not reference a valid application|not a valid reference|Invalid object id/i;
const GRAPH = 'https://graph.microsoft.com/v1.0';
const JSON_BODY = ['Content-Type=application/json'];
/** Creates what is missing and changes what is there: the same call as often as you like. */
const UPSERT = [...JSON_BODY, 'Prefer=create-if-missing'];

export type EntraIds = Record<
  | 'VSE_ENTRA_CLIENT_ID'
  | 'VSE_GROUP_ADMIN_ID'
  | 'VSE_GROUP_MANAGER_ID'
  | 'VSE_GROUP_SALESPERSON_ID',
  string
>;

/** What whoever deploys agrees to in Entra, which no what-if shows. */
export function entraChanges(environment: string, groupPermission?: string): string {
  const groups = roles.map(({ group }) => `${group} (${environment})`);
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join(', ');
  return [
    `Entra: registration ${entra.registrationName} ${environment} with its roles, and the groups ${groups.join(', ')}.`,
    groupPermission === 'tenant'
      ? `  The API may change the members of EVERY group: ${entra.groupPermission.name}.`
      : '  The API owns these three groups, and changes the members of no other.',
    `  The API gets, in the whole tenant: ${names(entra.application)}.`,
    `  Everybody's consent is given to: ${entra.scope.value} of the app, ${names(entra.delegated)}.`,
  ].join('\n');
}

type Known = {
  siteUrl?: string | undefined;
  identityPrincipalId?: string | undefined;
  /** owner or tenant; undefined: as it is, and owner at first. */
  groupPermission?: string | undefined;
};

/**
 * The steps of infra/entra/main.bicep by `az`, under the same unique names, so that either can follow the other. What is
 * not known yet (the app's address, the API's identity) is left as it is.
 */
export async function setUpEntra(
  given: Az,
  environment: string,
  known: Known,
  sleep: (ms: number) => Promise<void>,
): Promise<EntraIds> {
  const az = patient(given, sleep);
  const uniqueName = `vse-${environment}`;
  const clientId = await register(az, uniqueName, environment, known.siteUrl);
  const principal = await upsert(az, `/servicePrincipals(appId='${clientId}')`, {
    displayName: `${entra.registrationName} ${environment}`,
  });
  const graph = await read(az, `/servicePrincipals(appId='${entra.graphAppId}')`);
  await consent(az, principal.id, graph.id);
  const groups: string[] = [];
  for (const role of roles) {
    const name = `${uniqueName}-${role.name.toLowerCase()}`;
    const { id } = await upsert(az, `/groups(uniqueName='${name}')`, {
      displayName: `${role.group} (${environment})`,
      description: role.about,
      mailEnabled: false,
      mailNickname: name,
      securityEnabled: true,
    });
    groups.push(id);
    await assign(az, principal.id, id, [role.id]);
  }
  if (known.identityPrincipalId)
    await allowIdentity(az, known.identityPrincipalId, graph.id, groups, known.groupPermission);
  const [admin = '', manager = '', salesperson = ''] = groups;
  return {
    VSE_ENTRA_CLIENT_ID: clientId,
    VSE_GROUP_ADMIN_ID: admin,
    VSE_GROUP_MANAGER_ID: manager,
    VSE_GROUP_SALESPERSON_ID: salesperson,
  };
}

/** What was made a moment ago is not found everywhere yet. */
const patient =
  (az: Az, sleep: (ms: number) => Promise<void>): Az =>
  (args, env) =>
    retry({ sleep }, { tries: 12, pauseMs: 5000, isPassing: isFresh }, () => az(args, env));

const isFresh = (error: unknown) =>
  isMissing(error) || (error instanceof AzError && NOT_YET.test(error.message));

/** The registration, and then its identifier URI, which holds its own client id. */
async function register(az: Az, uniqueName: string, environment: string, siteUrl?: string) {
  const path = `/applications(uniqueName='${uniqueName}')`;
  const { appId } = await upsert(az, path, registrationBody(environment, siteUrl));
  await azRest(
    az,
    { method: 'patch', url: `${GRAPH}${path}`, body: { identifierUris: [`api://${appId}`] } },
    JSON_BODY,
  );
  return String(appId);
}

function registrationBody(environment: string, siteUrl?: string) {
  const { scope } = entra;
  const claims = entra.accessTokenClaims.map((name) => ({ name, essential: false }));
  return {
    displayName: `${entra.registrationName} ${environment}`,
    signInAudience: 'AzureADMyOrg',
    api: {
      requestedAccessTokenVersion: 2,
      oauth2PermissionScopes: [
        {
          id: scope.id,
          value: scope.value,
          type: 'User',
          isEnabled: true,
          adminConsentDisplayName: scope.about,
          adminConsentDescription: scope.about,
          userConsentDisplayName: scope.about,
          userConsentDescription: scope.about,
        },
      ],
    },
    appRoles: roles.map(({ id, claim, name, about }) => ({
      id,
      value: claim,
      displayName: name,
      description: about,
      isEnabled: true,
      allowedMemberTypes: ['User'],
    })),
    optionalClaims: { accessToken: claims, idToken: claims },
    requiredResourceAccess: [
      {
        resourceAppId: entra.graphAppId,
        resourceAccess: entra.delegated.map(({ id }) => ({ id, type: 'Scope' })),
      },
    ],
    ...(siteUrl && { spa: { redirectUris: [`${siteUrl}${entra.redirectPath}`] } }),
  };
}

/** Grants consent for the whole tenant, because many tenants do not let people consent for themselves. */
async function consent(az: Az, clientId: string, graphId: string) {
  const url = `${GRAPH}/oauth2PermissionGrants`;
  const { value } = await azRest(az, {
    method: 'get',
    url: `${url}?$filter=clientId eq '${clientId}'`,
  });
  const wanted: [resourceId: string, scope: string][] = [
    [clientId, entra.scope.value],
    [graphId, entra.delegated.map(({ name }) => name).join(' ')],
  ];
  for (const [resourceId, scope] of wanted) {
    const isThere = value.some(
      (one: Record<string, unknown>) =>
        one.consentType === 'AllPrincipals' && one.resourceId === resourceId,
    );
    if (isThere) continue;
    const body = { clientId, consentType: 'AllPrincipals', resourceId, scope };
    await azRest(az, { method: 'post', url, body }, JSON_BODY);
  }
}

const assignmentsOf = (resourceId: string) =>
  `${GRAPH}/servicePrincipals/${resourceId}/appRoleAssignedTo`;

/** The id of each app role that a principal has, with the id of its assignment. */
async function assigned(az: Az, resourceId: string, principalId: string) {
  const { value } = await azRest(az, {
    method: 'get',
    url: `${assignmentsOf(resourceId)}?$top=999`,
  });
  const own = value.filter((one: Record<string, unknown>) => one.principalId === principalId);
  return new Map<string, string>(
    own.map((one: Record<string, string>) => [one.appRoleId, one.id] as const),
  );
}

/** Assigns app roles that a principal lacks: assigning one twice is an error. */
async function assign(az: Az, resourceId: string, principalId: string, appRoleIds: string[]) {
  const there = await assigned(az, resourceId, principalId);
  for (const appRoleId of appRoleIds)
    if (!there.has(appRoleId))
      await azRest(
        az,
        {
          method: 'post',
          url: assignmentsOf(resourceId),
          body: { principalId, resourceId, appRoleId },
        },
        JSON_BODY,
      );
}

/**
 * Lets the API's identity invite people, look them up, and change the members of its groups: as the owner of these
 * groups, or by a permission for all groups of the tenant. Without a wish it stays as it is.
 */
async function allowIdentity(
  az: Az,
  identity: string,
  graphId: string,
  groups: string[],
  wish?: string,
) {
  const { id: tenantWide } = entra.groupPermission;
  const granted = (await assigned(az, graphId, identity)).get(tenantWide);
  const isTenantWide = (wish ?? (granted ? 'tenant' : 'owner')) === 'tenant';
  const ids = entra.application.map(({ id }) => id);
  await assign(az, graphId, identity, isTenantWide ? [...ids, tenantWide] : ids);
  if (isTenantWide) return;
  for (const group of groups) await own(az, group, identity);
  if (granted) await azRest(az, { method: 'delete', url: `${assignmentsOf(graphId)}/${granted}` });
}

/** Makes the identity an owner of the group, which others may own as well. */
async function own(az: Az, group: string, identity: string) {
  const url = `${GRAPH}/groups/${group}/owners`;
  const { value } = await azRest(az, { method: 'get', url: `${url}?$select=id` });
  if (value.some(({ id }: { id: string }) => id === identity)) return;
  const body = { '@odata.id': `${GRAPH}/servicePrincipals/${identity}` };
  await azRest(az, { method: 'post', url: `${url}/$ref`, body }, JSON_BODY);
}

const read = (az: Az, path: string) => azRest(az, { method: 'get', url: `${GRAPH}${path}` });

/** Creates or changes an object by its alternate key, and reads it back: a change answers without a body. */
async function upsert(az: Az, path: string, body: unknown) {
  await azRest(az, { method: 'patch', url: `${GRAPH}${path}`, body }, UPSERT);
  return read(az, path);
}
