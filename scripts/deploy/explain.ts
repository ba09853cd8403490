/** What Azure says, and what to do about it. The first that fits is told. */
const sentences: [pattern: RegExp, sentence: string][] = [
  [
    /az is not installed/,
    'The Azure CLI is missing: install it (https://aka.ms/installazurecli) and run the command again.',
  ],
  [
    /az did not answer within/,
    'The Azure CLI hung and was ended: run the command again. A deployment of templates goes on in Azure; wait until the ' +
      'portal shows its end.',
  ],
  [
    /az login|AADSTS|No subscription found|not logged in/i,
    'You are not signed in to Azure, or your sign-in has ended or lacks something (its code AADSTS… says what): run ' +
      '`az login` (and `az account set --subscription …`) first.',
  ],
  [
    /RequestDisallowedByPolicy|disallowed by policy/i,
    'A policy of your organization forbids one of the resources, such as public network access (decision 0040): ask for ' +
      'an exemption of the resource group.',
  ],
  [
    /RoleAssignmentUpdateNotPermitted/i,
    "The API's identity was made anew, and role assignments of the old one are left: delete those of 'Identity not " +
      "found' (`az role assignment list --resource-group …`, `az role assignment delete --ids …`), then run this again.",
  ],
  [
    /Insufficient privileges|Authorization_RequestDenied/i,
    'Your account may not change Entra. Someone with the roles Application Administrator, Groups Administrator and ' +
      'Privileged Role Administrator runs `npm run deploy -- --entra-only --environment …`, which prints ids; then run ' +
      'this command again with --skip-entra and those ids.',
  ],
  [
    /InvalidDeploymentLocation|InvalidResourceLocation|InvalidResourceGroupLocation/,
    'This environment exists in another region, and a region cannot be changed: give the region it has, or another ' +
      '--environment.',
  ],
  [
    /Start date of budgets? cannot be updated|Budget start date cannot be updated/i,
    'The budget of this environment began in another month, and Azure lets nobody change that: give the first day of ' +
      'that month, such as --budget-start 2026-01-01 (`az consumption budget list --resource-group …` shows it).',
  ],
  [
    /Microsoft\.Consumption|\bbudgets?\b/i,
    'Azure makes no budget here: not in a subscription of the last 48 hours, and never in some offers. Add ' +
      '--monthly-budget 0 to do without one, and give a number again later.',
  ],
  [
    /high demand in .* region|ServiceUnavailable|request region access/i,
    'Azure has no room for the database in this region for this subscription. Ask for access at ' +
      'https://aka.ms/cosmosdbquota, or choose another --location (such as swedencentral) with another --environment: ' +
      'what this run has made stays in its region. The empty account that failed must be gone before the next try: infra/runbook.md, "A deployment failed halfway".',
  ],
  [
    /zone redundan|availability zone|Standard_G?ZRS|SkuNotAvailable/i,
    'The region has no availability zones for one of the services: add --storage-redundancy Standard_LRS and ' +
      '--zone-redundant false, or choose another --location.',
  ],
  [
    /DeploymentActive|another deployment|OperationNotAllowed.*in progress|Conflict.*in progress/i,
    'Another deployment of this environment is still running: wait until it has ended, then run this again.',
  ],
  [
    /ExistingVaultNameSoftDeleted|VaultAlreadyExists|StorageAccountAlreadyTaken|StorageAccountAlreadyExists|AlreadyTaken|WebsiteAlreadyExists|DomainNameLabel|NameNotAvailable|already taken|already exists.*global/i,
    'A name that must be unique worldwide is taken, perhaps by an environment deleted lately: recover that one, or ' +
      'choose other names with --name-salt and any word, and keep that word from then on.',
  ],
  [
    /LocationNotAvailableForResourceType|NoRegisteredProviderFound|not available in (the )?(location|region)/i,
    'The region does not offer one of the services: choose another --location.',
  ],
  [
    /MissingSubscriptionRegistration|not registered to use namespace/i,
    'The subscription does not know one of the services yet: run `az provider register --namespace …` with the ' +
      'namespace named above, wait for a minute, and run this again.',
  ],
  [
    /not part of the allowed value|allowed values/i,
    'The templates refuse the value of a parameter: its name and what is allowed stand below.',
  ],
  [
    /SubscriptionIsOverQuota|QuotaExceeded|over ?quota/i,
    'A quota of the subscription is used up: ask for more in the portal, or choose another --location.',
  ],
  [
    /AuthorizationFailed|does not have authorization/i,
    'Your account may not deploy here: it needs Contributor and Role Based Access Control Administrator on the ' +
      'subscription.',
  ],
  [
    /BCP\d{3}|Failed to parse|bicep.*(install|download)/i,
    'The templates could not be compiled: run `npm run infra:check`, and `az bicep upgrade` if the Bicep CLI is old.',
  ],
];

