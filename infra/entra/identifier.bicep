// The identifier URI of the registration: it holds the client id, which is known only once the registration exists. What
// is not named here stays as registration.bicep has it.
targetScope = 'subscription'

extension microsoftGraphV1

@description('Name that the registration is found by.')
param uniqueName string

@description('Name that people see when they sign in.')
param displayName string

@description('Client id of the registration.')
param clientId string

resource registration 'Microsoft.Graph/applications@v1.0' = {
  uniqueName: uniqueName
  displayName: displayName
  identifierUris: ['api://${clientId}']
}
