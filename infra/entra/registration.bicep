// The app registration, but for its identifier URI (identifier.bicep).
targetScope = 'subscription'

extension microsoftGraphV1

@description('Name that this registration is found by again.')
param uniqueName string

@description('Name that people see when they sign in.')
param displayName string

@description('Addresses of the app, such as https://vse.example.com; none until it is deployed.')
param siteUrls string[]

var entra = loadJsonContent('entra.json')
var roles = loadJsonContent('../../domain/data/roles.json').roles

resource registration 'Microsoft.Graph/applications@v1.0' = {
  uniqueName: uniqueName
  displayName: displayName
  signInAudience: 'AzureADMyOrg'
  api: {
    // The API asks for issuer …/v2.0 and the client id as audience.
    requestedAccessTokenVersion: 2
    oauth2PermissionScopes: [
      {
        id: entra.scope.id
        value: entra.scope.value
        type: 'User'
        isEnabled: true
        adminConsentDisplayName: entra.scope.about
        adminConsentDescription: entra.scope.about
        userConsentDisplayName: entra.scope.about
        userConsentDescription: entra.scope.about
      }
    ]
  }
  appRoles: [
    for role in roles: {
      id: role.id
      value: role.claim
      displayName: role.name
      description: role.about
      isEnabled: true
      allowedMemberTypes: ['User']
    }
  ]
  optionalClaims: {
    accessToken: [for claim in entra.accessTokenClaims: { name: claim, essential: false }]
    idToken: [for claim in entra.accessTokenClaims: { name: claim, essential: false }]
  }
  requiredResourceAccess: [
    {
      resourceAppId: entra.graphAppId
      resourceAccess: [for permission in entra.delegated: { id: permission.id, type: 'Scope' }]
    }
  ]
  // People come back here after signing in and after signing out: both count as redirects of a single-page app.
  spa: { redirectUris: [for url in siteUrls: '${url}${entra.redirectPath}'] }
}

@description('Client id.')
output clientId string = registration.appId
