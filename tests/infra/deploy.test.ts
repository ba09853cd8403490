import { expect, test } from 'vitest';
import { AzError } from '../../scripts/deploy/az.ts';
import { deploy } from '../../scripts/deploy/steps.ts';
import { emptyCloud, recordedAz, recordedTools, shortName } from './az-stand-in.ts';
import { FIRST_RUN, options, run, VAULT } from './deploy-run.ts';
import { textOf } from './templates.ts';

test('a first run says what would change, deploys, makes the secrets and uploads, in this order', async () => {
  const cloud = emptyCloud();
  const { code, names, calls, ran, said } = await run(cloud);
  expect(code, said).toBe(0);
  expect(names).toEqual(FIRST_RUN);
  const create = calls.find((one) => shortName(one) === 'deployment sub create');
  expect(create?.args.slice(3, 7)).toEqual(['--name', 'vse-prod', '--location', 'westeurope']);
  expect(create?.env).toMatchObject({
    AZURE_ENV_NAME: 'prod',
    VSE_SUPPORT_EMAIL: 'help@aurum.example',
    VSE_COMPANY_PROVIDER: 'Aurum',
    VSE_COMPANY_DOMAIN: 'aurum.example',
    VSE_ALERT_EMAIL: 'ops@aurum.example',
    VSE_ENTRA_CLIENT_ID: 'client-1',
    VSE_GROUP_ADMIN_ID: "id-of-groups(uniqueName='vse-prod-admin')",
  });
  expect(ran[0]?.env).toEqual({ VSE_BLOB_HOST: 'stfx.blob.core.windows.net' });
  expect(ran[1]?.args.slice(0, 3)).toEqual([
    'ci',
    '--prefix',
    expect.stringMatching(/scripts.deploy.swa$/),
  ]);
  expect(ran[2]?.env).toEqual({ SWA_CLI_DEPLOYMENT_TOKEN: 'upload-token' });
  expect(said).toContain('Deployed: https://calm-sea.azurestaticapps.net');
});

test('Entra gets the registration, its own identifier URI, the redirect page and the Graph permissions', async () => {
  const cloud = emptyCloud();
  const { calls } = await run(cloud);
  expect(cloud.identifierUris).toEqual(['api://client-1']);
  expect(cloud.redirectUris).toEqual(['https://calm-sea.azurestaticapps.net/redirect.html']);
  const registration = calls.find((one) => shortName(one).startsWith('patch applications'));
  expect(registration?.body).toMatchObject({
    signInAudience: 'AzureADMyOrg',
    api: { requestedAccessTokenVersion: 2, oauth2PermissionScopes: [{ value: 'access_as_user' }] },
    appRoles: [{ value: 'Task.Admin' }, { value: 'Task.Manager' }, { value: 'Task.User' }],
    optionalClaims: { accessToken: [{ name: 'email' }] },
  });
  expect(cloud.consents).toEqual([
    expect.objectContaining({ consentType: 'AllPrincipals', scope: 'access_as_user' }),
    expect.objectContaining({ consentType: 'AllPrincipals', scope: 'User.Read User.ReadWrite' }),
  ]);
  expect(cloud.assigned.filter(({ principalId }) => principalId === 'identity-principal')).toEqual([
    expect.objectContaining({ appRoleId: '09850681-111b-4a89-9bed-3f2cae46d706' }),
    expect.objectContaining({ appRoleId: '98830695-27a2-44f7-8c18-0c3ebc9698f6' }),
    expect.objectContaining({ appRoleId: 'df021288-bdef-4463-88db-98f22de89214' }),
  ]);
});

test('what Entra does not find yet, since it was made a moment ago, is asked for again', async () => {
  const { az } = recordedAz(emptyCloud());
  const { tools, said } = recordedTools(az);
  let misses = 2;
  const slow: typeof az = (args, env) => {
    const isFresh = args.some((one) => one.includes("servicePrincipals(appId='client-1')"));
    if (isFresh && misses-- > 0)
      throw new AzError(args, 'The appId does not reference a valid application object.');
    return az(args, env);
  };
  expect(await deploy(options('--yes'), { ...tools, az: slow }), said.join('\n')).toBe(0);
  expect(misses).toBeLessThan(0);
});

