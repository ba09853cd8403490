import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Az, AzError, unanswered } from '../../scripts/deploy/az.ts';
import type { Tools } from '../../scripts/deploy/steps.ts';
import { refuseUnknown } from './az-commands.ts';

export const OUTPUTS = {
  AZURE_RESOURCE_GROUP: 'rg-vse-prod',
  VSE_FUNCTION_APP: 'func-prod-x',
  VSE_FUNCTION_HOST: 'func-prod-x.azurewebsites.net',
  VSE_SITE_NAME: 'stapp-prod-x',
  VSE_SITE_HOST: 'calm-sea.azurestaticapps.net',
  VSE_SITE_URL: 'https://calm-sea.azurestaticapps.net',
  VSE_BLOB_HOST: 'stfx.blob.core.windows.net',
  VSE_FILES_ACCOUNT: 'stfx',
  VSE_COSMOS_ACCOUNT: 'cosmos-prod-x',
  VSE_VAULT: 'kv-x',
  VSE_IDENTITY_PRINCIPAL_ID: 'identity-principal',
  VSE_MAIL_SERVICE: 'mail-prod-x',
  VSE_BUDGET_START: '2026-01-01',
};
const outputs = Object.fromEntries(
  Object.entries(OUTPUTS).map(([name, value]) => [name, { type: 'String', value }]),
);

export type Call = { args: string[]; env: Record<string, string>; body?: unknown };

/** What Azure holds: the stand-in changes it as the real one would. */
export type Cloud = {
  deployment?: {
    provisioningState: string;
    outputs: Partial<typeof outputs> | null;
    parameters?: Record<string, { type: string; value: unknown }>;
  };
  /** What is in the resource group, and stays when a later deployment fails. */
  resources?: { vaults: string[]; budgetStart: string };
  /** The rights to write data that a person has. */
  granted: string[];
  secrets: Record<string, { value: string; version: string; tags: Record<string, string> }[]>;
  /** How long ago the secrets were made, in days. */
  secretsAge: number;
  /** The accounts of Cosmos DB with their state and their databases. */
  accounts: Record<string, { state: string; databases: string[] }>;
  /** What was deleted in Entra, and the secrets of a vault that was. */
  deleted: string[];
  deletedSecrets?: Cloud['secrets'];
  /** The owners of groups. */
  owners: Record<string, string[]>;
  hostKeys: Record<string, string>;
  /** The versions of the secrets that the API has read, by their names. */
  read: Record<string, string>;
  /** How new versions replace instances; Azure's default without one. */
  updateStrategy?: string;
  /** The state of each own domain of the app. */
  hostnames: Record<string, string>;
  /** The packages that the app was given. */
  packages: number;
  /** What everybody's consent is given to. */
  consents: { resourceId: string; scope: string; consentType: string }[];
  assigned: { id: string; principalId: string; appRoleId: string }[];
  redirectUris?: string[];
  identifierUris?: string[];
};

export const emptyCloud = (): Cloud => ({
  granted: [],
  secrets: {},
  secretsAge: 0,
  accounts: {},
  deleted: [],
  owners: {},
  hostKeys: {},
  read: {},
  hostnames: {},
  packages: 0,
  consents: [],
  assigned: [],
});

