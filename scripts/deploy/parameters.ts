import { parseArgs } from 'node:util';
import settingData from '@vse/domain/data/settings.json' with { type: 'json' };
import { Refusal } from './explain.ts';
import { LOSSES, NONE } from './last-parameters.ts';

type Parameter = {
  option: string;
  env: string;
  about: string;
  required?: true;
  /** What its value looks like; `none` is always one. */
  accepts?: RegExp;
};

const YES_OR_NO = /^(true|false)$/;
const COUNT = /^\d+$/;
/** Static Web Apps takes no other letters, neither as they are nor encoded (xn--). */
const DOMAIN = /^(?!.*xn--)(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const MAIL = /^\S+@\S+$/;
const MAILS = /^[^\s@,]+@[^\s@,]+(, ?[^\s@,]+@[^\s@,]+)*$/;

/** What a deployment can be told: by option, or by the environment variable that infra/main.bicepparam reads. */
const known: Omit<Parameter, 'env'>[] = [
  {
    option: 'environment',
    about: 'its name, such as prod: 2 to 10 lower-case letters, digits, hyphens',
    required: true,
    accepts: /^(?=.{2,10}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  },
  { option: 'location', about: 'its region', required: true },
  {
    option: 'support-email',
    about: "behind 'VSE Application Support'",
    required: true,
    accepts: MAIL,
  },
  { option: 'company-provider', about: "name of the company's own scent provider", required: true },
  { option: 'company-domain', about: "the company's e-mail domain", required: true },
  {
    option: 'alert-email',
    about: 'where alerts are mailed to; several with commas',
    required: true,
    accepts: MAILS,
  },
  {
    option: 'alert-webhook',
    about: 'https address that gets alerts as JSON',
    accepts: /^https:\/\/\S+$/,
  },
  { option: 'site-location', about: 'region of the Static Web App' },
  { option: 'name-salt', about: 'changes names that are taken' },
  {
    option: 'site-domain',
    about: "the app's own domain, such as vse.example.com, once it leads to the app",
    accepts: DOMAIN,
  },
  {
    option: 'mail-domain',
    about: 'the own mail domain, such as mail.example.com',
    accepts: DOMAIN,
  },
  {
    option: 'mail-domain-verified',
    about: 'true once its DNS records are verified',
    accepts: YES_OR_NO,
  },
  { option: 'mail-data-location', about: 'where mails are kept' },
  {
    option: 'cosmos-throughput',
    about: '0: serverless; else autoscale maximum, in thousands',
    accepts: /^(0|[1-9]\d*000)$/,
  },
  {
    option: 'backup-tier',
    about: 'Continuous7Days or Continuous30Days',
    accepts: /^Continuous(7|30)Days$/,
  },
  {
    option: 'storage-redundancy',
    about: 'of files: Standard_LRS, _ZRS, _GRS or _GZRS',
    accepts: /^Standard_(LRS|ZRS|GRS|GZRS)$/,
  },
  { option: 'always-ready', about: 'API instances kept warm', accepts: COUNT },
  { option: 'max-instances', about: 'most API instances', accepts: COUNT },
  {
    option: 'zone-redundant',
    about: 'true spreads database and API over zones',
    accepts: YES_OR_NO,
  },
  { option: 'instance-memory-mb', about: '512, 2048 or 4096', accepts: /^(512|2048|4096)$/ },
  { option: 'log-retention-days', about: '30 to 730', accepts: COUNT },
  { option: 'log-daily-cap-gb', about: 'the rest is dropped', accepts: COUNT },
  {
    option: 'locks',
    about: 'true keeps database, files and vault from being deleted; needs Owner',
    accepts: YES_OR_NO,
  },
  { option: 'extra-tags', about: 'tags of every resource, as JSON' },
  { option: 'monthly-budget', about: 'costs that raise an alert; 0: none', accepts: COUNT },
  {
    option: 'budget-start',
    about: 'first day of the budget; read from the last deployment',
    accepts: /^\d{4}-\d\d-01$/,
  },
  { option: 'settings', about: 'other settings, as JSON; null takes one away' },
  { option: 'entra-client-id', about: 'with --skip-entra' },
  { option: 'group-admin-id', about: 'with --skip-entra' },
  { option: 'group-manager-id', about: 'with --skip-entra' },
  { option: 'group-salesperson-id', about: 'with --skip-entra' },
  { option: 'site-url', about: 'with --entra-only: address of the app' },
  { option: 'identity-principal-id', about: "with --entra-only: the API's identity" },
  {
    option: 'group-permission',
    about:
      'owner: the API owns its groups; tenant: it may change every group. As before; owner at first',
    accepts: /^(owner|tenant)$/,
  },
];

const variableOf = (option: string) => `VSE_${option.toUpperCase().replaceAll('-', '_')}`;
/** Named by azd. */
const OF_AZD: Record<string, string> = {
  environment: 'AZURE_ENV_NAME',
  location: 'AZURE_LOCATION',
};
/** Option and variable have one name, such as --mail-domain and VSE_MAIL_DOMAIN. */
export const parameters: Parameter[] = known.map((one) => ({
  ...one,
  env: OF_AZD[one.option] ?? variableOf(one.option),
}));

const FORGET = 'forget';
const switches = {
  yes: 'asks nothing',
  'what-if': 'says what would change and stops',
  'skip-entra': 'leaves Entra alone; its ids are given',
  'after-provision': 'goes on after `azd provision`, whose outputs are in the environment',
  'code-only': 'builds and uploads only: no templates, nothing in Entra; also for a rollback',
  'entra-only': 'does the steps in Entra only, for those who may do nothing else',
  samples: 'loads the sample catalogue afterwards',
  'write-parameters': 'writes .azure/<environment>/.env for azd and az, and stops',
  'rotate-secret': 'replaces SERVER_SECRET; sessions go on under the previous one',
  'revoke-secret': 'replaces a leaked SERVER_SECRET; what it has signed and sealed ends',
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
  refuseUnfit(values);
  refuseSecretWithout(on);
  const forgotten = typeof given[FORGET] === 'string' ? given[FORGET].split(',') : [];
  const unknown = forgotten.filter((name) => !Object.hasOwn(LOSSES, name));
  if (unknown.length > 0)
    throw new Error(`--forget takes ${Object.keys(LOSSES).join(', ')}; not ${unknown.join(', ')}.`);
  return { values, on, forgotten };
}

/** Runs that touch no secret: a replacement would be left out without a word. */
const WITHOUT_SECRETS: Switch[] = ['code-only', 'entra-only', 'write-parameters'];

/** The way in which this run replaces SERVER_SECRET, if it does. */
export const replacementOf = (on: Options['on']): 'rotate-secret' | 'revoke-secret' | undefined =>
  (['revoke-secret', 'rotate-secret'] as const).find(on);

function refuseSecretWithout(on: Options['on']): void {
  const replacement = replacementOf(on);
  const other = WITHOUT_SECRETS.find(on);
  if (replacement && other)
    throw new Refusal(
      `--${replacement} cannot be given with --${other}, which replaces no secret.`,
    );
  if (on('revoke-secret') && on('rotate-secret'))
    throw new Refusal('Give --rotate-secret or, after a leak, --revoke-secret; not both.');
}

/** Throws a Refusal that names every value that Azure would refuse later. */
function refuseUnfit(values: Record<string, string>): void {
  const unfit = parameters.filter(({ env: name, accepts }) => {
    const value = values[name];
    return value !== undefined && value !== NONE && accepts && !accepts.test(value);
  });
  const lines = unfit.map((one) => `  --${one.option} ${values[one.env]}: ${one.about}`);
  lines.push(...settingFaults(values.VSE_SETTINGS).map((fault) => `  --settings: ${fault}`));
  if (lines.length > 0) throw new Refusal(['These values do not fit:', ...lines].join('\n'));
}

/** What is wrong with the settings: an unknown name would be ignored, a secret would be stored with the deployment. */
function settingFaults(given = '{}'): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    return ['no JSON; give an object such as {"INVITE_EXPIRY_DAYS":"30"}'];
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return ['no object of names and texts'];
  return Object.entries(parsed).flatMap(([name, value]) => {
    const setting: Setting | undefined = settingData.settings.find((one) => one.name === name);
    if (!setting || setting.azure === false) return [`${name} is not in domain/data/settings.json`];
    if (setting.secret) return [`${name} is secret and belongs in the vault`];
    return value === null || typeof value === 'string' ? [] : [`${name} needs a text`];
  });
}

type Setting = { name: string; secret?: boolean; azure?: boolean };

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
