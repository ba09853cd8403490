// A storage account: private, keyless, with soft delete. Used twice: for people's files, with versions, and for the
// function host, whose role reaches everything in its account.
import { names } from '../types.bicep'

@description('Region.')
param location string

@description('Name of the account.')
@minLength(3)
@maxLength(24)
param accountName string

@description('Tags of every resource.')
param tags names

@description('Kind of redundancy.')
@allowed(['Standard_LRS', 'Standard_ZRS', 'Standard_GRS', 'Standard_GZRS'])
param redundancy string

@description('Whether replaced and deleted blobs are kept as versions, and writes are logged.')
param keepsVersions bool

@description('Whether a lock keeps it from being deleted.')
param isLocked bool

@description('Blob containers by purpose.')
param containers names

@description('Role that the API\'s identity gets on each of the containers; none where empty.')
param containerRoleId string = ''

@description('Roles that the API\'s identity gets on the account.')
param accountRoleIds string[]

@description('Principal id of the API\'s managed identity.')
param identityPrincipalId string

@description('Name of the API\'s managed identity.')
param identityName string

@description('Resource id of the Log Analytics workspace.')
param workspaceId string

@description('Days that what was deleted can be brought back.')
param softDeleteDays int = 30

resource account 'Microsoft.Storage/storageAccounts@2025-06-01' = {
  name: accountName
  location: location
  tags: tags
  kind: 'StorageV2'
  sku: { name: redundancy }
  properties: {
    accessTier: 'Hot'
    allowBlobPublicAccess: false
    allowSharedKeyAccess: false
    allowCrossTenantReplication: false
    allowedCopyScope: 'AAD'
    defaultToOAuthAuthentication: true
    isLocalUserEnabled: false
    isSftpEnabled: false
    minimumTlsVersion: 'TLS1_2'
    supportsHttpsTrafficOnly: true
    // Browsers read files by signed URLs, so the blob service itself must be reachable.
    publicNetworkAccess: 'Enabled'
    // A signed URL lives a day and the overlap; user delegation keys end after 7 days anyway.
    sasPolicy: { sasExpirationPeriod: '7.00:00:00', expirationAction: 'Log' }
  }
}

resource blobService 'Microsoft.Storage/storageAccounts/blobServices@2025-06-01' = {
  parent: account
  name: 'default'
  properties: {
    isVersioningEnabled: keepsVersions
    deleteRetentionPolicy: { enabled: true, days: softDeleteDays }
    containerDeleteRetentionPolicy: { enabled: true, days: softDeleteDays }
  }
}

resource container 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-06-01' = [
  for item in items(containers): {
    parent: blobService
    name: item.value
    properties: { publicAccess: 'None' }
  }
]

// Old versions would be paid for ever.
resource lifecycle 'Microsoft.Storage/storageAccounts/managementPolicies@2025-06-01' = if (keepsVersions) {
  parent: account
  name: 'default'
  properties: {
    policy: {
      rules: [
        {
          name: 'delete-old-versions'
          type: 'Lifecycle'
          enabled: true
          definition: {
            filters: { blobTypes: ['blockBlob'] }
            actions: { version: { delete: { daysAfterCreationGreaterThan: 90 } } }
          }
        }
      ]
    }
  }
}

resource containerAssignment 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for (item, index) in items(containers): if (!empty(containerRoleId)) {
    name: guid(account.id, item.value, containerRoleId, identityName)
    scope: container[index]
    properties: {
      principalId: identityPrincipalId
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', containerRoleId)
    }
  }
]

resource accountAssignment 'Microsoft.Authorization/roleAssignments@2022-04-01' = [
  for roleId in accountRoleIds: {
    name: guid(account.id, roleId, identityName)
    scope: account
    properties: {
      principalId: identityPrincipalId
      principalType: 'ServicePrincipal'
      roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', roleId)
    }
  }
]

// The only version with category groups. Nothing newer exists.
#disable-next-line use-recent-api-versions
resource blobDiagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: blobService
  properties: {
    workspaceId: workspaceId
    // Reads are one line for each picture on a page: they would cost more than the storage.
    logs: keepsVersions
      ? [
          { category: 'StorageWrite', enabled: true }
          { category: 'StorageDelete', enabled: true }
        ]
      : []
    metrics: [{ category: 'Transaction', enabled: true }]
  }
}

resource lock 'Microsoft.Authorization/locks@2020-05-01' = if (isLocked) {
  name: 'keep'
  scope: account
  properties: { level: 'CanNotDelete', notes: 'Holds data of VSE. Delete this lock before you delete the resource.' }
}

@description('Address of the blob service, with a slash at its end.')
output blobEndpoint string = account.properties.primaryEndpoints.blob
