import { blobConnectionString } from '../../scripts/local/azurite/account.ts';

/** The settings that a host of the API cannot do without, beside those of its database. */
export const HOUSE = {
  SITE_URL: 'http://localhost:4280',
  SERVER_SECRET: 'a secret of the tests, and long enough',
  BLOB_CONNECTION_STRING: blobConnectionString(1),
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
};
