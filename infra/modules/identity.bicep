// The API's own identity: it exists before the function app, so that roles and Graph permissions can be granted first.
import { names } from '../types.bicep'

@description('Region.')
param location string

@description('Name of the identity.')
param identityName string

@description('Tags of every resource.')
param tags names

resource identity 'Microsoft.ManagedIdentity/userAssignedIdentities@2024-11-30' = {
  name: identityName
  location: location
  tags: tags
}

@description('Resource id.')
output id string = identity.id

@description('Client id, which the SDKs ask for.')
output clientId string = identity.properties.clientId

@description('Principal id, which roles are assigned to.')
output principalId string = identity.properties.principalId
