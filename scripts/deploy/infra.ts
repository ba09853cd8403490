import { resolve } from 'node:path';
import { type Az, azJson, azRest, isMissing } from './az.ts';
import { Refusal } from './explain.ts';
import { completed, type Recorded } from './last-parameters.ts';

const root = resolve(import.meta.dirname, '../..');
const template = [
  '--template-file',
  resolve(root, 'infra/main.bicep'),
  '--parameters',
  resolve(root, 'infra/main.bicepparam'),
];

const OUTPUTS = [
  'AZURE_RESOURCE_GROUP',
  'VSE_FUNCTION_APP',
  'VSE_FUNCTION_HOST',
  'VSE_SITE_NAME',
  'VSE_SITE_HOST',
  'VSE_SITE_URL',
  'VSE_BLOB_HOST',
  'VSE_FILES_ACCOUNT',
  'VSE_COSMOS_ACCOUNT',
  'VSE_VAULT',
  'VSE_IDENTITY_PRINCIPAL_ID',
  'VSE_MAIL_SERVICE',
] as const;

/** What infra/main.bicep says after a deployment. */
export type Outputs = Record<(typeof OUTPUTS)[number], string>;
export type Earlier = {
  /** How the last deployment ended; undefined when Azure has forgotten it. */
  state: string | undefined;
  /** Those that are known: a failed deployment has none, and that of an older version may lack some. */
  outputs: Partial<Outputs>;
  /** First day of the budget: Azure refuses another one for a budget that exists. */
  budgetStart: string | undefined;
  /** What the last deployment was given; a failed one has them too. Undefined when Azure has forgotten it. */
  parameters: Recorded | undefined;
};

const nameOf = (values: Record<string, string>) => `vse-${values.AZURE_ENV_NAME}`;
const where = (values: Record<string, string>) => [
  '--name',
  nameOf(values),
  '--location',
  values.AZURE_LOCATION ?? '',
];

/** The deployment of this environment before this one, if there was one that Azure remembers. */
export async function findDeployment(
  az: Az,
  values: Record<string, string>,
): Promise<Earlier | undefined> {
  try {
    const { properties } = await azJson(az, [
      'deployment',
      'sub',
      'show',
      '--name',
      nameOf(values),
    ]);
    const { provisioningState: state, outputs, parameters = undefined } = properties;
    const budgetStart = outputs?.VSE_BUDGET_START?.value;
    return { state, outputs: outputsOf(outputs), budgetStart, parameters };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * The deployment before this one, and what it left behind. The outputs of a failed or forgotten deployment are gone, but
 * its vault and budget are there: without them, the previous secret would be dropped and the budget refused.
 */
export async function findEarlier(
  az: Az,
  values: Record<string, string>,
  subscription: string,
): Promise<Earlier | undefined> {
  const found = await findDeployment(az, values);
  if (found?.outputs.VSE_VAULT && found.budgetStart) return found;
  const group = `rg-vse-${values.AZURE_ENV_NAME}`;
  const left = await findLeft(az, `subscriptions/${subscription}/resourceGroups/${group}`);
  if (!left) return found;
  return {
    state: found?.state,
    outputs: {
      AZURE_RESOURCE_GROUP: group,
      VSE_VAULT: left.vault,
      ...found?.outputs,
    },
    budgetStart: found?.budgetStart ?? left.budgetStart,
    parameters: found?.parameters,
  };
}

type Left = { vault: string; budgetStart: string | undefined };

/** The vault in a resource group and the first day of its budget; undefined without a vault. */
async function findLeft(az: Az, group: string): Promise<Left | undefined> {
  const [vault, ...others] = await listed(az, group, 'Microsoft.KeyVault/vaults', '2025-05-01');
  if (!vault) return undefined;
  if (others.length > 0)
    throw new Refusal(
      `There are several vaults in ${group}: ${[vault, ...others].map(({ name }) => name).join(', ')}. ` +
        'Delete those that no deployment uses.',
    );
  const [budget] = await listed(az, group, 'Microsoft.Consumption/budgets', '2023-05-01');
  const start = budget?.properties?.timePeriod?.startDate;
  return { vault: vault.name, budgetStart: start?.slice(0, 'YYYY-MM-DD'.length) };
}

type Resource = { name: string; properties?: { timePeriod?: { startDate: string } } };

/** The resources of a type in a group; none without the group. */
async function listed(az: Az, group: string, type: string, version: string): Promise<Resource[]> {
  const url = `https://management.azure.com/${group}/providers/${type}?api-version=${version}`;
  try {
    return (await azRest(az, { method: 'get', url })).value;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** What would change, in Azure's own words. */
export const whatIf = (az: Az, values: Record<string, string>) =>
  az(['deployment', 'sub', 'what-if', ...where(values), ...template], completed(values));

/** Deploys the templates and waits for the end. */
export async function deployTemplates(az: Az, values: Record<string, string>): Promise<Outputs> {
  const args = ['deployment', 'sub', 'create', ...where(values), ...template];
  const { properties } = await azJson(az, args, completed(values));
  return allOf(outputsOf(properties.outputs), 'The deployment ended without these outputs');
}

/** The outputs that are there. */
function outputsOf(given: Record<string, { value: string }> | null): Partial<Outputs> {
  const pairs = OUTPUTS.map((name) => [name, given?.[name]?.value] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value));
}

function allOf(outputs: Partial<Outputs>, complaint: string): Outputs {
  const missing = OUTPUTS.filter((name) => !outputs[name]);
  if (missing.length > 0) throw new Error(`${complaint}: ${missing.join(', ')}.`);
  return outputs as Outputs;
}

/** What the last deployment said, for a run that deploys no templates. Throws a Refusal where that is not complete. */
export function outputsOfLast(earlier: Earlier | undefined): Outputs {
  if (earlier?.state !== 'Succeeded')
    throw new Refusal(
      'The last deployment of the templates did not succeed, or there is none: leave --code-only out.',
    );
  return allOf(earlier.outputs, 'The last deployment lacks these outputs; leave --code-only out');
}

/** The outputs as `azd` gives them to its hooks: by name in the environment. Throws an Error that names what is missing. */
export function outputsFrom(env: NodeJS.ProcessEnv): Outputs {
  const given = Object.fromEntries(OUTPUTS.map((name) => [name, env[name] ?? '']));
  return allOf(given, 'These outputs are not in the environment');
}

/** Refuses a region that does not offer Flex Consumption before anything is deployed. */
export async function checkRegion(az: Az, location: string): Promise<void> {
  const found = await azJson(az, ['functionapp', 'list-flexconsumption-locations']);
  const regions = found.map(({ name }: { name: string }) => plain(name)).sort();
  if (!regions.includes(plain(location)))
    throw new Refusal(
      `The region '${location}' does not offer Functions Flex Consumption. Choose one of: ${regions.join(', ')}.`,
    );
}

const plain = (region: string) => region.toLowerCase().replaceAll(' ', '');
