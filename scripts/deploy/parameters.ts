import { parseArgs } from 'node:util';
import { Refusal } from './explain.ts';
import { LOSSES } from './last-parameters.ts';

type Parameter = { option: string; env: string; about: string; required?: true };

/** What a deployment can be told: by option, or by the environment variable that infra/main.bicepparam reads. */
export const parameters: Parameter[] = [
  { option: 'environment', env: 'AZURE_ENV_NAME', about: 'its name, such as prod', required: true },
  { option: 'location', env: 'AZURE_LOCATION', about: 'its region', required: true },
  {
    option: 'support-email',
    env: 'VSE_SUPPORT_EMAIL',
    about: "behind 'VSE Application Support'",
    required: true,
  },
  {
    option: 'company-provider',
    env: 'VSE_COMPANY_PROVIDER',
    about: "name of the company's own scent provider",
    required: true,
  },
  {
    option: 'company-domain',
    env: 'VSE_COMPANY_DOMAIN',
    about: "the company's e-mail domain",
    required: true,
  },
  {
    option: 'alert-email',
    env: 'VSE_ALERT_EMAIL',
    about: 'where alerts are mailed to',
    required: true,
  },
  { option: 'site-location', env: 'VSE_SITE_LOCATION', about: 'region of the Static Web App' },
  { option: 'name-salt', env: 'VSE_NAME_SALT', about: 'changes names that are taken' },
  { option: 'site-domain', env: 'VSE_SITE_DOMAIN', about: "the app's own domain" },
  { option: 'mail-domain', env: 'VSE_MAIL_DOMAIN', about: 'the own mail domain' },
  {
    option: 'mail-domain-verified',
    env: 'VSE_MAIL_DOMAIN_VERIFIED',
    about: 'true once its DNS records are verified',
  },
  { option: 'mail-data-location', env: 'VSE_MAIL_DATA_LOCATION', about: 'where mails are kept' },
  {
    option: 'cosmos-throughput',
    env: 'VSE_COSMOS_THROUGHPUT',
    about: '0: serverless; else autoscale maximum',
  },
  {
    option: 'backup-tier',
    env: 'VSE_BACKUP_TIER',
    about: 'Continuous7Days or Continuous30Days',
  },
  {
    option: 'storage-redundancy',
    env: 'VSE_STORAGE_REDUNDANCY',
    about: 'of files: Standard_LRS, _ZRS, _GRS or _GZRS',
  },
  { option: 'always-ready', env: 'VSE_ALWAYS_READY', about: 'API instances kept warm' },
  { option: 'max-instances', env: 'VSE_MAX_INSTANCES', about: 'most API instances' },
  {
    option: 'zone-redundant',
    env: 'VSE_ZONE_REDUNDANT',
    about: 'true spreads database and API over zones',
  },
  { option: 'instance-memory-mb', env: 'VSE_INSTANCE_MEMORY_MB', about: '512, 2048 or 4096' },
  { option: 'log-retention-days', env: 'VSE_LOG_RETENTION_DAYS', about: '30 to 730' },
  { option: 'log-daily-cap-gb', env: 'VSE_LOG_DAILY_CAP_GB', about: 'the rest is dropped' },
  { option: 'extra-tags', env: 'VSE_EXTRA_TAGS', about: 'tags of every resource, as JSON' },
  { option: 'monthly-budget', env: 'VSE_MONTHLY_BUDGET', about: 'costs that raise an alert' },
  {
    option: 'budget-start',
    env: 'VSE_BUDGET_START',
    about: 'first day of the budget; read from the last deployment',
  },
  {
    option: 'settings',
    env: 'VSE_SETTINGS',
    about: 'other settings, as JSON; null takes one away',
  },
  { option: 'entra-client-id', env: 'VSE_ENTRA_CLIENT_ID', about: 'with --skip-entra' },
  { option: 'group-admin-id', env: 'VSE_GROUP_ADMIN_ID', about: 'with --skip-entra' },
  { option: 'group-manager-id', env: 'VSE_GROUP_MANAGER_ID', about: 'with --skip-entra' },
  { option: 'group-salesperson-id', env: 'VSE_GROUP_SALESPERSON_ID', about: 'with --skip-entra' },
  { option: 'site-url', env: 'VSE_SITE_URL', about: 'with --entra-only: address of the app' },
  {
    option: 'identity-principal-id',
    env: 'VSE_IDENTITY_PRINCIPAL_ID',
    about: "with --entra-only: the API's identity",
  },
];

const FORGET = 'forget';
const switches = {
  yes: 'asks nothing',
  'what-if': 'says what would change and stops',
  'skip-entra': 'leaves Entra alone; its ids are given',
  'after-provision': 'goes on after `azd provision`, whose outputs are in the environment',
  'entra-only': 'does the steps in Entra only, for those who may do nothing else',
  samples: 'loads the sample catalogue afterwards',
  'write-parameters': 'writes .azure/<environment>/.env for azd and az, and stops',
  'rotate-secret': 'replaces SERVER_SECRET; sessions go on under the previous one',
  help: 'prints this',
} as const;

export type Switch = keyof typeof switches;
export type Options = {
  values: Record<string, string>;
  on: (name: Switch) => boolean;
  /** What this deployment may lose, by the names in LOSSES. */
  forgotten: string[];
};

/** Reads options, then the environment. Throws an Error about what is wrong. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const given: Record<string, unknown> = parseArgs({
    args,
    options: Object.fromEntries([
      ...[...parameters.map(({ option }) => option), FORGET].map((name) => [
        name,
        { type: 'string' as const },
      ]),
      ...Object.keys(switches).map((name) => [name, { type: 'boolean' as const }]),
    ]),
  }).values;
  const on = (name: Switch) => given[name] === true;
  const values: Record<string, string> = {};
  for (const { option, env: name } of parameters) {
    const value = given[option] ?? env[name];
    if (typeof value === 'string' && value !== '') values[name] = value;
  }
  if (!on('help')) refuseMissing(values, ['AZURE_ENV_NAME']);
  const forgotten = typeof given[FORGET] === 'string' ? given[FORGET].split(',') : [];
  const unknown = forgotten.filter((name) => !Object.hasOwn(LOSSES, name));
  if (unknown.length > 0)
    throw new Error(`--forget takes ${Object.keys(LOSSES).join(', ')}; not ${unknown.join(', ')}.`);
  return { values, on, forgotten };
}

/** Throws a Refusal that names everything missing at once. */
export function refuseMissing(values: Record<string, string>, needed = required): void {
  const missing = parameters.filter(({ env: name }) => needed.includes(name) && !values[name]);
  if (missing.length > 0) throw new Refusal(missingSentence(missing));
}

const required = parameters.filter((one) => one.required).map(({ env }) => env);

function missingSentence(missing: Parameter[]): string {
  const lines = missing.map((one) => `  --${one.option} (or ${one.env}): ${one.about}`);
  return ['These parameters are missing; give them and run the command again:', ...lines].join(
    '\n',
  );
}

/** What `--help` prints. */
export function help(): string {
  const line = (name: string, about: string) => `  --${name.padEnd(22)} ${about}`;
  return [
    'npm run deploy -- [options]',
    '',
    ...parameters.map(({ option, env, about }) => line(option, `${about} (${env})`)),
    '',
    'What is not given stays as the last deployment had it; none takes a value away.',
    line(FORGET, `what may be lost: ${Object.keys(LOSSES).join(', ')}`),
    '',
    ...Object.entries(switches).map(([name, about]) => line(name, about)),
  ].join('\n');
}
