// What is secret. The deployment script writes the values; the API reads them by reference.
import { names } from '../types.bicep'

@description('Region.')
param location string

@description('Name of the vault.')
@minLength(3)
@maxLength(24)
param vaultName string

@description('Tags of every resource.')
param tags names

@description('Whether a lock keeps it from being deleted.')
param isLocked bool

@description('Principal id of the API\'s managed identity.')
param identityPrincipalId string

@description('Name of the API\'s managed identity.')
param identityName string

@description('Resource id of the Log Analytics workspace.')
param workspaceId string

// Key Vault Secrets User. At the vault, which holds the API's secrets only: they do not exist yet at the first run.
var secretsUser = '4633458b-17de-408a-b874-0445c86b69e6'

resource vault 'Microsoft.KeyVault/vaults@2025-05-01' = {
  name: vaultName
  location: location
  tags: tags
  properties: {
    tenantId: tenant().tenantId
    sku: { family: 'A', name: 'standard' }
    enableRbacAuthorization: true
    enableSoftDelete: true
    softDeleteRetentionInDays: 90
    // Losing ID_SECRET would orphan open quizzes, so nobody can purge it early.
    enablePurgeProtection: true
    enabledForDeployment: false
    enabledForDiskEncryption: false
    enabledForTemplateDeployment: false
    publicNetworkAccess: 'Enabled'
  }
}

resource userAssignment 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(vault.id, secretsUser, identityName)
  scope: vault
  properties: {
    principalId: identityPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', secretsUser)
  }
}

// The only version with category groups. Nothing newer exists.
#disable-next-line use-recent-api-versions
resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: vault
  properties: {
    workspaceId: workspaceId
    logs: [{ categoryGroup: 'audit', enabled: true }]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

resource lock 'Microsoft.Authorization/locks@2020-05-01' = if (isLocked) {
  name: 'keep'
  scope: vault
  properties: { level: 'CanNotDelete', notes: 'Holds data of VSE. Delete this lock before you delete the resource.' }
}

@description('Address of the vault, with a slash at its end.')
output uri string = vault.properties.vaultUri
