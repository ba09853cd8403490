// The API on Flex Consumption. Its settings are those of domain/data/settings.json that Azure has.
import { names, setting } from '../types.bicep'

@description('Region.')
param location string

@description('Name of the function app.')
param appName string

@description('Tags of every resource.')
param tags names

@description('Version of Node; the project\'s own.')
param nodeVersion string

@description('Instances kept warm for people\'s requests; each is paid for around the clock.')
@minValue(0)
param alwaysReady int

@description('Most instances at a time.')
@minValue(40)
@maxValue(1000)
param maxInstances int

@description('Memory of an instance.')
@allowed([512, 2048, 4096])
param instanceMemoryMb int

@description('Whether the plan is spread over availability zones.')
param isZoneRedundant bool

@description('Resource id of the API\'s managed identity.')
param identityId string

@description('Client id of the API\'s managed identity.')
param identityClientId string

@description('Storage account of the function host.')
param hostStorageName string

@description('Address of the container that holds the deployed package.')
param packageContainerUrl string

@description('Settings of the API as domain/data/settings.json lists them.')
param settings setting[]

@description('Values of settings, by name; the others keep their default.')
param values names

@description('Name of Application Insights, where telemetry is sent.')
param insightsName string

@description('Resource id of the Log Analytics workspace.')
param workspaceId string

resource insights 'Microsoft.Insights/components@2020-02-02' existing = {
  name: insightsName
}

// What the Functions host and the SDKs read; everything else is a setting of the API. The API reads insightsSetting, too.
var insightsSetting = 'APPLICATIONINSIGHTS_CONNECTION_STRING'
var runtimeSettings = [
  { name: 'AzureWebJobsStorage__accountName', value: hostStorageName }
  { name: 'AzureWebJobsStorage__credential', value: 'managedidentity' }
  { name: 'AzureWebJobsStorage__clientId', value: identityClientId }
  { name: insightsSetting, value: insights.properties.ConnectionString }
  { name: 'APPLICATIONINSIGHTS_AUTHENTICATION_STRING', value: 'ClientId=${identityClientId};Authorization=AAD' }
  { name: 'AZURE_CLIENT_ID', value: identityClientId }
  // A collector has one port for HTTP and another for gRPC, which would be the host's default. The API sends by HTTP.
  { name: 'OTEL_EXPORTER_OTLP_PROTOCOL', value: 'http/protobuf' }
]

// One line in settings.json is enough for a setting with a default; an empty value counts as none.
var apiSettings = map(filter(settings, item => (item.?azure ?? true) && item.name != insightsSetting), item => {
  name: item.name
  value: values[?item.name] ?? item.?default ?? ''
})

resource plan 'Microsoft.Web/serverfarms@2025-03-01' = {
  name: 'plan-${appName}'
  location: location
  tags: tags
  kind: 'functionapp'
  sku: { name: 'FC1', tier: 'FlexConsumption' }
  properties: { reserved: true, zoneRedundant: isZoneRedundant }
}

resource app 'Microsoft.Web/sites@2025-03-01' = {
  name: appName
  location: location
  // azd finds the service by this tag.
  tags: union(tags, { 'azd-service-name': 'api' })
  kind: 'functionapp,linux'
  identity: { type: 'UserAssigned', userAssignedIdentities: { '${identityId}': {} } }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    // No instance holds anything of a visitor, and the cookie would be one that the privacy notice does not know.
    clientAffinityEnabled: false
    publicNetworkAccess: 'Enabled'
    keyVaultReferenceIdentity: identityId
    functionAppConfig: {
      deployment: {
        storage: {
          type: 'blobContainer'
          value: packageContainerUrl
          authentication: { type: 'UserAssignedIdentity', userAssignedIdentityResourceId: identityId }
        }
      }
      runtime: { name: 'node', version: nodeVersion }
      scaleAndConcurrency: {
        maximumInstanceCount: maxInstances
        instanceMemoryMB: instanceMemoryMb
        alwaysReady: alwaysReady == 0 ? [] : [{ name: 'http', instanceCount: alwaysReady }]
      }
    }
    siteConfig: {
      minTlsVersion: '1.2'
      scmMinTlsVersion: '1.2'
      ftpsState: 'Disabled'
      http20Enabled: true
      remoteDebuggingEnabled: false
      // The browser never calls this host: no origin needs leave.
      cors: { allowedOrigins: [], supportCredentials: false }
      appSettings: concat(runtimeSettings, apiSettings)
    }
  }
}

resource ftp 'Microsoft.Web/sites/basicPublishingCredentialsPolicies@2025-03-01' = {
  parent: app
  name: 'ftp'
  properties: { allow: false }
}

resource scm 'Microsoft.Web/sites/basicPublishingCredentialsPolicies@2025-03-01' = {
  parent: app
  name: 'scm'
  properties: { allow: false }
}

// The only version with category groups. Nothing newer exists.
#disable-next-line use-recent-api-versions
resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: app
  properties: {
    workspaceId: workspaceId
    // The function's own lines reach Application Insights; here is who was refused at the door.
    logs: [{ category: 'AppServiceAuthenticationLogs', enabled: true }]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

@description('Resource id of the function app.')
output id string = app.id

@description('Its own host name, which must refuse everybody but the Static Web App.')
output hostname string = app.properties.defaultHostName
