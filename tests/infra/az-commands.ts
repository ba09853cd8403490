import { AzError } from '../../scripts/deploy/az.ts';

/**
 * The commands of the Azure CLI that scripts, workflows, README and runbook use or advise: after the colon the options
 * that a command asks for (of those with a plus: at least one), after the bar others that it takes. `--ids`, which can replace a name and a
 * resource group, is not meant. Compared with Microsoft's reference of version 2.89.1 (August 2026), and with `--help` of
 * version 2.45.0, which lacks `functionapp list-flexconsumption-locations` and `cosmosdb sql container restore`.
 * `npm run infra:check -- --az` compares with the Azure CLI of this machine.
 */
const COMMANDS = `
account get-access-token: | resource tenant scope
account set: subscription | name
account show: | name
ad app create: display-name | sign-in-audience
ad app delete: id |
ad app federated-credential create: id parameters |
ad app list: | display-name filter all show-mine
ad app show: id |
ad group delete: group |
ad group member add: group member-id |
ad signed-in-user show: |
ad sp create: id |
ad sp show: id |
bicep install: | version
bicep upgrade: |
consumption budget list: | resource-group
cosmosdb delete: name resource-group | yes no-wait
cosmosdb list: | resource-group
cosmosdb restore: account-name location resource-group restore-timestamp target-database-account-name | databases-to-restore
cosmosdb sql container restore: account-name database-name name resource-group | restore-timestamp disable-ttl
cosmosdb sql container show: account-name database-name name resource-group |
cosmosdb sql database list: account-name resource-group |
cosmosdb sql role assignment create: account-name resource-group principal-id scope +role-definition-id +role-definition-name | role-assignment-id no-wait
cosmosdb sql role assignment delete: account-name resource-group role-assignment-id | yes no-wait
deployment operation sub list: name |
deployment sub create: location template-file | name parameters
deployment sub delete: name | no-wait
deployment sub show: name |
deployment sub what-if: location template-file | name parameters
functionapp config appsettings list: name resource-group |
functionapp keys delete: key-name key-type name resource-group |
functionapp keys list: name resource-group |
functionapp keys set: key-name key-type name resource-group | key-value
functionapp list-flexconsumption-locations: | zone-redundant
functionapp list-flexconsumption-runtimes: location runtime |
functionapp restart: name resource-group |
functionapp show: name resource-group |
functionapp start: name resource-group |
functionapp stop: name resource-group |
functionapp update-strategy config set: name resource-group type |
functionapp update-strategy config show: name resource-group |
group create: location name | tags
group delete: name | yes no-wait
keyvault recover: name | location resource-group no-wait
keyvault secret download: file +id +vault-name +name | encoding
keyvault secret set: +id +vault-name +name | file value tags
lock delete: +name +ids | resource-group resource-name resource-type
lock list: | resource-group
login: | tenant use-device-code
monitor log-analytics workspace update: resource-group workspace-name | quota retention-time
monitor metrics list: resource | metrics filter interval aggregation offset start-time end-time
provider register: namespace | wait
resource show: +ids +name | api-version resource-group resource-type
rest: url | method headers body resource
role assignment create: role scope +assignee +assignee-object-id | assignee-principal-type condition condition-version
role assignment delete: | assignee ids role scope resource-group yes
role assignment list: | all assignee role scope resource-group
staticwebapp hostname list: name resource-group |
staticwebapp hostname set: hostname name resource-group | validation-method no-wait
staticwebapp hostname show: hostname name resource-group |
staticwebapp secrets list: name | resource-group
staticwebapp secrets reset-api-key: name | resource-group
staticwebapp show: name | resource-group
storage account create: name resource-group | allow-blob-public-access allow-shared-key-access kind location min-tls-version sku tags
storage account management-policy create: account-name policy resource-group |
storage blob copy start: destination-blob destination-container +source-uri +source-blob | account-name auth-mode
storage blob download-batch: destination source | account-name auth-mode pattern overwrite
storage blob list: container-name | account-name auth-mode include prefix num-results
storage blob undelete: container-name name | account-name auth-mode
storage blob upload-batch: destination source | account-name auth-mode destination-path overwrite
storage container-rm create: name storage-account | resource-group
upgrade: | all yes
version: |
`;

