import { expect, test } from 'vitest';
import { readOptions, refuseMissing } from '../../scripts/deploy/parameters.ts';
import { deploy } from '../../scripts/deploy/steps.ts';
import { emptyCloud, OUTPUTS, recordedAz, recordedTools, shortName } from './az-stand-in.ts';
import { entraSteps, FIRST_RUN, GIVEN, run } from './deploy-run.ts';
import { textOf } from './templates.ts';

test('--what-if changes nothing', async () => {
  const { names, said, code } = await run(emptyCloud(), ['--what-if']);
  expect(code).toBe(0);
  expect(names.at(-1)).toBe('deployment sub what-if');
  expect(said).toContain('Resource changes: 40 to create.');
});

test('where nobody can be asked, it stops before it changes anything', async () => {
  const { names, said, code } = await run(emptyCloud(), []);
  expect(code).toBe(1);
  expect(names.at(-1)).toBe('deployment sub what-if');
  expect(said).toContain('Nobody can be asked here: add --yes to deploy.');
});

test('--skip-entra makes no call to Entra, uses the given ids, and prints what an Entra admin has to run', async () => {
  const ids = ['--entra-client-id', 'c', '--group-admin-id', 'a'];
  const { names, calls, said } = await run(emptyCloud(), ['--yes', '--skip-entra', ...ids]);
  expect(names.filter((name) => /applications|groups|servicePrincipals/.test(name))).toEqual([]);
  const create = calls.find((one) => shortName(one) === 'deployment sub create');
  expect(create?.env).toMatchObject({ VSE_ENTRA_CLIENT_ID: 'c', VSE_GROUP_ADMIN_ID: 'a' });
  expect(said).toContain(
    '--entra-only --environment prod --site-url https://calm-sea.azurestaticapps.net --identity-principal-id identity-principal',
  );
});

test('--entra-only needs the environment only, and prints the ids that the deployment takes', async () => {
  const { az, calls } = recordedAz(emptyCloud());
  const { tools, said } = recordedTools(az);
  const given = [
    '--entra-only',
    '--environment',
    'prod',
    '--site-url',
    'https://vse.aurum.example',
  ];
  const known = readOptions([...given, '--identity-principal-id', 'p'], {});
  expect(await deploy(known, tools)).toBe(0);
  expect(calls.map(shortName)).not.toContain('deployment sub show');
  expect(said.join('\n')).toContain('VSE_ENTRA_CLIENT_ID=client-1');
});

test('--after-provision goes on with what azd has deployed', async () => {
  const { code, names, said } = await run(emptyCloud(), [
    ...['--after-provision', '--entra-client-id', 'client-1'],
  ]);
  expect(code, said).toBe(0);
  const from = FIRST_RUN.indexOf('deployment sub create') + 1;
  const entraIsNew = [...entraSteps(true), ...FIRST_RUN.slice(from + entraSteps(false).length)];
  expect(names).toEqual(['account show json', ...entraIsNew]);
});

test('--samples gives rights to write for as long as the samples are loaded', async () => {
  const { calls, ran } = await run(emptyCloud(), ['--yes', '--samples']);
  const granted = calls.filter(({ args }) => args.includes('assignment'));
  const verbs = granted.map(({ args }) => args.find((one) => one === 'create' || one === 'delete'));
  expect(verbs).toEqual([...Array(4).fill('create'), ...Array(4).fill('delete')]);
  expect(ran.at(-1)?.args[0]).toMatch(/load-catalogue\.ts$/);
  expect(ran.at(-1)?.env).toMatchObject({
    COSMOS_ENDPOINT: 'https://cosmos-prod-x.documents.azure.com:443/',
    BLOB_ACCOUNT_URL: 'https://stfx.blob.core.windows.net/',
  });
});

