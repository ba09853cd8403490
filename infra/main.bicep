// Everything VSE needs in Azure, from an empty subscription. infra/README.md tells how to run it and what it costs.
targetScope = 'subscription'

import { names } from 'types.bicep'

@description('Name of this environment, such as prod or test; part of every name.')
@minLength(2)
@maxLength(10)
param environmentName string

@description('Region of everything that has one. It must offer Functions Flex Consumption.')
param location string

@description('Region of the Static Web App: one of the few that run it.')
@allowed(['centralus', 'eastasia', 'eastus2', 'westeurope', 'westus2'])
param staticSiteLocation string

@description('Changes the names that must be unique worldwide, for when one of them is taken.')
param nameSalt string = ''

@description('SUPPORT_EMAIL: behind \'VSE Application Support\' in the header.')
@minLength(3)
param supportEmail string

@description('COMPANY_PROVIDER: name of the company\'s own scent provider.')
@minLength(1)
param companyProvider string

@description('COMPANY_DOMAIN: the company\'s own e-mail domain.')
@minLength(3)
param companyDomain string

@description('Where alerts are mailed to: addresses with commas between them.')
@minLength(3)
param alertEmail string

@description('Address that gets alerts as JSON (the common alert schema), such as that of an on-call service; empty: none.')
param alertWebhook string = ''

@description('ENTRA_CLIENT_ID: application id of the registration (infra/entra); empty until it exists. No default, so that no deployment forgets it.')
param entraClientId string

@description('Directory group of the role Admin.')
param groupAdminId string = ''

@description('Directory group of the role Manager.')
param groupManagerId string = ''

@description('Directory group of the role Salesperson.')
param groupSalespersonId string = ''

@description('The app\'s own domain, once it points to the Static Web App; empty: the name that Azure gave it.')
param siteDomain string

@description('The company\'s own mail domain; empty: the Azure-managed one with 10 mails an hour.')
param mailDomain string = ''

@description('Whether the own mail domain is verified.')
param isMailDomainVerified bool = false

@description('Where mails are kept at rest.')
param mailDataLocation string = 'Europe'

@description('0: serverless Cosmos DB. Otherwise the most request units a second of autoscale, from 1000. There is no way back to serverless.')
param cosmosMaxThroughput int

@description('How far back the database can be restored.')
@allowed(['Continuous7Days', 'Continuous30Days'])
param backupTier string = 'Continuous7Days'

@description('Redundancy of people\'s files.')
@allowed(['Standard_LRS', 'Standard_ZRS', 'Standard_GRS', 'Standard_GZRS'])
param storageRedundancy string = 'Standard_ZRS'

@description('API instances kept warm; each is paid for around the clock.')
@minValue(0)
param alwaysReady int = 0

@description('Most API instances at a time.')
@minValue(40)
@maxValue(1000)
param maxInstances int = 100

@description('Memory of an API instance.')
@allowed([512, 2048, 4096])
param instanceMemoryMb int = 2048

@description('Whether database and API are spread over availability zones.')
param isZoneRedundant bool = false

@description('Days that logs are kept.')
@minValue(30)
@maxValue(730)
param logRetentionDays int = 30

@description('Gigabytes of logs a day that are taken in at most.')
@minValue(1)
param logDailyCapGb int = 1

@description('Costs a month that are reported when they are reached. 0: no budget, as where Azure makes none.')
@minValue(0)
param monthlyBudget int = 100

@description('First day of the budget, which Azure lets nobody change: the first of the month of the first deployment. Empty: of this month.')
param budgetStart string = ''

@description('First day of this month; leave it alone.')
param thisMonth string = utcNow('yyyy-MM-01')

@description('Version of the secret that the current one has replaced; respondents keep their sessions. Empty: none.')
param previousServerVersion string

@description('Values of settings in domain/data/settings.json that differ from their default, by name.')
param settingValues names = {}

@description('Whether database, files and vault cannot be deleted until their locks are. Needs Owner or User Access Administrator.')
param isLocked bool = false

@description('Tags of every resource, besides the environment\'s own.')
param extraTags names = {}

var shared = loadJsonContent('names.json')
var containers = loadJsonContent('../domain/data/containers.json')
var blobContainers = loadJsonContent('../domain/data/blob-containers.json')
var settings = loadJsonContent('../domain/data/settings.json')
var nodeVersion = split(loadJsonContent('../package.json').devDependencies.node, '.')[0]

// Names that end in the middle of a deployment are refused before it.
var nameFaults = filter(
  map(range(0, length(environmentName)), at => substring(environmentName, at, 1)),
  letter => !contains('abcdefghijklmnopqrstuvwxyz0123456789-', letter)
)
var environment = empty(nameFaults)
  ? environmentName
  : fail('environmentName takes lower-case letters, digits and hyphens')
