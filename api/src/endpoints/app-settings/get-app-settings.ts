import { getAppSettings } from '@vse/domain/records/app-settings';
import { endpoint } from '../../http/endpoint.ts';

export const getAppSettingsEndpoint = endpoint(getAppSettings, async ({ context }) => {
  const { config } = context;
  return {
    clientId: config.ENTRA_CLIENT_ID ?? null,
    tenantId: config.ENTRA_TENANT_ID ?? null,
    isDemoMode: config.DEMO_ACCOUNTS,
    supportEmail: config.SUPPORT_EMAIL,
    companyProvider: config.COMPANY_PROVIDER,
    companyDomain: config.COMPANY_DOMAIN,
    groupIds: context.directory.groupIds,
    authorityMetadata: config.ENTRA_AUTHORITY_METADATA ?? null,
    functionKey: config.FUNCTION_KEY,
  };
});