const OF_ALL = ['output', 'query', 'only-show-errors'];
/** The directory has no subscription. */
const globalsOf = (words: string[]) => (words[0] === 'ad' ? OF_ALL : [...OF_ALL, 'subscription']);
/** Options of a few values, wherever they are. */
const VALUES: Record<string, string[]> = {
  'auth-mode': ['key', 'login'],
  'key-type': ['functionKeys', 'masterKey', 'systemKeys'],
  method: ['delete', 'get', 'head', 'options', 'patch', 'post', 'put'],
  output: ['json', 'jsonc', 'none', 'table', 'tsv', 'yaml', 'yamlc'],
  'validation-method': ['cname-delegation', 'dns-txt-token'],
};
/** Options that take several values. */
const LISTS = ['headers', 'ids', 'include', 'metrics', 'parameters', 'tags'];
const SWITCHES = ['yes', 'no-wait', 'wait', 'all', 'only-show-errors'];

export type Command = { needed: string[]; oneOf: string[]; others: string[] };

const listOf = (text: string) => text.trim().split(' ').filter(Boolean);

export const commands = new Map<string, Command>(
  COMMANDS.trim()
    .split('\n')
    .map((line) => {
      const [, name = '', before = '', after = ''] = /^([\w -]+):([^|]*)\|(.*)$/.exec(line) ?? [];
      const asked = listOf(before);
      const oneOf = asked.filter((one) => one.startsWith('+')).map((one) => one.slice(1));
      const needed = asked.filter((one) => !one.startsWith('+'));
      return [name, { needed, oneOf, others: listOf(after) }];
    }),
);

/** What the Azure CLI would say of a command that it does not know, of a wrong option, or of one left out. */
function faultOf(args: string[]): string | undefined {
  const end = args.findIndex((one) => one.startsWith('-'));
  const words = args.slice(0, end < 0 ? args.length : end);
  const command = commands.get(words.join(' '));
  if (!command) return `'${words.join(' ')}' is misspelled or not recognized by the system.`;
  const { needed, oneOf, others } = command;
  const known = [...needed, ...oneOf, ...others, ...globalsOf(words)];
  const given: string[] = [];
  for (const [at, arg] of args.slice(words.length).entries()) {
    const next = args[words.length + at + 1];
    const name = arg.startsWith('--') ? arg.slice(2) : undefined;
    if (name === undefined) {
      const before = args[words.length + at - 1] ?? '';
      const isValue = before.startsWith('--') && !SWITCHES.includes(before.slice(2));
      if (!isValue && !LISTS.includes(given.at(-1) ?? '')) return `unrecognized arguments: ${arg}`;
      continue;
    }
    if (!known.includes(name)) return `unrecognized arguments: ${arg}`;
    if (!SWITCHES.includes(name) && (next === undefined || next.startsWith('--')))
      return `argument ${arg}: expected one argument`;
    if (VALUES[name] && !VALUES[name].includes(next ?? ''))
      return `argument ${arg}: invalid choice: '${next}'`;
    given.push(name);
  }
  const missing = needed.filter((name) => !given.includes(name));
  if (oneOf.length > 0 && !oneOf.some((name) => given.includes(name))) missing.push(...oneOf);
  if (missing.length === 0) return undefined;
  return `the following arguments are required: ${missing.map((one) => `--${one}`).join(', ')}`;
}

/** Throws an AzError for a command that the Azure CLI would refuse. */
export function refuseUnknown(args: string[]): void {
  const fault = faultOf(args);
  if (fault) throw new AzError(args, `ERROR: az ${args.join(' ')}: ${fault}`);
}
