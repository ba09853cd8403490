// The records. Containers, keys, indexes and lifetimes come from domain/data/containers.json. What is unique is claimed
// in the container `claims`, so there are no unique keys.
import { names, recordContainers } from '../types.bicep'

@description('Region.')
param location string

@description('Name of the account.')
param accountName string

@description('Tags of every resource.')
param tags names

@description('Name of the database.')
param databaseName string

@description('Partition key of every container.')
param partitionKey string

@description('Containers by name.')
param containers recordContainers

@description('0: serverless. Otherwise the most request units a second that the database scales to, from 1000.')
param maxThroughput int

@description('How far back the database can be restored.')
@allowed(['Continuous7Days', 'Continuous30Days'])
param backupTier string

@description('Whether a lock keeps it from being deleted.')
param isLocked bool

@description('Whether the account is spread over availability zones.')
param isZoneRedundant bool

@description('Principal id of the API\'s managed identity.')
param identityPrincipalId string

@description('Name of the API\'s managed identity.')
param identityName string

@description('Resource id of the Log Analytics workspace.')
param workspaceId string

var isServerless = maxThroughput == 0
// Cosmos DB Built-in Data Contributor
var dataContributor = '00000000-0000-0000-0000-000000000002'

resource account 'Microsoft.DocumentDB/databaseAccounts@2025-10-15' = {
  name: accountName
  location: location
  tags: tags
  kind: 'GlobalDocumentDB'
  properties: {
    databaseAccountOfferType: 'Standard'
    locations: [{ locationName: location, failoverPriority: 0, isZoneRedundant: isZoneRedundant }]
    capabilities: isServerless ? [{ name: 'EnableServerless' }] : []
    // The API reads at Session, but for the containers that ask for this level (decision 0011).
    consistencyPolicy: {
      defaultConsistencyLevel: 'BoundedStaleness'
      maxIntervalInSeconds: 5
      maxStalenessPrefix: 10
    }
    disableLocalAuth: true
    disableKeyBasedMetadataWriteAccess: true
    minimalTlsVersion: 'Tls12'
    publicNetworkAccess: 'Enabled'
    backupPolicy: { type: 'Continuous', continuousModeProperties: { tier: backupTier } }
  }
}

resource database 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases@2025-10-15' = {
  parent: account
  name: databaseName
  properties: {
    resource: { id: databaseName }
    options: isServerless ? {} : { autoscaleSettings: { maxThroughput: maxThroughput } }
  }
}

// One at a time: an account refuses many changes of its containers at once.
@batchSize(1)
resource container 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers@2025-10-15' = [
  for item in items(containers): {
    parent: database
    name: item.key
    properties: {
      resource: union(
        {
          id: item.key
          partitionKey: { paths: [partitionKey], kind: 'Hash', version: 2 }
          indexingPolicy: {
            indexingMode: 'consistent'
            automatic: true
            // Only what containers.json declares: every other path would cost request units with each write. Cosmos DB
            // always indexes the id.
            includedPaths: concat(
              map(item.value.fields, field => { path: '/${field}/?' }),
              item.value.?words == null ? [] : [{ path: '/${item.value.?words}/[]/?' }]
            )
            excludedPaths: [{ path: '/*' }]
            // Each is read in both directions. Documents that are equal in all of its fields are ordered by id.
            compositeIndexes: map(
              item.value.?indexes ?? [],
              index => map(concat(index.path, ['id']), field => { path: '/${field}', order: 'ascending' })
            )
          }
        },
        item.value.?ttlSeconds == null ? {} : { defaultTtl: item.value.?ttlSeconds }
      )
    }
  }
]

// At the account, which holds this one database: the SDK reads the account's regions before anything else.
resource dataAssignment 'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments@2025-10-15' = {
  parent: account
  name: guid(account.id, dataContributor, identityName)
  properties: {
    principalId: identityPrincipalId
    roleDefinitionId: '${account.id}/sqlRoleDefinitions/${dataContributor}'
    scope: account.id
  }
}

// The only version with category groups. Nothing newer exists.
#disable-next-line use-recent-api-versions
resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: account
  properties: {
    workspaceId: workspaceId
    logAnalyticsDestinationType: 'Dedicated'
    logs: [{ category: 'ControlPlaneRequests', enabled: true }]
    metrics: [{ category: 'Requests', enabled: true }]
  }
}

resource lock 'Microsoft.Authorization/locks@2020-05-01' = if (isLocked) {
  name: 'keep'
  scope: account
  properties: { level: 'CanNotDelete', notes: 'Holds data of VSE. Delete this lock before you delete the resource.' }
}

@description('Resource id of the account.')
output accountId string = account.id

@description('COSMOS_ENDPOINT.')
output endpoint string = account.properties.documentEndpoint
