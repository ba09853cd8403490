import { type Options, readOptions } from '../../scripts/deploy/parameters.ts';
import { deploy, type Tools } from '../../scripts/deploy/steps.ts';
import { type Cloud, type Failure, recordedAz, recordedTools, shortName } from './az-stand-in.ts';

export const GIVEN = [
  ...['--environment', 'prod', '--location', 'westeurope', '--support-email', 'help@aurum.example'],
  ...['--company-provider', 'Aurum', '--company-domain', 'aurum.example'],
  ...['--alert-email', 'ops@aurum.example'],
];
export const options = (...more: string[]): Options => readOptions([...GIVEN, ...more], {});

export async function run(
  cloud: Cloud,
  more: string[] = ['--yes'],
  failure?: Failure,
  others: Partial<Tools> = {},
) {
  const events: string[] = [];
  const { az, calls } = recordedAz(cloud, failure, events);
  const { tools, said, ran } = recordedTools(az, {}, failure, events, cloud);
  const code = await deploy(options(...more), { ...tools, ...others });
  return { code, calls, names: calls.map(shortName), events, said: said.join('\n'), ran };
}

export const VAULT = 'Microsoft.KeyVault/vaults/kv-x/secrets';
const ENTRA = [
  "patch applications(uniqueName='vse-prod')",
  "get applications(uniqueName='vse-prod')",
  "patch applications(uniqueName='vse-prod')",
  "patch servicePrincipals(appId='client-1')",
  "get servicePrincipals(appId='client-1')",
];
const groupSteps = (name: string, isNew: boolean) => [
  `patch groups(uniqueName='vse-prod-${name}')`,
  `get groups(uniqueName='vse-prod-${name}')`,
  "get servicePrincipals/id-of-servicePrincipals(appId='client-1')/appRoleAssignedTo",
  ...(isNew
    ? ["post servicePrincipals/id-of-servicePrincipals(appId='client-1')/appRoleAssignedTo"]
    : []),
];
const GRAPH = "servicePrincipals(appId='00000003-0000-0000-c000-000000000000')";
export const entraSteps = (isNew: boolean) => [
  ...ENTRA,
  `get ${GRAPH}`,
  'get oauth2PermissionGrants',
  ...(isNew ? Array(2).fill('post oauth2PermissionGrants') : []),
  ...groupSteps('admin', isNew),
  ...groupSteps('manager', isNew),
  ...groupSteps('salesperson', isNew),
];
/** What the API's identity gets in Entra at the first run. */
export const identitySteps = [
  ...Array(2).fill(`get servicePrincipals/id-of-${GRAPH}/appRoleAssignedTo`),
  ...Array(3).fill(`post servicePrincipals/id-of-${GRAPH}/appRoleAssignedTo`),
  ...['admin', 'manager', 'salesperson'].flatMap((name) => {
    const owners = `groups/id-of-groups(uniqueName='vse-prod-${name}')/owners`;
    return [`get ${owners}`, `post ${owners}/$ref`];
  }),
];
export const FIRST_RUN = [
  'account show json',
  'deployment sub show',
  'get Microsoft.KeyVault/vaults',
  'functionapp list-flexconsumption-locations json',
  'deployment sub what-if',
  ...entraSteps(true),
  'deployment sub create',
  ...entraSteps(false),
  ...identitySteps,
  `get ${VAULT}/id-secret`,
  `put ${VAULT}/id-secret`,
  `get ${VAULT}/server-secret`,
  `put ${VAULT}/server-secret`,
  'get Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings',
  `get ${VAULT}/id-secret`,
  'post Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings/refresh',
  'functionapp restart rg-vse-prod',
  'functionapp update-strategy config show',
  'functionapp update-strategy config set',
  ...Array(2).fill('account get-access-token accessToken'),
  'functionapp keys list',
  'functionapp keys set',
  `put ${VAULT}/function-key`,
  'get Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings',
  `get ${VAULT}/id-secret`,
  `get ${VAULT}/server-secret`,
  `get ${VAULT}/function-key`,
  'post Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings/refresh',
  'functionapp restart rg-vse-prod',
  'staticwebapp secrets list',
];