test.each([
  [
    'account show json',
    "Please run 'az login' to setup account.",
    'You are not signed in to Azure',
  ],
  ['account show json', 'az is not installed', 'The Azure CLI is missing'],
  [
    "patch applications(uniqueName='vse-prod')",
    'Forbidden: Authorization_RequestDenied',
    'Your account may not change Entra',
  ],
  ['deployment sub create', 'StorageAccountAlreadyTaken', 'choose other names with --name-salt'],
  ['deployment sub create', 'InvalidDeploymentLocation: westeurope', 'a region cannot be changed'],
  ['deployment sub create', 'DeploymentActive', 'is still running: wait'],
  [
    'deployment sub create',
    'Start date of budgets cannot be updated. Please delete and create a new budget.',
    '--budget-start 2026-01-01',
  ],
  [
    'deployment sub what-if',
    "LocationNotAvailableForResourceType: 'Microsoft.Web/staticSites'",
    'choose another --location',
  ],
  [
    'deployment sub what-if',
    "The provided value 'mars' is not part of the allowed value(s)",
    'its name and what is allowed stand below',
  ],
  [
    'deployment sub create',
    "MissingSubscriptionRegistration: namespace 'Microsoft.DocumentDB'",
    'az provider register --namespace',
  ],
  ['deployment sub create', 'SubscriptionIsOverQuotaForSku', 'ask for more in the portal'],
  ['deployment sub what-if', 'main.bicep(3,1) : Error BCP018', 'run `npm run infra:check`'],
  [
    'deployment sub create',
    'BadRequest: Microsoft.Consumption/budgets budget-prod-x: not supported for this offer',
    'Add --monthly-budget 0',
  ],
  [
    'deployment sub create',
    'Sorry, we are currently experiencing high demand in West Europe region, and cannot fulfill your request',
    'with another --environment',
  ],
  [
    'deployment sub create',
    'SkuNotAvailable: Standard_ZRS is not available in westus',
    '--storage-redundancy Standard_LRS',
  ],
  ['deployment sub create', 'AuthorizationFailed', 'Role Based Access Control Administrator'],
  ['deployment sub what-if', 'AADSTS50076: multi-factor', 'or lacks something (its code AADSTS'],
  [
    'deployment sub create',
    'RequestDisallowedByPolicy',
    'ask for an exemption of the resource group',
  ],
  ['deployment sub create', 'RoleAssignmentUpdateNotPermitted', "'Identity not found'"],
])('when %s says "%s", the sentence is about what to do', async (at, message, sentence) => {
  const { said, code, events } = await run(emptyCloud(), ['--yes'], { at, message });
  // After a failure of the templates, an empty account that failed is looked for.
  const others = events.filter((name) => !name.includes('Microsoft.DocumentDB'));
  expect([code, others.at(-1)]).toEqual([1, at]);
  expect(said).toContain(sentence);
  expect(said).toContain(message);
});

test.each([
  ['environment', 'Prod'],
  ['environment', 'test_1'],
  ['environment', 'a'],
  ['environment', 'twenty-characters-xx'],
  ['environment', 'prod-'],
  ['cosmos-throughput', '500'],
  ['zone-redundant', 'yes'],
  ['budget-start', '2026-01-15'],
  ['storage-redundancy', 'LRS'],
  ['alert-email', 'ops'],
  ['site-domain', 'https://vse.aurum.example'],
  ['site-domain', 'vse.aurum.example/'],
  ['site-domain', 'localhost'],
  ['site-domain', 'VSE.aurum.example'],
  ['site-domain', 'düfte.example'],
  ['site-domain', 'xn--dfte-0ra.example'],
  ['mail-domain', 'ops@aurum.example'],
])('--%s %s is refused before Azure is asked', (option, value) => {
  const args = [...GIVEN.slice(2), '--environment', 'prod', `--${option}`, value];
  expect(() => readOptions(args, {})).toThrow(`These values do not fit:\n  --${option} ${value}: `);
});

