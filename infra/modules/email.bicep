// Mail by Communication Services: from a domain that Azure manages, or from the company's own once it is verified.
import { names } from '../types.bicep'

@description('Suffix that makes the names unique.')
param token string

@description('Tags of every resource.')
param tags names

@description('Where mails are kept at rest, such as Europe or United States.')
param dataLocation string

@description('The company\'s own mail domain; empty: the Azure-managed one.')
param mailDomain string

@description('Whether the DNS records of the own domain are set and verified; until then mail goes out by the managed one.')
param isMailDomainVerified bool

@description('Principal id of the API\'s managed identity.')
param identityPrincipalId string

@description('Name of the API\'s managed identity.')
param identityName string

@description('Resource id of the Log Analytics workspace.')
param workspaceId string

// Both services are global; dataLocation says where the data stays.
var worldwide = 'global'
var hasOwnDomain = !empty(mailDomain)
var usesOwnDomain = hasOwnDomain && isMailDomainVerified
// Communication and Email Service Owner: the narrowest built-in role that may send.
var mailSender = '09976791-48a7-449e-bb21-39d1a415f350'

resource emailService 'Microsoft.Communication/emailServices@2025-09-01' = {
  name: 'mail-${token}'
  location: worldwide
  tags: tags
  properties: { dataLocation: dataLocation }
}

resource managedDomain 'Microsoft.Communication/emailServices/domains@2025-09-01' = {
  parent: emailService
  name: 'AzureManagedDomain'
  location: worldwide
  tags: tags
  properties: { domainManagement: 'AzureManaged', userEngagementTracking: 'Disabled' }
}

resource ownDomain 'Microsoft.Communication/emailServices/domains@2025-09-01' = if (hasOwnDomain) {
  parent: emailService
  name: hasOwnDomain ? mailDomain : 'none.invalid'
  location: worldwide
  tags: tags
  properties: { domainManagement: 'CustomerManaged', userEngagementTracking: 'Disabled' }
}

resource communication 'Microsoft.Communication/communicationServices@2025-09-01' = {
  name: 'acs-${token}'
  location: worldwide
  tags: tags
  properties: {
    dataLocation: dataLocation
    disableLocalAuth: true
    linkedDomains: [usesOwnDomain ? ownDomain.id : managedDomain.id]
  }
}

resource senderAssignment 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  name: guid(communication.id, mailSender, identityName)
  scope: communication
  properties: {
    principalId: identityPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', mailSender)
  }
}

// The only version with category groups. Nothing newer exists.
#disable-next-line use-recent-api-versions
resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'to-workspace'
  scope: communication
  properties: {
    workspaceId: workspaceId
    logs: [
      { category: 'EmailSendMailOperational', enabled: true }
      { category: 'EmailStatusUpdateOperational', enabled: true }
    ]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

@description('EMAIL_ENDPOINT.')
output endpoint string = 'https://${communication.properties.hostName}'

@description('EMAIL_SENDER.')
output sender string = 'DoNotReply@${usesOwnDomain ? mailDomain : managedDomain.properties.fromSenderDomain}'

@description('MAIL_PER_MINUTE: what the service lets through for this kind of domain.')
output perMinute int = usesOwnDomain ? 30 : 5

@description('MAIL_PER_HOUR: what the service lets through for this kind of domain.')
output perHour int = usesOwnDomain ? 100 : 10

@description('Name of the e-mail service, which shows the DNS records of an own domain.')
output serviceName string = emailService.name
