// The web app, and the only door to the API.
import { names } from '../types.bicep'

@description('Region; Static Web Apps are run from a few of them and served everywhere.')
param location string

@description('Name of the Static Web App.')
param siteName string

@description('Tags of every resource.')
param tags names

resource site 'Microsoft.Web/staticSites@2025-03-01' = {
  name: siteName
  location: location
  // azd finds the service by this tag.
  tags: union(tags, { 'azd-service-name': 'web' })
  sku: { name: 'Standard', tier: 'Standard' }
  properties: {
    allowConfigFileUpdates: true
    stagingEnvironmentPolicy: 'Disabled'
    publicNetworkAccess: 'Enabled'
  }
}

@description('Host name that Azure gave it.')
output hostname string = site.properties.defaultHostname
