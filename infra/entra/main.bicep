// Sign-in and directory: registration, roles, groups and the Graph permissions of the API's identity. A template of its
// own, since whoever runs it needs rights in Entra. scripts/deploy/entra.ts does the same steps with az, under the same
// unique names, so that either may follow the other.
targetScope = 'subscription'

extension microsoftGraphV1

@description('Name of this environment, such as prod or test; part of every unique name.')
@minLength(2)
@maxLength(10)
param environmentName string

@description('Addresses of the app (VSE_SITE_URL of the main deployment); none before its first run.')
param siteUrls string[] = []

@description('Principal id of the API\'s identity (VSE_IDENTITY_PRINCIPAL_ID of the main deployment); empty before its first run.')
param identityPrincipalId string = ''

@description('Whether the API may change the members of every group in the tenant, instead of owning its three groups. For tenants where an identity that owns a group cannot change its members.')
param hasGroupPermission bool = false

var entra = loadJsonContent('entra.json')
var roles = loadJsonContent('../../domain/data/roles.json').roles
var uniqueName = 'vse-${environmentName}'
var displayName = '${entra.registrationName} ${environmentName}'

module registration 'registration.bicep' = {
  params: { uniqueName: uniqueName, displayName: displayName, siteUrls: siteUrls }
}

module identifier 'identifier.bicep' = {
  params: { uniqueName: uniqueName, displayName: displayName, clientId: registration.outputs.clientId }
}

resource principal 'Microsoft.Graph/servicePrincipals@v1.0' = {
  appId: registration.outputs.clientId
}

// Many tenants do not let people consent themselves.
resource ownConsent 'Microsoft.Graph/oauth2PermissionGrants@v1.0' = {
  clientId: principal.id
  consentType: 'AllPrincipals'
  resourceId: principal.id
  scope: entra.scope.value
}

resource graphConsent 'Microsoft.Graph/oauth2PermissionGrants@v1.0' = {
  clientId: principal.id
  consentType: 'AllPrincipals'
  resourceId: graph.id
  scope: join(map(entra.delegated, permission => permission.name), ' ')
}

// Members come and go at run time, so they are left out.
resource roleGroup 'Microsoft.Graph/groups@v1.0' = [
  for role in roles: {
    uniqueName: '${uniqueName}-${toLower(role.name)}'
    displayName: '${role.group} (${environmentName})'
    description: role.about
    mailEnabled: false
    mailNickname: '${uniqueName}-${toLower(role.name)}'
    securityEnabled: true
    // The owner of a group may change its members, and those of no other group. Other owners stay.
    owners: {
      relationships: empty(identityPrincipalId) || hasGroupPermission ? [] : [identityPrincipalId]
      relationshipSemantics: 'append'
    }
  }
]

resource groupRole 'Microsoft.Graph/appRoleAssignedTo@v1.0' = [
  for (role, index) in roles: {
    appRoleId: role.id
    principalId: roleGroup[index].id
    resourceId: principal.id
  }
]

resource graph 'Microsoft.Graph/servicePrincipals@v1.0' existing = {
  appId: entra.graphAppId
}

resource graphPermission 'Microsoft.Graph/appRoleAssignedTo@v1.0' = [
  for permission in concat(entra.application, hasGroupPermission ? [entra.groupPermission] : []): if (!empty(identityPrincipalId)) {
    appRoleId: permission.id
    principalId: identityPrincipalId
    resourceId: graph.id
  }
]

@description('VSE_ENTRA_CLIENT_ID of the main deployment.')
output VSE_ENTRA_CLIENT_ID string = registration.outputs.clientId

@description('VSE_GROUP_ADMIN_ID of the main deployment.')
output VSE_GROUP_ADMIN_ID string = roleGroup[0].id

@description('VSE_GROUP_MANAGER_ID of the main deployment.')
output VSE_GROUP_MANAGER_ID string = roleGroup[1].id

@description('VSE_GROUP_SALESPERSON_ID of the main deployment.')
output VSE_GROUP_SALESPERSON_ID string = roleGroup[2].id
