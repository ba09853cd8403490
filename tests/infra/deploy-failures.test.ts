import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Cloud, emptyCloud, OUTPUTS } from './az-stand-in.ts';
import { entraSteps, identitySteps, run, VAULT } from './deploy-run.ts';

const SITE = 'https://calm-sea.azurestaticapps.net';
const HOST = 'https://func-prod-x.azurewebsites.net';

const LET_ENTRA = 'someone else runs --entra-only, and you deploy with --skip-entra';
const WRITE_SECRETS = 'must be able to write secrets in Key Vault';

/** Their failure is only a warning. */
const STRATEGY = [
  'functionapp update-strategy config show',
  'functionapp update-strategy config set',
];

/** Every step of a first run with the samples, the sentence about what to do when it fails, and what happens in it. */
const STEPS: [step: string, todo: string, events: string[]][] = [
  [
    'Check the sign-in',
    'Run `az account show`: it must print the subscription',
    ['account show json'],
  ],
  [
    'Look for an earlier deployment',
    'must be able to read the deployments, vaults and budgets',
    ['deployment sub show', 'get Microsoft.KeyVault/vaults'],
  ],
  [
    'Check the region',
    'Run `az functionapp list-flexconsumption-locations`: it must print the regions',
    ['functionapp list-flexconsumption-locations json'],
  ],
  [
    'Say what would change (what-if)',
    'Correct the parameter or the template that is named below.',
    ['deployment sub what-if'],
  ],
  ['Entra: registration, roles and groups', LET_ENTRA, entraSteps(true)],
  [
    'Deploy the templates (10 to 20 minutes)',
    'The portal shows the resource that failed: Subscriptions, Deployments.',
    ['deployment sub create'],
  ],
  [
    'Entra: addresses of the app, permissions of the API',
    LET_ENTRA,
    [...entraSteps(false), ...identitySteps],
  ],
  ['ID_SECRET', WRITE_SECRETS, [`get ${VAULT}/id-secret`, `put ${VAULT}/id-secret`]],
  ['SERVER_SECRET', WRITE_SECRETS, [`get ${VAULT}/server-secret`, `put ${VAULT}/server-secret`]],
  [
    'Have the API read its secrets',
    'Restart the function app in the portal',
    [
      'get Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings',
      `get ${VAULT}/id-secret`,
      'post Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings/refresh',
      'functionapp restart rg-vse-prod',
    ],
  ],
  ['Build', 'Correct what the build printed above', ['run build.ts', ...STRATEGY]],
  [
    'Upload the API',
    'Running the command again uploads it again.',
    [
      'account get-access-token accessToken',
      'POST publish',
      'account get-access-token accessToken',
      'GET deployments/package-1',
    ],
  ],
  [
    'FUNCTION_KEY',
    'read its log stream in the portal',
    [
      'functionapp keys list',
      'functionapp keys set',
      `put ${VAULT}/function-key`,
      'get Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings',
      `get ${VAULT}/id-secret`,
      `get ${VAULT}/server-secret`,
      `get ${VAULT}/function-key`,
      'post Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings/refresh',
      'functionapp restart rg-vse-prod',
    ],
  ],
  [
    'Upload the app',
    'npm needs its registry to install the Static Web Apps tool',
    ['staticwebapp secrets list', 'run ci', 'run swa'],
  ],
  [
    'Smoke test',
    '"Incidents", says where to look',
    [
      `fetch ${SITE}/`,
      `fetch ${SITE}/api/health`,
      `fetch ${SITE}/api/health/ready`,
      `fetch ${SITE}/api/vseGetAppSettings`,
      'fetch https://login.microsoftonline.com/tenant-1/oauth2/v2.0/authorize',
      `fetch ${SITE}/redirect.html`,
      `fetch ${HOST}/api/health`,
    ],
  ],
  [
    'Load the sample catalogue',
    'must be able to assign roles',
    [
      'account show json',
      'ad signed-in-user show',
      'cosmosdb sql role',
      ...Array(3).fill('role assignment create'),
      'run load-catalogue.ts',
      'cosmosdb sql role',
      ...Array(3).fill('role assignment delete'),
    ],
  ],
];
const EVERYTHING = STEPS.flatMap(([, , events]) => events);

