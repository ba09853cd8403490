import { resolve } from 'node:path';
import { type Az, azJson, isMissing } from './az.ts';

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
  state: string;
  outputs: Outputs | undefined;
  /** First day of the budget: Azure refuses another one for a budget that exists. */
  budgetStart: string | undefined;
};

const nameOf = (values: Record<string, string>) => `vse-${values.AZURE_ENV_NAME}`;
const where = (values: Record<string, string>) => [
  '--name',
  nameOf(values),
  '--location',
  values.AZURE_LOCATION ?? '',
];

/** The deployment of this environment before this one, if there was one. */
export async function findEarlier(
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
    const { provisioningState: state, outputs } = properties;
    const budgetStart = outputs?.VSE_BUDGET_START?.value;
    return { state, outputs: outputsOf(outputs), budgetStart };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** What would change, in Azure's own words. */
export const whatIf = (az: Az, values: Record<string, string>) =>
  az(['deployment', 'sub', 'what-if', ...where(values), ...template], values);

/** Deploys the templates and waits for the end. */
export async function deployTemplates(az: Az, values: Record<string, string>): Promise<Outputs> {
  const args = ['deployment', 'sub', 'create', ...where(values), ...template];
  const { properties } = await azJson(az, args, values);
  const outputs = outputsOf(properties.outputs);
  if (!outputs) throw new Error('The deployment ended without the outputs of infra/main.bicep.');
  return outputs;
}

function outputsOf(given: Record<string, { value: string }> | null): Outputs | undefined {
  const pairs = OUTPUTS.map((name) => [name, given?.[name]?.value] as const);
  if (pairs.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(pairs) as Outputs;
}

/** The outputs as `azd` gives them to its hooks: by name in the environment. Throws an Error that names what is missing. */
export function outputsFrom(env: NodeJS.ProcessEnv): Outputs {
  const missing = OUTPUTS.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`These outputs are not in the environment: ${missing.join(', ')}.`);
  return Object.fromEntries(OUTPUTS.map((name) => [name, env[name]])) as Outputs;
}

/** Refuses a region that does not offer Flex Consumption before anything is deployed. */
export async function checkRegion(az: Az, location: string): Promise<void> {
  const found = await azJson(az, ['functionapp', 'list-flexconsumption-locations']);
  const regions = found.map(({ name }: { name: string }) => plain(name)).sort();
  if (!regions.includes(plain(location)))
    throw new Error(
      `The region '${location}' does not offer Functions Flex Consumption. Choose one of: ${regions.join(', ')}.`,
    );
}

const plain = (region: string) => region.toLowerCase().replaceAll(' ', '');