/** A short name of a call, for comparing orders. */
export function shortName({ args }: Call): string {
  if (args[0] !== 'rest')
    return (
      args
        .filter((one) => !one.startsWith('-'))
        // Of two commands of the same group, the fourth word tells which.
        .slice(0, args[1] === 'update-strategy' ? 4 : 3)
        .join(' ')
    );
  const url = args[args.indexOf('--url') + 1] ?? '';
  const path = url.replace(/^.*(v1\.0|providers)\//, '').replace(/\?.*$/, '');
  return `${args[args.indexOf('--method') + 1]} ${path}`;
}

/**
 * Makes the event of that name fail (a call of `az`, a program that runs, or a fetch), or `az` print this, or hang before
 * or after Azure does what it was asked.
 */
export type Failure = { at: string } & (
  | { message: string }
  | { answer: string }
  | { hangs: 'before' | 'after' }
);

/** An `az` that records what it is asked, and answers from its cloud. */
export function recordedAz(cloud: Cloud, failure?: Failure, events: string[] = []) {
  const calls: Call[] = [];
  const az: Az = async (args, env = {}) => {
    const at = args.indexOf('--body');
    const file = at < 0 ? undefined : args[at + 1]?.slice(1);
    const body = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
    const call = { args, env: { ...env }, body };
    calls.push(call);
    const name = shortName(call);
    refuseUnknown(args);
    events.push(name);
    if (failure?.at === name) {
      if ('answer' in failure) return failure.answer;
      if ('hangs' in failure) {
        try {
          if (failure.hangs === 'after') answerOf(cloud, name, call);
        } catch {
          // What is not there is not found: nobody hears of it.
        }
        throw unanswered(args, 30);
      }
      if (name === 'deployment sub create') failDeployment(cloud, env, failure.message);
      throw new AzError(args, failure.message);
    }
    const answer = answerOf(cloud, name, call);
    return typeof answer === 'string' ? answer : JSON.stringify(answer ?? '');
  };
  return { az, calls };
}

/** What a failed deployment leaves; a region without room leaves a failed account, too. */
function failDeployment(cloud: Cloud, env: Record<string, string>, message: string) {
  cloud.deployment = { provisioningState: 'Failed', outputs: null, parameters: recorded(env) };
  if (/high demand/.test(message))
    cloud.accounts[OUTPUTS.VSE_COSMOS_ACCOUNT] ??= { state: 'Failed', databases: [] };
}

/** The parameters that Azure stores of a deployment with these variables. */
function recorded(env: Record<string, string>) {
  const file = readFileSync(resolve(import.meta.dirname, '../../infra/main.bicepparam'), 'utf8');
  const read = [
    ...file.matchAll(/^param (\w+) = (\w+)?\(?readEnvironmentVariable\('(\w+)'(?:, '(.*)')?/gm),
  ];
  const pairs = read.map(([, name = '', wrapper, variable = '', byDefault]) => {
    const given = env[variable] ?? byDefault;
    if (given === undefined) throw new Error(`The environment lacks ${variable}.`);
    const value = ['bool', 'int', 'json'].includes(wrapper ?? '') ? JSON.parse(given) : given;
    return [name, { type: typeof value, value: value === 'none' ? '' : value }] as const;
  });
  return Object.fromEntries(pairs);
}

const missing = (call: Call) => new AzError(call.args, 'ERROR: (NotFound) It was not found.');

function answerOf(cloud: Cloud, name: string, call: Call): unknown {
  if (name.startsWith('account show'))
    return {
      id: 'sub-1',
      name: 'Production',
      tenantId: 'tenant-1',
      user: { type: 'user', name: 'ops@aurum.example' },
    };
  if (name.startsWith('account get-access-token')) return 'an-access-token\n';
  if (name.startsWith('functionapp list-flexconsumption-locations'))
    return [{ name: 'westeurope' }, { name: 'eastus2' }, { name: 'swedencentral' }];
  if (name === 'deployment sub show') {
    if (!cloud.deployment) throw missing(call);
    return { properties: cloud.deployment };
  }
  if (name === 'deployment sub what-if') return 'Resource changes: 40 to create.';
  if (name === 'deployment sub create') {
    cloud.deployment = {
      provisioningState: 'Succeeded',
      outputs: { ...outputs },
      parameters: recorded(call.env),
    };
    cloud.accounts[OUTPUTS.VSE_COSMOS_ACCOUNT] = { state: 'Succeeded', databases: ['vse'] };
    cloud.resources = { vaults: [OUTPUTS.VSE_VAULT], budgetStart: OUTPUTS.VSE_BUDGET_START };
    return { properties: cloud.deployment };
  }
  if (name.startsWith('functionapp keys list')) return { functionKeys: cloud.hostKeys };
  if (name.startsWith('functionapp keys set')) {
    cloud.hostKeys.web = 'a-real-host-key';
    return { name: 'web', value: 'a-real-host-key' };
  }
  if (name.startsWith('staticwebapp secrets list')) return 'upload-token\n';
  if (name === 'staticwebapp hostname show') {
    const state = cloud.hostnames[call.args[call.args.indexOf('--hostname') + 1] ?? ''];
    if (!state) throw missing(call);
    return `${state}\n`;
  }
  if (name === 'functionapp restart rg-vse-prod')
    for (const [secret, versions] of Object.entries(cloud.secrets))
      cloud.read[secret] = versions.at(-1)?.version ?? '';
  if (name === 'functionapp update-strategy config show')
    return { type: cloud.updateStrategy ?? 'Recreate' };
  if (name === 'functionapp update-strategy config set')
    cloud.updateStrategy = call.args.at(-1) ?? '';
  if (name.startsWith('ad signed-in-user')) return { id: 'person-1' };
  if (removeOrRecover(cloud, call)) return '';
  if (name.startsWith('ad app list')) return 'client-1\n';
  if (call.args[0] === 'rest') return restAnswer(cloud, name, call);
  if (call.args.includes('assignment')) grant(cloud, call);
  return '';
}

/** Deletes and recovers as the commands of the runbook do. */
function removeOrRecover(cloud: Cloud, call: Call): boolean {
  const { args } = call;
  const given = (option: string) => args[args.indexOf(option) + 1] ?? '';
  const is = (...words: string[]) => words.every((word, at) => args[at] === word);
  if (is('ad', 'app', 'delete') || is('ad', 'group', 'delete')) {
    const name = is('ad', 'app') ? 'client-1' : given('--group');
    if (cloud.deleted.includes(name)) throw missing(call);
    cloud.deleted.push(name);
  } else if (is('group', 'delete') && given('--name') === OUTPUTS.AZURE_RESOURCE_GROUP) {
    if (!cloud.resources) throw missing(call);
    delete cloud.resources;
    Object.assign(cloud, {
      accounts: {},
      hostKeys: {},
      read: {},
      secrets: {},
      deletedSecrets: cloud.secrets,
    });
  } else if (is('deployment', 'sub', 'delete')) delete cloud.deployment;
  else if (is('cosmosdb', 'delete')) delete cloud.accounts[given('--name')];
  else if (is('keyvault', 'recover')) cloud.secrets = cloud.deletedSecrets ?? {};
  else if (is('cosmosdb', 'restore'))
    cloud.accounts[given('--target-database-account-name')] = {
      state: 'Succeeded',
      databases: ['vse'],
    };
  else return false;
  return true;
}

function grant(cloud: Cloud, { args }: Call): void {
  const scope = args.includes('--scope') ? args[args.indexOf('--scope') + 1] : '';
  const right = scope?.split('/').at(-1) || 'database';
  if (args.includes('create')) cloud.granted.push(right);
  else cloud.granted = cloud.granted.filter((one) => one !== right);
}

function restAnswer(cloud: Cloud, name: string, call: Call): unknown {
  const [method, path = ''] = name.split(' ');
  if (name === 'get Microsoft.KeyVault/vaults') {
    if (!cloud.resources) throw missing(call);
    return { value: cloud.resources.vaults.map((vault) => ({ name: vault })) };
  }
  if (name === 'get Microsoft.Consumption/budgets') {
    const startDate = `${cloud.resources?.budgetStart}T00:00:00Z`;
    return { value: [{ name: 'budget-x', properties: { timePeriod: { startDate } } }] };
  }
  if (path.endsWith('configreferences/appsettings'))
    return { value: Object.entries(cloud.read).map(referenceOf) };
  const secret = /secrets\/(.+)$/.exec(path)?.[1];
  if (secret) return secretAnswer(cloud, secret, call);
  const body = call.body as Record<string, unknown> | undefined;
  if (method === 'patch' && path.startsWith('applications')) {
    const { spa, identifierUris } = (body ?? {}) as { spa?: { redirectUris: string[] } } & Cloud;
    if (spa) cloud.redirectUris = spa.redirectUris;
    if (identifierUris) cloud.identifierUris = identifierUris;
    return '';
  }
  if (method === 'delete') {
    cloud.assigned = cloud.assigned.filter(({ id }) => !path.endsWith(`/${id}`));
    return '';
  }
  const [, group = ''] = /^groups\/(.+)\/owners/.exec(path) ?? [];
  if (group) return ownersAnswer(cloud, group, body);
  if (method === 'post' && body && path.endsWith('appRoleAssignedTo')) {
    const id = `assignment-${cloud.assigned.length}`;
    cloud.assigned.push({ id, ...body } as Cloud['assigned'][number]);
  }
  if (method === 'post' && body && path === 'oauth2PermissionGrants')
    cloud.consents.push(body as Cloud['consents'][number]);
  if (path === 'oauth2PermissionGrants') return { value: cloud.consents };
  if (path.endsWith('appRoleAssignedTo')) return { value: cloud.assigned };
  if (method === 'get') return { id: `id-of-${path}`, appId: 'client-1' };
  return '';
}

/** The state of a setting that refers to a secret, as Azure lists it. */
const referenceOf = ([secret, activeVersion]: [string, string]) => ({
  name: `func-prod-x/${secret.replace('-', '_').toUpperCase()}`,
  properties: { status: 'Resolved', activeVersion },
});

function ownersAnswer({ owners }: Cloud, group: string, body?: Record<string, unknown>) {
  owners[group] ??= [];
  if (body) owners[group].push(String(body['@odata.id']).split('/').at(-1) ?? '');
  return { value: owners[group].map((id) => ({ id })) };
}

function secretAnswer(cloud: Cloud, name: string, call: Call): unknown {
  cloud.secrets[name] ??= [];
  const versions = cloud.secrets[name];
  if (call.body) {
    const { properties, tags } = call.body as {
      properties: { value: string };
      tags: Record<string, string>;
    };
    versions.push({ value: properties.value, version: `v${versions.length + 1}`, tags });
    return { properties: {} };
  }
  const last = versions.at(-1);
  if (!last) throw missing(call);
  return {
    properties: {
      secretUriWithVersion: `https://kv-x.vault.azure.net/secrets/${name}/${last.version}`,
      attributes: { created: Math.floor(Date.now() / 1000) - cloud.secretsAge * 86_400 },
    },
    tags: last.tags,
  };
}

const SETTINGS = {
  tenantId: 'tenant-1',
  isDemoMode: false,
  supportEmail: 'help@aurum.example',
  companyProvider: 'Aurum',
  companyDomain: 'aurum.example',
  groupIds: { Admin: 'a', Manager: 'm', Salesperson: 's' },
  authorityMetadata: null,
  functionKey: 'key',
};
/** Entra, which goes back to an address that the registration has, and shows a page of its own otherwise. */
function entraAnswer(url: string, answers: Record<string, number | string>): Response {
  const refused = answers['https://login.microsoftonline.com'];
  if (refused !== undefined) return new Response(`Sign-in error: ${refused}`);
  const back = new URL(url).searchParams.get('redirect_uri');
  return new Response('', {
    status: 302,
    headers: { location: `${back}?error=login_required&state=vse` },
  });
}
/** Where whoever deploys sits. */
const NETWORK = '198.51.100.4';

/** The file name of a script, or the command of npm. */
const programIn = (args: string[]) =>
  args[0]?.endsWith('static-web-apps-cli/dist/cli/bin.js') ? 'swa' : basename(args[0] ?? '');

/** The other tools: a product that answers as it should, and a record of what ran and what was said. */
export function recordedTools(
  az: Az,
  answers: Record<string, number | string> = {},
  failure?: Failure,
  events: string[] = [],
  cloud: Cloud = emptyCloud(),
) {
  const happens = (name: string) => {
    events.push(name);
    if (failure?.at === name && 'message' in failure) throw new Error(failure.message);
  };
  const said: string[] = [];
  const ran: { command: string; args: string[]; env: Record<string, string> }[] = [];
  const tools: Tools = {
    az,
    run: async (command, args, env = {}) => {
      ran.push({ command, args, env });
      happens(`run ${programIn(args)}`);
    },
    fetch: async (url) => {
      happens(`fetch ${url.replace(/\?.*$/, '')}`);
      if (url.startsWith('https://login.microsoftonline.com/')) return entraAnswer(url, answers);
      const clientId = cloud.deployment?.parameters?.entraClientId?.value ?? 'client-1';
      const status = Number(answers[url]) || (url.includes(OUTPUTS.VSE_FUNCTION_HOST) ? 401 : 200);
      const policy = `default-src 'self'; img-src 'self' data: https://${OUTPUTS.VSE_BLOB_HOST}`;
      const body = { ...SETTINGS, clientId: clientId || null, status: 'ok', network: NETWORK };
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-security-policy': policy },
      });
    },
    send: async (url, { method = 'GET', body }) => {
      const name = `${method} ${url.replace(/^.*\/api\//, '').replace(/\?.*$/, '')}`;
      happens(name);
      if (failure?.at === name && 'answer' in failure) return new Response(failure.answer);
      if (method === 'POST' && body) cloud.packages += 1;
      const id = `package-${cloud.packages}`;
      if (method === 'POST') return Response.json(id, { status: 202 });
      if (name !== `GET deployments/${id}`) return new Response('', { status: 404 });
      return Response.json({ id, status: 4 });
    },
    // Lets what was asked before answer first.
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    say: (line) => said.push(line),
    confirm: async () => undefined,
    env: OUTPUTS,
    azdFolder: mkdtempSync(join(tmpdir(), 'vse-azd-')),
    // Any files do: what is uploaded is what lies there.
    apiFolder: resolve(import.meta.dirname, '../../infra/entra'),
  };
  return { tools, said, ran };
}