/** What happens again within a step: a fresh function host is waited for, and rights are always taken back. */
const AGAIN: Record<string, string[]> = {
  // Whether a call that failed was obeyed is looked for.
  SERVER_SECRET: [`get ${VAULT}/server-secret`],
  'Upload the API': ['account get-access-token accessToken'],
  FUNCTION_KEY: ['functionapp keys list', 'functionapp keys set', `get ${VAULT}/function-key`],
  'Load the sample catalogue': ['cosmosdb sql role', 'role assignment delete'],
};

/** A row for everything that can fail, where it happens first. */
const ROWS = STEPS.flatMap(([step, todo, events]) =>
  [...new Set(events)].map((at) => [step, at, todo] as const),
).filter(
  ([, at], index, rows) =>
    // Taking back a right has a test of its own.
    ![...STRATEGY, 'role assignment delete'].includes(at) &&
    rows.findIndex(([, other]) => other === at) === index,
);

const SAMPLES = ['--yes', '--samples'];

const secretsOf = ({ secrets }: Cloud) =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, versions]) => [name, versions.map(({ value }) => value)]),
  );

/** The same command once more: all is there once, and what was there before is kept. */
async function expectCompleted(cloud: Cloud) {
  const before = secretsOf(cloud);
  const again = await run(cloud, SAMPLES);
  expect(again.code, again.said).toBe(0);
  const after = secretsOf(cloud);
  expect(Object.keys(after).sort()).toEqual(['function-key', 'id-secret', 'server-secret']);
  for (const [name, values] of Object.entries(after)) {
    expect([name, values.length]).toEqual([name, 1]);
    if (before[name]?.length) expect([name, values]).toEqual([name, before[name]]);
  }
  const assigned = cloud.assigned.map(({ principalId, appRoleId }) => principalId + appRoleId);
  expect(assigned).toEqual([...new Set(assigned)]);
  expect(cloud.assigned).toHaveLength(6);
  expect(cloud.granted).toEqual([]);
}

test('a first run with samples does all of this, in this order', async () => {
  const { code, events, said } = await run(emptyCloud(), SAMPLES);
  expect(code, said).toBe(0);
  expect(events).toEqual(EVERYTHING);
});