var budgetFrom = empty(budgetStart) ? thisMonth : budgetStart
var tags = union({ product: 'vse', environment: environment, 'azd-env-name': environment }, extraTags)
var hash = uniqueString(subscription().id, environmentName, nameSalt)
var token = '${environment}-${hash}'

// Known before the deployment starts, so that what-if sees into the modules.
var identityName = 'id-${token}'
var insightsName = 'appi-${token}'
var cosmosName = 'cosmos-${token}'
var filesName = 'stf${hash}'
var hostStorageName = 'sth${hash}'
var vaultName = 'kv-${hash}'
var siteName = 'stapp-${token}'
var appName = 'func-${token}'

// Storage Blob Data Contributor, Storage Blob Delegator (signs URLs), Storage Blob Data Owner (what the host asks for).
var blobContributor = 'ba92f5b4-2d11-453d-a403-e96b0029c9fe'
var blobDelegator = 'db58b8e5-c6ad-4a2a-8342-4190687cbf4a'
var blobOwner = 'b7e6dc6d-f1e8-4753-8033-0f276bb0955b'

resource group 'Microsoft.Resources/resourceGroups@2025-04-01' = {
  name: 'rg-vse-${environment}'
  location: location
  tags: tags
}

module identity 'modules/identity.bicep' = {
  scope: group
  params: { location: location, identityName: identityName, tags: tags }
}

module monitoring 'modules/monitoring.bicep' = {
  scope: group
  params: {
    location: location
    token: token
    insightsName: insightsName
    tags: tags
    logRetentionDays: logRetentionDays
    logDailyCapGb: logDailyCapGb
    identityPrincipalId: identity.outputs.principalId
    identityName: identityName
  }
}

module cosmos 'modules/cosmos.bicep' = {
  scope: group
  params: {
    location: location
    accountName: cosmosName
    tags: tags
    databaseName: containers.database
    partitionKey: containers.partitionKey
    containers: containers.containers
    maxThroughput: cosmosMaxThroughput
    backupTier: backupTier
    isLocked: isLocked
    isZoneRedundant: isZoneRedundant
    identityPrincipalId: identity.outputs.principalId
    identityName: identityName
    workspaceId: monitoring.outputs.workspaceId
  }
}

module files 'modules/storage.bicep' = {
  scope: group
  params: {
    location: location
    accountName: filesName
    tags: tags
    redundancy: storageRedundancy
    keepsVersions: true
    isLocked: isLocked
    containers: blobContainers.containers
    containerRoleId: blobContributor
    accountRoleIds: [blobDelegator]
    identityPrincipalId: identity.outputs.principalId
    identityName: identityName
    workspaceId: monitoring.outputs.workspaceId
  }
}

// An account of its own: the host's role reaches every blob in it.
module hostStorage 'modules/storage.bicep' = {
  scope: group
  params: {
    location: location
    accountName: hostStorageName
    tags: tags
    // Without the package and the keys in it, no instance starts.
    redundancy: isZoneRedundant ? 'Standard_ZRS' : 'Standard_LRS'
    // The host renews locks and writes the timers' status all the time: each would be a version and a log row.
    keepsVersions: false
    isLocked: false
    containers: { packages: shared.packageContainer }
    accountRoleIds: [blobOwner]
    identityPrincipalId: identity.outputs.principalId
    identityName: identityName
    workspaceId: monitoring.outputs.workspaceId
  }
}

module vault 'modules/key-vault.bicep' = {
  scope: group
  params: {
    location: location
    vaultName: vaultName
    tags: tags
    isLocked: isLocked
    identityPrincipalId: identity.outputs.principalId
    identityName: identityName
    workspaceId: monitoring.outputs.workspaceId
  }
}

module email 'modules/email.bicep' = {
  scope: group
  params: {
    token: token
    tags: tags
    dataLocation: mailDataLocation
    mailDomain: mailDomain
    isMailDomainVerified: isMailDomainVerified
    identityPrincipalId: identity.outputs.principalId
    identityName: identityName
    workspaceId: monitoring.outputs.workspaceId
  }
}

module site 'modules/static-site.bicep' = {
  scope: group
  params: { location: staticSiteLocation, siteName: siteName, tags: tags }
}

var siteUrl = 'https://${empty(siteDomain) ? site.outputs.hostname : siteDomain}'
var vaultSecrets = '${vault.outputs.uri}secrets'

