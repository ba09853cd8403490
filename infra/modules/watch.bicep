// Who is told when the product is unwell, and what an operator looks at.
import { names } from '../types.bicep'

@description('Region.')
param location string

@description('Suffix that makes the names unique.')
param token string

@description('Tags of every resource.')
param tags names

@description('Where alerts are mailed to.')
param alertEmails string[]

@description('Address that gets alerts as JSON; empty: none.')
param alertWebhook string

@description('Address of the app, which is asked from five places every 15 minutes.')
param siteUrl string

@description('Resource id of the Log Analytics workspace.')
param workspaceId string

@description('Resource id of Application Insights.')
param insightsId string

@description('Resource id of the function app.')
param appId string

@description('Resource id of the Cosmos DB account.')
param cosmosAccountId string

@description('Costs a month, in the subscription\'s currency, that are reported when 80 percent are reached or forecast. 0: no budget.')
@minValue(0)
param monthlyBudget int

@description('First day of the budget: the first of a month.')
param budgetStart string

// Both are services without a region of their own.
var worldwide = 'global'
var alerts = loadJsonContent('alerts.json').alerts
// Azure's names for UK West, North Europe, France South, East US and South Central US.
var testPlaces = ['emea-se-sto-edge', 'emea-gb-db3-azr', 'emea-ch-zrh-edge', 'us-va-ash-azr', 'us-tx-sn1-azr']

resource people 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: 'ag-${token}'
  location: worldwide
  tags: tags
  properties: {
    groupShortName: 'VSE'
    enabled: true
    emailReceivers: map(alertEmails, (email, index) => {
      name: 'operators-${index}'
      emailAddress: email
      useCommonAlertSchema: true
    })
    webhookReceivers: empty(alertWebhook)
      ? []
      : [{ name: 'webhook', serviceUri: alertWebhook, useCommonAlertSchema: true }]
  }
}

resource logAlert 'Microsoft.Insights/scheduledQueryRules@2026-03-01' = [
  for alert in alerts: {
    name: '${alert.name}-${token}'
    location: location
    tags: tags
    properties: {
      displayName: 'VSE ${alert.name}'
      description: alert.description
      severity: alert.severity
      enabled: true
      scopes: [workspaceId]
      evaluationFrequency: alert.frequency
      windowSize: alert.window
      autoMitigate: true
      // Before the first telemetry arrives its tables do not exist.
      skipQueryValidation: true
      criteria: {
        allOf: [
          {
            query: alert.query
            timeAggregation: 'Count'
            operator: alert.operator
            threshold: alert.threshold
            // An alert of its own for each value, such as each timer.
            dimensions: map(alert.?splitBy ?? [], column => { name: column, operator: 'Include', values: ['*'] })
            failingPeriods: { numberOfEvaluationPeriods: 1, minFailingPeriodsToAlert: 1 }
          }
        ]
      }
      actions: { actionGroups: [people.id] }
    }
  }
]

// These need no logs, and so go on when the workspace has reached its daily cap.
var metricAlerts = [
  {
    name: 'throttling'
    description: 'Cosmos DB refused more than 20 requests in 5 minutes (429): see \'The database refuses calls\' in infra/runbook.md.'
    severity: 2
    scope: cosmosAccountId
    namespace: 'Microsoft.DocumentDB/databaseAccounts'
    metric: 'TotalRequests'
    dimensions: [{ name: 'StatusCode', operator: 'Include', values: ['429'] }]
    aggregation: 'Count'
    operator: 'GreaterThan'
    threshold: 20
    frequency: 'PT5M'
    window: 'PT5M'
  }
  {
    name: 'database-unavailable'
    description: 'Cosmos DB answered fewer than 99 of 100 requests in an hour: see \'The database refuses calls\' in infra/runbook.md.'
    severity: 1
    scope: cosmosAccountId
    namespace: 'Microsoft.DocumentDB/databaseAccounts'
    metric: 'ServiceAvailability'
    dimensions: []
    aggregation: 'Average'
    operator: 'LessThan'
    threshold: 99
    frequency: 'PT5M'
    window: 'PT1H'
  }
  {
    name: 'host-errors'
    description: 'The function host answered more than 20 calls in 15 minutes with 5xx: see \'The API does not start\' in infra/runbook.md.'
    severity: 1
    scope: appId
    namespace: 'Microsoft.Web/sites'
    metric: 'Http5xx'
    dimensions: []
    aggregation: 'Total'
    operator: 'GreaterThan'
    threshold: 20
    frequency: 'PT5M'
    window: 'PT15M'
  }
]