describe('when exactly one step fails', () => {
  test.each(ROWS)('%s (%s): the run stops and says what to do', async (step, at, todo) => {
    const cloud = emptyCloud();
    const failed = await run(cloud, SAMPLES, { at, message: 'ERROR: it broke' });
    expect(failed.code).toBe(1);
    expect(failed.said).toContain(`FAILED at: ${step}\n`);
    expect(failed.said).toContain(todo);
    expect(failed.said).toContain('ERROR: it broke');
    expect(failed.said).not.toContain('Deployed: ');
    const until = EVERYTHING.indexOf(at) + 1;
    expect(failed.events.slice(0, until)).toEqual(EVERYTHING.slice(0, until));
    const again = [at, ...(AGAIN[step] ?? [])];
    expect(failed.events.slice(until).filter((name) => !again.includes(name))).toEqual([]);
    expect(cloud.granted).toEqual([]);
    await expectCompleted(cloud);
  });

  test('Look for the secret of an earlier deployment: the run stops and says what to do', async () => {
    const cloud = emptyCloud();
    await run(cloud);
    const at = `get ${VAULT}/server-secret`;
    const { code, said, events } = await run(cloud, ['--yes'], { at, message: 'ERROR: it broke' });
    expect([code, events.at(-1)]).toEqual([1, at]);
    expect(said).toContain('FAILED at: Look for the secret\n');
    expect(said).toContain('must be able to read the resources of the subscription');
    expect(events).not.toContain('deployment sub create');
    await expectCompleted(cloud);
  });

  test('Ask whether to go on, and the answer is no: nothing is changed', async () => {
    const cloud = emptyCloud();
    const { code, said, events } = await run(cloud, [], undefined, { confirm: async () => false });
    expect([code, events.at(-1)]).toEqual([1, 'deployment sub what-if']);
    expect(said).toContain('FAILED at: Ask whether to go on\n');
    expect(said).toContain('Stopped, as you wished; nothing was deployed.');
    expect(cloud).toEqual(emptyCloud());
  });

  test.each([
    [['--yes', '--rotate-secret'], 'Look for the secret', 'leave --rotate-secret out'],
    [['--after-provision', '--rotate-secret'], 'Read what was provisioned', 'by `npm run deploy`'],
    [['--yes', '--revoke-secret'], 'Look for the secret', 'leave --revoke-secret out'],
    [['--after-provision', '--revoke-secret'], 'Read what was provisioned', 'by `npm run deploy`'],
  ])('%s where no secret can be replaced: nothing is changed', async (given, step, todo) => {
    const cloud = emptyCloud();
    const { code, said } = await run(cloud, given);
    expect([code, cloud]).toEqual([1, emptyCloud()]);
    expect(said).toContain(`FAILED at: ${step}\nNothing after`);
    expect(said).toContain(todo);
  });

  test('Read what was provisioned: the outputs that azd does not give are named', async () => {
    const env = { ...OUTPUTS, VSE_VAULT: '', VSE_SITE_URL: undefined };
    const { code, said, events } = await run(emptyCloud(), ['--after-provision'], undefined, {
      env,
    });
    expect([code, events]).toEqual([1, ['account show json']]);
    expect(said).toContain('FAILED at: Read what was provisioned\nRun it as the hook of');
    expect(said).toContain('These outputs are not in the environment: VSE_SITE_URL, VSE_VAULT.');
  });

  test.each([
    ['no package', join(import.meta.dirname, 'nothing'), 'ENOENT'],
    ['an empty package', undefined, 'There is nothing to upload in'],
  ])('Upload the API with %s: nothing is uploaded', async (_, given, said) => {
    const cloud = emptyCloud();
    const apiFolder = given ?? mkdtempSync(join(tmpdir(), 'vse-empty-'));
    const failed = await run(cloud, SAMPLES, undefined, { apiFolder });
    expect([failed.code, failed.events.at(-1)]).toEqual([1, STRATEGY[1]]);
    expect(failed.said).toContain('FAILED at: Upload the API\n');
    expect(failed.said).toContain(said);
    if (!given) rmSync(apiFolder, { recursive: true });
    await expectCompleted(cloud);
  });

  test.each(STRATEGY)('%s: the run goes on with a warning', async (at) => {
    const message = "ERROR: 'update-strategy' is misspelled or not recognized by the system.";
    const { code, said } = await run(emptyCloud(), ['--yes'], { at, message });
    expect(code, said).toBe(0);
    expect(said).toContain(
      `  Rolling updates: WARNING: not available here, so this update ends running calls. ${message}`,
    );
  });

  test('Upload the app without an upload token: the tool, which would ask for one, is not started', async () => {
    const cloud = emptyCloud();
    const failed = await run(cloud, SAMPLES, { at: 'staticwebapp secrets list', answer: '\n' });
    expect([failed.code, failed.events.at(-1)]).toEqual([1, 'staticwebapp secrets list']);
    expect(failed.said).toContain('The Static Web App has no upload token.');
    await expectCompleted(cloud);
  });

  test('FUNCTION_KEY without a key from the host: nothing is put into the setting', async () => {
    const cloud = emptyCloud();
    const failed = await run(cloud, SAMPLES, { at: 'functionapp keys set', answer: '{}' });
    expect([failed.code, failed.events.at(-1)]).toEqual([1, 'functionapp keys set']);
    expect(failed.said).toContain('The function host made no key.');
    expect(cloud.secrets['function-key']).toBeUndefined();
  });

  test('Smoke test with an address that cannot be reached: the address is named', async () => {
    const at = `fetch ${SITE}/api/health/ready`;
    const { said } = await run(emptyCloud(), ['--yes'], { at, message: 'getaddrinfo ENOTFOUND' });
    expect(said).toContain(`${SITE}/api/health/ready cannot be reached: getaddrinfo ENOTFOUND.`);
  });

  test('Smoke test with an app that lets pictures come from elsewhere: the run fails', async () => {
    const fetch = async () =>
      new Response('', { headers: { 'content-security-policy': "img-src 'self' *" } });
    const { code, said } = await run(emptyCloud(), ['--yes'], undefined, { fetch });
    expect(code).toBe(1);
    expect(said).toContain('The app does not let pictures come from stfx.blob.core.windows.net');
  });

  test('Load the sample catalogue, whose rights cannot be taken back: the rest is, and the commands are said', async () => {
    const cloud = emptyCloud();
    const at = 'role assignment delete';
    const { code, said, events } = await run(cloud, SAMPLES, { at, message: 'ERROR: it broke' });
    expect([code, events.filter((name) => name === at).length]).toEqual([1, 3]);
    expect(said).toContain('These rights to write data are still yours; take them back:');
    expect(said.match(/ {2}az role assignment delete --assignee person-1 /g)).toHaveLength(3);
    expect(cloud.granted).not.toContain('database');
  });
});