module functions 'modules/functions.bicep' = {
  scope: group
  params: {
    location: location
    appName: appName
    tags: tags
    nodeVersion: nodeVersion
    alwaysReady: alwaysReady
    maxInstances: maxInstances
    instanceMemoryMb: instanceMemoryMb
    isZoneRedundant: isZoneRedundant
    identityId: identity.outputs.id
    identityClientId: identity.outputs.clientId
    hostStorageName: hostStorageName
    packageContainerUrl: '${hostStorage.outputs.blobEndpoint}${shared.packageContainer}'
    settings: settings.settings
    // What the operator gives wins, such as the endpoint of a restored database.
    values: union(
      {
        SITE_URL: siteUrl
        API_DOCS: 'false'
        SERVER_SECRET: '@Microsoft.KeyVault(SecretUri=${vaultSecrets}/${shared.serverSecret})'
        SERVER_SECRET_PREVIOUS: empty(previousServerVersion)
          ? ''
          : '@Microsoft.KeyVault(SecretUri=${vaultSecrets}/${shared.serverSecret}/${previousServerVersion})'
        // Derives ids, and so is never replaced.
        ID_SECRET: '@Microsoft.KeyVault(SecretUri=${vaultSecrets}/${shared.idSecret})'
        COSMOS_ENDPOINT: cosmos.outputs.endpoint
        BLOB_ACCOUNT_URL: files.outputs.blobEndpoint
        EMAIL_ENDPOINT: email.outputs.endpoint
        EMAIL_SENDER: email.outputs.sender
        MAIL_PER_MINUTE: string(email.outputs.perMinute)
        MAIL_PER_HOUR: string(email.outputs.perHour)
        ENTRA_TENANT_ID: tenant().tenantId
        ENTRA_CLIENT_ID: entraClientId
        GROUP_ADMIN_ID: groupAdminId
        GROUP_MANAGER_ID: groupManagerId
        GROUP_SALESPERSON_ID: groupSalespersonId
        SUPPORT_EMAIL: supportEmail
        COMPANY_PROVIDER: companyProvider
        COMPANY_DOMAIN: companyDomain
        FUNCTION_KEY: '@Microsoft.KeyVault(SecretUri=${vaultSecrets}/${shared.functionKey})'
        // The Static Web App and the front end of the function app each append one address.
        PROXY_HOPS: '2'
        OTEL_EXPORTER_OTLP_ENDPOINT: ''
      },
      settingValues
    )
    insightsName: insightsName
    workspaceId: monitoring.outputs.workspaceId
  }
}

module door 'modules/door.bicep' = {
  scope: group
  params: { location: location, siteName: siteName, appName: appName }
  dependsOn: [site, functions]
}

module watch 'modules/watch.bicep' = {
  scope: group
  params: {
    location: location
    token: token
    tags: tags
    alertEmails: split(replace(alertEmail, ' ', ''), ',')
    alertWebhook: alertWebhook
    appId: functions.outputs.id
    siteUrl: siteUrl
    workspaceId: monitoring.outputs.workspaceId
    insightsId: monitoring.outputs.insightsId
    cosmosAccountId: cosmos.outputs.accountId
    monthlyBudget: monthlyBudget
    budgetStart: budgetFrom
  }
}

@description('Resource group of this environment.')
output AZURE_RESOURCE_GROUP string = group.name

@description('Name of the function app.')
output VSE_FUNCTION_APP string = appName

@description('Host name of the function app, which refuses direct calls.')
output VSE_FUNCTION_HOST string = functions.outputs.hostname

@description('Name of the Static Web App.')
output VSE_SITE_NAME string = siteName

@description('Host name that Azure gave the Static Web App.')
output VSE_SITE_HOST string = site.outputs.hostname

@description('Where people open the app.')
output VSE_SITE_URL string = siteUrl

@description('Host of people\'s files: the only one that the app\'s content security policy lets pictures come from.')
output VSE_BLOB_HOST string = split(files.outputs.blobEndpoint, '/')[2]

@description('Name of the storage account of people\'s files.')
output VSE_FILES_ACCOUNT string = filesName

@description('Name of the Cosmos DB account.')
output VSE_COSMOS_ACCOUNT string = cosmosName

@description('Name of the key vault.')
output VSE_VAULT string = vaultName

@description('Principal id of the API\'s identity, which infra/entra grants Graph permissions.')
output VSE_IDENTITY_PRINCIPAL_ID string = identity.outputs.principalId

@description('E-mail service, which shows the DNS records of an own mail domain.')
output VSE_MAIL_SERVICE string = email.outputs.serviceName

@description('First day of the budget, which every later deployment has to give again.')
output VSE_BUDGET_START string = budgetFrom
