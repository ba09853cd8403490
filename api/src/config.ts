import { MAILS_PER_RECIPIENT, MAILS_PER_SENDER } from '@vse/domain/limits';
import * as z from 'zod';

const text = z.string().trim().min(1);
const count = (fallback: number, minimum = 0) =>
  z.coerce.number().int().min(minimum).default(fallback);
const flag = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(fallback)
    .transform((given) => given === 'true');

/** Any of these means Azure: Flex Consumption sets no WEBSITE_INSTANCE_ID, and no plan sets all the others. */
export const AZURE_MARKS = [
  'WEBSITE_INSTANCE_ID',
  'WEBSITE_SITE_NAME',
  'WEBSITE_SKU',
  'WEBSITE_POD_NAME',
  'CONTAINER_NAME',
  'LEGION_SERVICE_HOST',
] as const;

export const isInAzure = (environment: NodeJS.ProcessEnv): boolean =>
  AZURE_MARKS.some((name) => environment[name]);

const isUnresolved = (value: string | undefined) => value?.startsWith('@Microsoft.KeyVault(');

/** Every setting that the API reads. domain/data/settings.json says what each is for. */
const Environment = z
  .object({
    isAzure: z.boolean(),
    serviceName: z.string(),
    /** Without a slash at the end, so that a path can follow. */
    SITE_URL: z.url().transform((url) => url.replace(/\/$/, '')),
    SERVER_SECRET: z.string().min(32),
    SERVER_SECRET_PREVIOUS: z.string().min(32).optional(),
    ID_SECRET: z.string().min(32).optional(),
    COSMOS_ENDPOINT: z.url().optional(),
    COSMOS_KEY: text.optional(),
    SQLITE_FILE: text.optional(),
    BLOB_ACCOUNT_URL: z.url().optional(),
    BLOB_CONNECTION_STRING: text.optional(),
    EMAIL_ENDPOINT: z.url().optional(),
    EMAIL_CONNECTION_STRING: text.optional(),
    EMAIL_SENDER: text.optional(),
    ENTRA_TENANT_ID: text.optional(),
    ENTRA_CLIENT_ID: text.optional(),
    DEMO_ACCOUNTS: flag('false'),
    ENTRA_JWKS_URL: z.url().optional(),
    ENTRA_AUTHORITY_METADATA: text.optional(),
    GRAPH_ENDPOINT: z.url().default('https://graph.microsoft.com'),
    GROUP_ADMIN_ID: text.optional(),
    GROUP_MANAGER_ID: text.optional(),
    GROUP_SALESPERSON_ID: text.optional(),
    INVITE_EXPIRY_DAYS: count(90),
    KEEP_INVITES_DAYS: count(0),
    KEEP_UNFINISHED_DAYS: count(0),
    KEEP_RESULTS_DAYS: count(0),
    KEEP_LOGS_DAYS: count(0),
    // A set of changes is undone by its states for a week.
    KEEP_HISTORY_DAYS: count(0).refine((days) => days === 0 || days >= 30, 'at least 30'),
    KEEP_ANONYMOUS: flag('true'),
    MAIL_PER_MINUTE: count(5),
    MAIL_PER_HOUR: count(10),
    MAIL_LIMIT_PER_RECIPIENT: count(MAILS_PER_RECIPIENT, 1),
    MAIL_LIMIT_PER_SENDER: count(MAILS_PER_SENDER, 1),
    SUPPORT_EMAIL: text,
    PRIVACY_NOTICE_URL: z
      .url({ protocol: /^https$/ })
      .or(z.literal(''))
      .default(''),
    COMPANY_PROVIDER: text,
    COMPANY_DOMAIN: text,
    API_DOCS: z.enum(['true', 'false']).optional(),
    FUNCTION_KEY: z.string().default(''),
    PROXY_HOPS: count(2, 1),
    REDEEM_LIMIT_PER_EMAIL: count(10),
    REDEEM_LIMIT_PER_ADDRESS: count(60),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    APPLICATIONINSIGHTS_CONNECTION_STRING: text.optional(),
    TRACED_PERCENT: count(100).pipe(z.number().max(100)),
  })
  .superRefine((env, context) => {
    const add = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    // In Azure, a missing database must stop the start, not fall back to a file on one of many hosts.
    if (env.isAzure && !env.COSMOS_ENDPOINT) add('COSMOS_ENDPOINT', 'needed in Azure');
    if (!env.COSMOS_ENDPOINT && !env.SQLITE_FILE) add('SQLITE_FILE', 'or COSMOS_ENDPOINT needed');
    if (!env.BLOB_ACCOUNT_URL && !env.BLOB_CONNECTION_STRING)
      add('BLOB_ACCOUNT_URL', 'or BLOB_CONNECTION_STRING needed');
    // Without ID_SECRET, the new secret would derive other ids, and open quizzes would be lost.
    if (env.SERVER_SECRET_PREVIOUS && !env.ID_SECRET)
      add('ID_SECRET', 'needed with SERVER_SECRET_PREVIOUS: the secret that has derived the ids');
    // A deployed app must not trust a developer machine's sign-in.
    for (const name of ['ENTRA_JWKS_URL', 'ENTRA_AUTHORITY_METADATA', 'DEMO_ACCOUNTS'] as const)
      if (env.isAzure && env[name]) add(name, 'not allowed in Azure');
    // Azure passes an unresolved key vault reference as text. It is long enough for a secret, but anyone can guess it.
    for (const name of ['SERVER_SECRET', 'SERVER_SECRET_PREVIOUS', 'ID_SECRET'] as const)
      if (isUnresolved(env[name])) add(name, 'is an unresolved reference');
    if (env.ENTRA_CLIENT_ID && !env.ENTRA_TENANT_ID)
      add('ENTRA_TENANT_ID', 'needed with ENTRA_CLIENT_ID');
    // Setting both is a mistake; report it at start rather than at the first sign-in.
    if (env.ENTRA_CLIENT_ID && env.DEMO_ACCOUNTS)
      add('DEMO_ACCOUNTS', 'not allowed with ENTRA_CLIENT_ID');
  })
  .transform(({ API_DOCS, FUNCTION_KEY, ...env }) => ({
    ...env,
    // No secret, and the host of a first deployment makes its key only once it runs the package.
    FUNCTION_KEY: isUnresolved(FUNCTION_KEY) ? '' : FUNCTION_KEY,
    API_DOCS: API_DOCS === undefined ? !env.isAzure : API_DOCS === 'true',
  }));

export type Config = z.output<typeof Environment>;

/** Reads and checks the settings. Throws an Error that names every missing or invalid setting. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const isAzure = isInAzure(environment);
  // The Functions host sends its telemetry under this name too.
  const serviceName = given.WEBSITE_SITE_NAME ?? 'vse-api';
  const parsed = Environment.safeParse({ ...given, isAzure, serviceName });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Settings are missing or wrong: ${wrong.join('; ')}`);
}
