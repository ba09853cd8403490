/** What Azure says, and what to do about it. The first that fits is told. */
const sentences: [pattern: RegExp, sentence: string][] = [
  [
    /az is not installed/,
    'The Azure CLI is missing: install it (https://aka.ms/installazurecli) and run the command again.',
  ],
  [
    /az login|AADSTS|No subscription found|not logged in/i,
    'You are not signed in to Azure: run `az login` (and `az account set --subscription …`) first.',
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

/** A failed step in words: what to do where it is known, and what Azure said in any case. */
export function explain(step: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, sentence] = sentences.find(([pattern]) => pattern.test(said)) ?? [];
  return [
    `FAILED at: ${step}`,
    sentence ?? 'Nothing after this step was done.',
    'What is deployed stays as it is; running the same command again goes through all steps once more and is safe.',
    '',
    said,
  ].join('\n');
}