test.each([
  ['{bad', 'no JSON'],
  ['[]', 'no object of names and texts'],
  ['{"INVITE_EXPIRE_DAYS":"30"}', 'INVITE_EXPIRE_DAYS is not in domain/data/settings.json'],
  ['{"SQLITE_FILE":"x"}', 'SQLITE_FILE is not in domain/data/settings.json'],
  ['{"SERVER_SECRET":"x"}', 'SERVER_SECRET is secret and belongs in the vault'],
  ['{"INVITE_EXPIRY_DAYS":30}', 'INVITE_EXPIRY_DAYS needs a text'],
])('--settings %s is refused: %s', (settings, fault) => {
  expect(() => readOptions([...GIVEN, '--settings', settings], {})).toThrow(
    `  --settings: ${fault}`,
  );
});

test('none fits every option but the name of the environment, and null takes a setting away', () => {
  const args = ['--zone-redundant', 'none', '--settings', '{"INVITE_EXPIRY_DAYS":null}'];
  expect(readOptions([...GIVEN, ...args], {}).values.VSE_ZONE_REDUNDANT).toBe('none');
});

test('subscription, tenant, person and the changes in Entra are printed before the question', async () => {
  let saidBefore = '';
  const { az } = recordedAz(emptyCloud());
  const { tools, said } = recordedTools(az);
  const confirm = async () => {
    saidBefore = said.join('\n');
    return false;
  };
  await deploy(readOptions(GIVEN, {}), { ...tools, confirm });
  expect(saidBefore).toContain(
    'Subscription: Production (sub-1), tenant tenant-1, as ops@aurum.example',
  );
  expect(saidBefore).toContain('Entra: registration VSE prod');
  expect(saidBefore).toContain('VSE Admins (prod), VSE Managers (prod), VSE Salespeople (prod)');
  expect(saidBefore).toContain('User.Invite.All, GroupMember.Read.All, User.Read.All');
});

test('a region without Flex Consumption is refused before anything is deployed', async () => {
  const { az, calls } = recordedAz(emptyCloud());
  const { tools, said } = recordedTools(az);
  const given = readOptions([...GIVEN, '--location', 'Atlantis', '--yes'], {});
  expect(await deploy(given, tools)).toBe(1);
  expect(calls.map(shortName)).not.toContain('deployment sub what-if');
  expect(said.join('\n')).toContain("The region 'Atlantis' does not offer");
  expect(said.join('\n')).toContain('eastus2, swedencentral, westeurope');
});

test('missing parameters are named all at once, with option and variable', () => {
  expect(() => readOptions([], {})).toThrow('--environment (or AZURE_ENV_NAME)');
  expect(() => refuseMissing({ AZURE_ENV_NAME: 'prod' })).toThrow(
    /--location \(or AZURE_LOCATION\)[\s\S]*--support-email[\s\S]*--company-provider[\s\S]*--alert-email/,
  );
  const fromEnvironment = readOptions(GIVEN.slice(2), { AZURE_ENV_NAME: 'test' });
  expect(fromEnvironment.values.AZURE_ENV_NAME).toBe('test');
});

test('a run after a half-failed one says so and goes through every step', async () => {
  const cloud = emptyCloud();
  cloud.deployment = { provisioningState: 'Failed', outputs: null, parameters: {} };
  const { code, said, names } = await run(cloud);
  expect(code, said).toBe(0);
  expect(said).toContain("it ended with 'Failed': every step is done again");
  expect(names).toEqual(FIRST_RUN);
});

test('a run while another one is under way stops', async () => {
  const cloud = emptyCloud();
  cloud.deployment = { provisioningState: 'Running', outputs: null };
  const { code, said } = await run(cloud);
  expect(code).toBe(1);
  expect(said).toContain('is still running: wait until it has ended');
});

test('the outputs that the script reads are those of the template', () => {
  const text = textOf('infra/main.bicep');
  const declared = [...text.matchAll(/^output (\w+)/gm)].map(([, name]) => name);
  expect(declared.sort()).toEqual(Object.keys(OUTPUTS).sort());
});
