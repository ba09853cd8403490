// Parameters from the environment, where the main deployment and `npm run deploy` put them.
using 'main.bicep'

param environmentName = readEnvironmentVariable('AZURE_ENV_NAME')
param siteUrls = empty(readEnvironmentVariable('VSE_SITE_URL', '')) ? [] : [readEnvironmentVariable('VSE_SITE_URL', '')]
param identityPrincipalId = readEnvironmentVariable('VSE_IDENTITY_PRINCIPAL_ID', '')
param hasGroupPermission = readEnvironmentVariable('VSE_GROUP_PERMISSION', '') == 'tenant'