resource metricAlert 'Microsoft.Insights/metricAlerts@2026-01-01' = [
  for alert in metricAlerts: {
    name: '${alert.name}-${token}'
    location: worldwide
    tags: tags
    properties: {
      description: alert.description
      severity: alert.severity
      enabled: true
      scopes: [alert.scope]
      evaluationFrequency: alert.frequency
      windowSize: alert.window
      autoMitigate: true
      criteria: {
        'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
        allOf: [
          {
            criterionType: 'StaticThresholdCriterion'
            name: alert.name
            metricNamespace: alert.namespace
            metricName: alert.metric
            dimensions: alert.dimensions
            operator: alert.operator
            threshold: alert.threshold
            timeAggregation: alert.aggregation
            // A new account or app has no metrics yet.
            skipMetricValidation: true
          }
        ]
      }
      actions: [{ actionGroupId: people.id }]
    }
  }
]

resource availability 'Microsoft.Insights/webtests@2022-06-15' = {
  name: 'health-${token}'
  location: location
  tags: union(tags, { 'hidden-link:${insightsId}': 'Resource' })
  kind: 'standard'
  properties: {
    SyntheticMonitorId: 'health-${token}'
    Name: 'health-${token}'
    Kind: 'standard'
    Enabled: true
    Frequency: 900
    Timeout: 30
    RetryEnabled: true
    Locations: [for place in testPlaces: { Id: place }]
    Request: { RequestUrl: '${siteUrl}/api/health', HttpVerb: 'GET', ParseDependentRequests: false }
    ValidationRules: { ExpectedHttpStatusCode: 200, SSLCheck: true, SSLCertRemainingLifetimeCheck: 7 }
  }
}

resource unavailable 'Microsoft.Insights/metricAlerts@2026-01-01' = {
  name: 'unavailable-${token}'
  location: worldwide
  tags: tags
  properties: {
    description: '/api/health does not answer from two places or more: see \'The app cannot be reached\' in infra/runbook.md. Or the certificate of the app\'s address ends within 7 days: see \'The certificate expires\' in infra/runbook.md.'
    severity: 0
    enabled: true
    scopes: [availability.id, insightsId]
    evaluationFrequency: 'PT1M'
    windowSize: 'PT15M'
    autoMitigate: true
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.WebtestLocationAvailabilityCriteria'
      webTestId: availability.id
      componentId: insightsId
      failedLocationCount: 2
    }
    actions: [{ actionGroupId: people.id }]
  }
}

resource budget 'Microsoft.Consumption/budgets@2026-06-01' = if (monthlyBudget > 0) {
  name: 'budget-${token}'
  properties: {
    category: 'Cost'
    amount: monthlyBudget
    timeGrain: 'Monthly'
    timePeriod: { startDate: budgetStart }
    notifications: {
      actual: {
        enabled: true
        operator: 'GreaterThanOrEqualTo'
        threshold: 80
        thresholdType: 'Actual'
        contactEmails: alertEmails
        contactGroups: [people.id]
      }
      forecast: {
        enabled: true
        operator: 'GreaterThanOrEqualTo'
        threshold: 100
        thresholdType: 'Forecasted'
        contactEmails: alertEmails
        contactGroups: [people.id]
      }
    }
  }
}

resource workbook 'Microsoft.Insights/workbooks@2023-06-01' = {
  name: guid(resourceGroup().id, 'vse-workbook')
  location: location
  tags: tags
  kind: 'shared'
  properties: {
    displayName: 'VSE ${token}'
    category: 'workbook'
    version: 'Notebook/1.0'
    sourceId: workspaceId
    serializedData: string(loadJsonContent('workbook.json'))
  }
}
