import { AZURE_MARKS } from '../../api/src/config.ts';
import { blobConnectionString } from './azurite/account.ts';
import type { DataFolder } from './data-folder.ts';
import { authorityMetadata, CLIENT_ID, jwksUrl, TENANT_ID } from './entra/authority.ts';
import { GROUP_ADMIN_ID, GROUP_MANAGER_ID, GROUP_SALESPERSON_ID } from './graph/groups.ts';
import { emailConnectionString } from './mailbox/wire.ts';

export type Ports = Record<'web' | 'api' | 'azurite' | 'mailbox' | 'graph' | 'entra', number>;
/** The fake accounts, or the real sign-in with the Entra stand-in. */
export type SignIn = 'demo' | 'entra';
export type Records = { store: 'sqlite' } | { store: 'cosmos'; endpoint: string; key: string };

export const webUrlOf = (ports: Ports) => `http://localhost:${ports.web}`;

/** Variables in the developer's shell that would make the local API use something else. */
const ownNames: readonly string[] = [
  ...AZURE_MARKS,
  'SERVER_SECRET_PREVIOUS',
  'ID_SECRET',
  'COSMOS_ENDPOINT',
  'COSMOS_KEY',
  'BLOB_ACCOUNT_URL',
  'EMAIL_ENDPOINT',
  'SQLITE_FILE',
  'ENTRA_TENANT_ID',
  'ENTRA_CLIENT_ID',
  'DEMO_ACCOUNTS',
  'ENTRA_JWKS_URL',
  'ENTRA_AUTHORITY_METADATA',
  'APPLICATIONINSIGHTS_CONNECTION_STRING',
];

/** The API's settings (domain/data/settings.json) on this machine. */
export function apiSettings(
  data: DataFolder,
  ports: Ports,
  records: Records,
  signIn: SignIn = 'demo',
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !ownNames.includes(name));
  const { serverSecret, functionKey } = data.secrets;
  return {
    ...Object.fromEntries(inherited),
    ...(records.store === 'sqlite'
      ? { SQLITE_FILE: data.file('vse.sqlite') }
      : { COSMOS_ENDPOINT: records.endpoint, COSMOS_KEY: records.key }),
    ...(signIn === 'entra' ? entraSettings(ports) : { DEMO_ACCOUNTS: 'true' }),
    SITE_URL: webUrlOf(ports),
    SERVER_SECRET: serverSecret,
    FUNCTION_KEY: functionKey,
    BLOB_CONNECTION_STRING: blobConnectionString(ports.azurite),
    EMAIL_CONNECTION_STRING: emailConnectionString(ports.mailbox),
    EMAIL_SENDER: 'vse@aurum.example',
    // The local mailbox has no limit.
    MAIL_PER_MINUTE: '10000',
    MAIL_PER_HOUR: '10000',
    GRAPH_ENDPOINT: `http://127.0.0.1:${ports.graph}`,
    GROUP_ADMIN_ID,
    GROUP_MANAGER_ID,
    GROUP_SALESPERSON_ID,
    SUPPORT_EMAIL: 'support@aurum.example',
    COMPANY_PROVIDER: 'Aurum Scent Co.',
    COMPANY_DOMAIN: 'aurum.example',
    // The web server and the host each append one address to X-Forwarded-For, as in Azure.
    PROXY_HOPS: '2',
    LOCAL_DATA: data.path,
  };
}

const entraSettings = ({ entra }: Ports) => ({
  ENTRA_TENANT_ID: TENANT_ID,
  ENTRA_CLIENT_ID: CLIENT_ID,
  ENTRA_JWKS_URL: jwksUrl(entra),
  ENTRA_AUTHORITY_METADATA: JSON.stringify(authorityMetadata(entra)),
});
