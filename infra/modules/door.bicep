// The door behind the proxy: the Static Web App passes /api on to the function app, and App Service authentication
// refuses every other caller. Linking sets that up by itself on some plans; here it is declared, so that it holds on all
// of them, and the deployment script's smoke test calls the host directly to prove it.

@description('Region of the function app.')
param location string

@description('Name of the Static Web App.')
param siteName string

@description('Name of the function app.')
param appName string

resource site 'Microsoft.Web/staticSites@2025-03-01' existing = {
  name: siteName
}

resource app 'Microsoft.Web/sites@2025-03-01' existing = {
  name: appName
}

// The name must stay: a second link under another one is refused.
resource backend 'Microsoft.Web/staticSites/linkedBackends@2025-03-01' = {
  parent: site
  name: 'backend'
  properties: { backendResourceId: app.id, region: location }
}

resource authentication 'Microsoft.Web/sites/config@2025-03-01' = {
  parent: app
  name: 'authsettingsV2'
  dependsOn: [backend]
  properties: {
    platform: { enabled: true, runtimeVersion: '~1' }
    globalValidation: { requireAuthentication: true, unauthenticatedClientAction: 'Return401', excludedPaths: [] }
    httpSettings: { requireHttps: true, forwardProxy: { convention: 'NoProxy' }, routes: { apiPrefix: '/.auth' } }
    identityProviders: {
      azureActiveDirectory: { enabled: false }
      azureStaticWebApps: { enabled: true, registration: { clientId: site.properties.defaultHostname } }
    }
    login: { tokenStore: { enabled: false } }
  }
}
