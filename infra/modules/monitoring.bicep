// Where logs, metrics and traces go.
import { names } from '../types.bicep'

@description('Region.')
param location string

@description('Suffix that makes the names unique.')
param token string

@description('Name of Application Insights.')
param insightsName string

@description('Tags of every resource.')
param tags names

@description('Days that logs are kept.')
param logRetentionDays int

@description('Gigabytes a day that are taken in at most; a runaway log must not cost without end.')
param logDailyCapGb int

@description('Principal id of the API\'s managed identity, which publishes telemetry.')
param identityPrincipalId string

@description('Name of the API\'s managed identity.')
param identityName string

// https://learn.microsoft.com/azure/role-based-access-control/built-in-roles: Monitoring Metrics Publisher
var metricsPublisher = '3913510d-42f4-4e42-8a64-420c390055eb'

resource workspace 'Microsoft.OperationalInsights/workspaces@2025-07-01' = {
  name: 'log-${token}'
  location: location
  tags: tags
  properties: {
    sku: { name: 'PerGB2018' }
    retentionInDays: logRetentionDays
    workspaceCapping: { dailyQuotaGb: logDailyCapGb }
    features: { disableLocalAuth: true, enableLogAccessUsingOnlyResourcePermissions: true }
  }
}

// The only version with category groups. Nothing newer exists.
#disable-next-line use-recent-api-versions
resource workspaceDiagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: workspace
  properties: {
    workspaceId: workspace.id
    logs: [{ categoryGroup: 'audit', enabled: true }]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: insightsName
  location: location
  tags: tags
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: workspace.id
    DisableLocalAuth: true
    DisableIpMasking: false
  }
}

resource publisherAssignment 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(insights.id, metricsPublisher, identityName)
  scope: insights
  properties: {
    principalId: identityPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', metricsPublisher)
  }
}

@description('Resource id of the Log Analytics workspace.')
output workspaceId string = workspace.id

@description('Resource id of Application Insights.')
output insightsId string = insights.id