const LET_ENTRA =
  'If your account may not change Entra, someone else runs --entra-only, and you deploy with --skip-entra.';
const WRITE_SECRETS =
  'Your account must be able to write secrets in Key Vault: it needs Contributor.';
/** Every step, and what to do when it fails with a message that none of the sentences above is for. */
const advice = {
  'Check the sign-in': 'Run `az account show`: it must print the subscription to deploy to.',
  'Check the region':
    'Run `az functionapp list-flexconsumption-locations`: it must print the regions. Run `az upgrade` if it is unknown.',
  'Look for an earlier deployment':
    'Your account must be able to read the deployments, vaults and budgets of the subscription.',
  'Recall the parameters of the last deployment':
    'Give the parameters as options; infra/README.md, "A second deployment", says which.',
  'Check the own domain':
    'Run `az staticwebapp hostname show --name … --resource-group … --hostname …`: it must print the state of the domain.',
  'Look for the secret': 'Your account must be able to read the resources of the subscription.',
  'Say what would change (what-if)': 'Correct the parameter or the template that is named below.',
  'Ask whether to go on': 'Answer y, or add --yes.',
  'Entra: registration, roles and groups': LET_ENTRA,
  'Deploy the templates (10 to 20 minutes)':
    'Correct what is named below. The portal shows the resource that failed: Subscriptions, Deployments.',
  'Entra: addresses of the app, permissions of the API': LET_ENTRA,
  'Read what was provisioned': 'Run it as the hook of `azd provision`, or use `npm run deploy`.',
  'Read what was deployed': 'Deploy once without --code-only.',
  ID_SECRET: WRITE_SECRETS,
  SERVER_SECRET: WRITE_SECRETS,
  Build:
    'Correct what the build printed above; `VSE_BLOB_HOST=example.com npm run build` repeats it.',
  'Upload the API':
    'Running the command again uploads it again. The deployment center of the function app in the portal has the log.',
  FUNCTION_KEY: `The function host needs minutes after its first package: wait, and read its log stream in the portal. ${WRITE_SECRETS}`,
  'Have the API read its secrets': 'Restart the function app in the portal, or wait a few minutes.',
  'Upload the app':
    'Read what the upload printed above. npm needs its registry to install the Static Web Apps tool.',
  'Smoke test':
    'Everything is uploaded, but does not respond as it must. infra/runbook.md, "Incidents", says where to look.',
  'Load the sample catalogue':
    'The product itself is deployed. To load the samples, your account must be able to assign roles.',
} as const;
export type StepTitle = keyof typeof advice;

const AGAIN =
  'What is deployed stays as it is; running the same command again goes through all steps once more and is safe.';
const AGAIN_REPLACED = {
  'rotate-secret':
    'SERVER_SECRET is already replaced: run the command again WITHOUT --rotate-secret, because a second rotation would ' +
    'end the sessions that began before the first.',
  'revoke-secret':
    'SERVER_SECRET is already replaced, but the API may go on with the leaked one until its restart: run the command ' +
    'again WITHOUT --revoke-secret, now.',
};

/** A failure of our own, whose message says what to do. */
export class Refusal extends Error {}

/** What was said in words, without a stack. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/** A failed step in words: what to do, and what Azure or the tool said. */
export function explain(
  step: StepTitle | undefined,
  error: unknown,
  replaced?: keyof typeof AGAIN_REPLACED,
): string {
  return [
    `FAILED at: ${step ?? 'start'}`,
    ...toDo(step, error),
    'Nothing after this step was done.',
    replaced ? AGAIN_REPLACED[replaced] : AGAIN,
    '',
    messageOf(error),
  ].join('\n');
}

function toDo(step: StepTitle | undefined, error: unknown): string[] {
  const [, sentence] = sentences.find(([pattern]) => pattern.test(messageOf(error))) ?? [];
  if (sentence) return [sentence];
  return step && !(error instanceof Refusal) ? [advice[step]] : [];
}
