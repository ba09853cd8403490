import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Refusal } from './explain.ts';

const PARAMETER_FILE = resolve(import.meta.dirname, '../../infra/main.bicepparam');
/** Takes a value away that the last deployment had. */
export const NONE = 'none';
/** The template has no default for these: forgetting one of them would turn something off. */
const ALWAYS_GIVEN = {
  VSE_ENTRA_CLIENT_ID: NONE,
  VSE_SITE_DOMAIN: NONE,
  VSE_COSMOS_THROUGHPUT: '0',
  VSE_PREVIOUS_SERVER_VERSION: NONE,
};

export type Values = Record<string, string>;
/** The parameters of a deployment as Azure stores them, by their name in infra/main.bicep. */
export type Recorded = Record<string, { value?: unknown }>;

/** The variables that main.bicepparam reads, by the name of the parameter. */
const variables: Values = Object.fromEntries(
  [
    ...readFileSync(PARAMETER_FILE, 'utf8').matchAll(
      /^param (\w+) = .*?readEnvironmentVariable\('(\w+)'/gm,
    ),
  ].map(([, parameter, variable]) => [parameter, variable]),
);

/** Recorded parameters as values of the variables. */
export function valuesOf(recorded: Recorded): Values {
  const values = Object.entries(variables).map(([parameter, variable]) => {
    const value = recorded[parameter]?.value ?? '';
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return [variable, text === '{}' ? '' : text];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** What a deployment may lose only when `--forget` names it. */
export const LOSSES = {
  'sign-in': 'nobody could sign in any more',
  'site-domain': 'links in mails and the sign-in would leave the own domain',
  'mail-domain': 'mails would come from the Azure-managed domain, 10 an hour',
  'capacity-mode':
    'the database would change between serverless and autoscale; see Throughput in infra/runbook.md',
  'zone-redundancy': 'database and plan would change how they are spread over zones',
  'previous-secret':
    'respondents would lose their sessions, and codes of older invites (90 days after a rotation, none does)',
  'last-parameters': 'everything that is not given here would get its default',
} as const;
export type Loss = keyof typeof LOSSES;

const isOn = (value: string | undefined) => value === 'true';
const isServerless = ({ VSE_COSMOS_THROUGHPUT: units = '0' }: Values) => Number(units) === 0;

function lossesOf(last: Values, next: Values): Loss[] {
  const drops = (name: string) => last[name] !== undefined && next[name] === undefined;
  const losses: [Loss, boolean][] = [
    ['sign-in', drops('VSE_ENTRA_CLIENT_ID')],
    ['site-domain', drops('VSE_SITE_DOMAIN')],
    [
      'mail-domain',
      drops('VSE_MAIL_DOMAIN') ||
        (isOn(last.VSE_MAIL_DOMAIN_VERIFIED) && !isOn(next.VSE_MAIL_DOMAIN_VERIFIED)),
    ],
    ['capacity-mode', isServerless(last) !== isServerless(next)],
    ['zone-redundancy', isOn(last.VSE_ZONE_REDUNDANT) !== isOn(next.VSE_ZONE_REDUNDANT)],
  ];
  return losses.filter(([, isLost]) => isLost).map(([loss]) => loss);
}

/** Throws a Refusal that names every loss that may not happen. */
export function refuseLosses(losses: Loss[], forgotten: string[]): void {
  const refused = losses.filter((loss) => !forgotten.includes(loss));
  if (refused.length === 0) return;
  const lines = refused.map((loss) => `  ${loss}: ${LOSSES[loss]}`);
  throw new Refusal(
    [
      'This deployment would lose what the last one had:',
      ...lines,
      `Give the parameter, or add --forget ${refused.join(',')} to lose it.`,
    ].join('\n'),
  );
}

/** Settings are added to those of the last deployment; null takes one away. */
function mergeSettings(last = '{}', next = '{}'): string | undefined {
  const merged = Object.entries({ ...JSON.parse(last), ...JSON.parse(next) });
  const kept = merged.filter(([, value]) => value !== null);
  return kept.length === 0 ? undefined : JSON.stringify(Object.fromEntries(kept));
}

/**
 * Gives each parameter that nobody gave the value of the last deployment, changing `values`. Returns a line for each
 * difference. Throws a Refusal when something would be lost.
 */
export function recall(values: Values, last: Values | undefined, forgotten: string[]): string[] {
  const given = { ...values };
  Object.assign(values, last, given);
  const settings = mergeSettings(last?.VSE_SETTINGS, given.VSE_SETTINGS);
  if (settings) values.VSE_SETTINGS = settings;
  else delete values.VSE_SETTINGS;
  for (const name of Object.keys(values)) if (values[name] === NONE) delete values[name];
  if (!last) return [];
  refuseLosses(lossesOf(last, values), forgotten);
  const names = [...new Set([...Object.keys(last), ...Object.keys(values)])];
  return names
    .filter((name) => Object.values(variables).includes(name) && values[name] !== last[name])
    .map((name) => `  ${name}: ${last[name] ?? NONE} → ${values[name] ?? NONE}`);
}

/** The values as the template asks for them: what it has no default for is always there. */
export const completed = (values: Values): Values => ({ ...ALWAYS_GIVEN, ...values });

const fileOf = (folder: string, { AZURE_ENV_NAME: name = '' }: Values) =>
  resolve(folder, name, '.env');

/** The values of the file that an earlier run on this machine wrote. */
export function readValues(folder: string, values: Values): Values | undefined {
  const file = fileOf(folder, values);
  if (!existsSync(file)) return undefined;
  const known = Object.values(variables);
  const read = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    read.flatMap(([name, value]) =>
      known.includes(name) && value && value !== NONE ? [[name, value]] : [],
    ),
  );
}

const quoted = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`);

/** Writes the values where azd has those of this environment, and keeps what else is there. Returns the file. */
export function writeValues(folder: string, values: Values): string {
  const file = fileOf(folder, values);
  const known = Object.values(variables);
  const old = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const others = old.filter((line) => line && !known.includes(line.split('=')[0] ?? ''));
  const ours = Object.entries(completed(values)).filter(([name]) => known.includes(name));
  const lines = [...others, ...ours.map(([name, value]) => `${name}=${quoted(value)}`)];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}