test('a second run keeps both secrets, the redirect page and every assignment', async () => {
  const cloud = emptyCloud();
  await run(cloud);
  const before = structuredClone(cloud);
  const { code, names, said } = await run(cloud);
  expect(code, said).toBe(0);
  const kept = { deployment: null, packages: 2 };
  expect({ ...cloud, ...kept }).toEqual({ ...before, ...kept });
  expect(names).not.toContain(`put ${VAULT}/server-secret`);
  expect(names).not.toContain(`put ${VAULT}/id-secret`);
  expect(names).not.toContain('functionapp keys set');
  expect(said).toContain('it is brought up to date; data and secrets stay');
});

test('a run in a later month gives the budget the first day that it has, which Azure lets nobody change', async () => {
  const cloud = emptyCloud();
  const first = await run(cloud);
  const create = ({ calls }: typeof first) =>
    calls.find((one) => shortName(one) === 'deployment sub create');
  expect(create(first)?.env).not.toHaveProperty('VSE_BUDGET_START');
  expect(create(await run(cloud))?.env).toMatchObject({ VSE_BUDGET_START: '2026-01-01' });
  const given = await run(cloud, ['--yes', '--budget-start', '2025-11-01']);
  expect(create(given)?.env).toMatchObject({ VSE_BUDGET_START: '2025-11-01' });
  expect(textOf('infra/main.bicep').match(/utcNow\(/g)).toHaveLength(1);
});

test('the server secret is long and random, and no secret is an argument or printed', async () => {
  const cloud = emptyCloud();
  const { calls, said, ran } = await run(cloud);
  const secret = cloud.secrets['server-secret']?.[0]?.value ?? '';
  expect(secret).toMatch(/^[\w-]{64}$/);
  const idSecret = cloud.secrets['id-secret']?.[0]?.value ?? '';
  expect(idSecret).toMatch(/^[\w-]{64}$/);
  expect(idSecret).not.toBe(secret);
  expect(cloud.secrets['function-key']?.[0]?.value).toBe('a-real-host-key');
  const visible = [said, ...calls.flatMap(({ args }) => args), ...ran.flatMap(({ args }) => args)];
  for (const value of [secret, idSecret, 'a-real-host-key', 'upload-token', 'an-access-token'])
    expect(visible.some((text) => text.includes(value))).toBe(false);
});

test('a rotation deploys the old secret as the previous one before it makes the new one', async () => {
  const cloud = emptyCloud();
  await run(cloud);
  const { calls, names } = await run(cloud, ['--yes', '--rotate-secret']);
  const create = calls.find((one) => shortName(one) === 'deployment sub create');
  expect(create?.env.VSE_PREVIOUS_SERVER_VERSION).toBe('v1');
  const made = names.indexOf(`put ${VAULT}/server-secret`);
  expect(made).toBeGreaterThan(names.indexOf('deployment sub create'));
  expect(cloud.secrets['server-secret']?.map(({ tags }) => tags.previousVersion ?? '')).toEqual([
    '',
    'v1',
  ]);
  expect(cloud.secrets['id-secret']).toHaveLength(1);
  const next = await run(cloud);
  const after = next.calls.find((one) => shortName(one) === 'deployment sub create');
  expect(after?.env.VSE_PREVIOUS_SERVER_VERSION).toBe('v1');
});

test('a revocation deploys no previous secret, whatever its age, and the API reads the new one before the build', async () => {
  const cloud = emptyCloud();
  await run(cloud);
  await run(cloud, ['--yes', '--rotate-secret']);
  const { calls, said, events, code } = await run(cloud, ['--yes', '--revoke-secret']);
  expect(code, said).toBe(0);
  const create = calls.find((one) => shortName(one) === 'deployment sub create');
  expect(create?.env).not.toHaveProperty('VSE_PREVIOUS_SERVER_VERSION', expect.stringMatching('v'));
  expect(cloud.secrets['server-secret']?.at(-1)).toMatchObject({
    version: 'v3',
    tags: { previousVersion: '' },
  });
  expect(cloud.secrets['id-secret']).toHaveLength(1);
  expect(said).toContain('respondents have to enter their codes again');
  const order = [`put ${VAULT}/server-secret`, 'functionapp restart rg-vse-prod', 'run build.ts'];
  expect(events.filter((name) => order.includes(name))).toEqual(order);
  const next = await run(cloud);
  expect(next.calls.find((one) => shortName(one) === 'deployment sub create')?.env).toMatchObject({
    VSE_PREVIOUS_SERVER_VERSION: 'none',
  });
  const rotated = await run(cloud, ['--yes', '--rotate-secret']);
  expect(rotated.code, rotated.said).toBe(0);
});

test('a run that replaces no secret restarts nothing, and sets rolling updates once', async () => {
  const cloud = emptyCloud();
  await run(cloud);
  expect(cloud.updateStrategy).toBe('RollingUpdate');
  const { names, said } = await run(cloud);
  expect(names).not.toContain('functionapp restart rg-vse-prod');
  expect(names.filter((name) => name.endsWith('/refresh'))).toEqual([]);
  expect(names).not.toContain('functionapp update-strategy config set');
  expect(said).toContain('  has the newest ones\n');
});

test('a secret that the API has not read, or that is not resolved, ends in a restart', async () => {
  const cloud = emptyCloud();
  await run(cloud);
  cloud.read['function-key'] = 'v0';
  expect((await run(cloud)).names).toContain('functionapp restart rg-vse-prod');
  expect((await run(cloud)).names).not.toContain('functionapp restart rg-vse-prod');
  const at = 'get Microsoft.Web/sites/func-prod-x/config/configreferences/appsettings';
  const answer = (status: string) =>
    JSON.stringify({
      properties: {
        keyToReferenceStatuses: Object.fromEntries(
          ['ID_SECRET', 'SERVER_SECRET', 'FUNCTION_KEY'].map((name) => [
            name,
            { status, activeVersion: 'v1' },
          ]),
        ),
      },
    });
  const restarts = async (failure: string) =>
    (await run(cloud, ['--yes'], { at, answer: failure })).names.includes(
      'functionapp restart rg-vse-prod',
    );
  expect(await restarts(answer('AccessToKeyVaultDenied'))).toBe(true);
  expect(await restarts(answer('Resolved'))).toBe(false);
  expect(await restarts('{}')).toBe(true);
});

test.each([
  [['--revoke-secret', '--rotate-secret'], 'not both'],
  [['--revoke-secret', '--code-only'], '--revoke-secret cannot be given with --code-only'],
  [['--rotate-secret', '--entra-only'], '--rotate-secret cannot be given with --entra-only'],
  [['--rotate-secret', '--write-parameters'], 'cannot be given with --write-parameters'],
])('%s is refused, since no secret or another one would be replaced', (args, message) => {
  expect(() => options(...args)).toThrow(message);
});

test('a host key without its setting, as a half-failed run leaves it, is put into the setting', async () => {
  const cloud = emptyCloud();
  cloud.hostKeys.web = 'made-before';
  const { names } = await run(cloud);
  expect(names).not.toContain('functionapp keys set');
  expect(cloud.secrets['function-key']?.[0]?.value).toBe('made-before');
});

test('a function host that answers directly fails the deployment', async () => {
  const { az } = recordedAz(emptyCloud());
  const { tools, said } = recordedTools(az, {
    'https://func-prod-x.azurewebsites.net/api/health': 200,
  });
  expect(await deploy(options('--yes'), tools)).toBe(1);
  expect(said.join('\n')).toContain('FAILED at: Smoke test');
  expect(said.join('\n')).toContain('answered 200 instead of 401 or 403');
});
