import names from '../../infra/names.json' with { type: 'json' };
import { type Az, azJson, azRest } from './az.ts';
import { messageOf } from './explain.ts';
import { findSecret, type Vault } from './secrets.ts';

/** Settings of the API that refer to a secret, by the name of the secret. */
const REFERENCES = {
  ID_SECRET: names.idSecret,
  SERVER_SECRET: names.serverSecret,
  FUNCTION_KEY: names.functionKey,
};
const API = 'api-version=2022-03-01';

const urlOf = ({ subscription, group }: Vault, app: string) =>
  `https://management.azure.com/subscriptions/${subscription}/resourceGroups/${group}` +
  `/providers/Microsoft.Web/sites/${app}/config/configreferences/appsettings`;

/** Makes the function app read its secrets again, as it would within a day by itself. The restart ends running calls. */
async function refreshReferences(az: Az, vault: Vault, app: string): Promise<void> {
  await azRest(az, { method: 'post', url: `${urlOf(vault, app)}/refresh?${API}` });
  await az(['functionapp', 'restart', '--resource-group', vault.group, '--name', app]);
}

/**
 * Refreshes the references unless the app has read the newest version of each secret, also after a run that replaced one
 * and went no further. Returns what was done.
 */
export async function refreshStale(az: Az, vault: Vault, app: string) {
  const read = await versionsRead(az, vault, app);
  for (const [setting, name] of Object.entries(REFERENCES)) {
    const newest = await findSecret(az, vault, name);
    if (!newest || newest.version === read.get(setting)) continue;
    await refreshReferences(az, vault, app);
    return 'restarted';
  }
  return 'has the newest ones';
}

type Reference = { status?: string; activeVersion?: string };
/** Azure documents the list; the object is what older versions of the same call answer. */
type References = {
  value?: { name: string; properties: Reference }[];
  properties?: { keyToReferenceStatuses?: Record<string, Reference> };
};

/** The version of each secret that the app has read, by the name of the setting. */
async function versionsRead(az: Az, vault: Vault, app: string): Promise<Map<string, string>> {
  const url = `${urlOf(vault, app)}?${API}`;
  const { value, properties }: References = await azRest(az, { method: 'get', url });
  const listed = value?.map((one) => [one.name, one.properties] as const);
  const all = listed ?? Object.entries(properties?.keyToReferenceStatuses ?? {});
  return new Map(
    all.flatMap(([name, { status, activeVersion }]) =>
      status === 'Resolved' && activeVersion
        ? [[name.split('/').at(-1) ?? name, activeVersion] as const]
        : [],
    ),
  );
}

const ROLLING = 'RollingUpdate';

/**
 * Has a new version replace the instances one after the other, each when its calls have ended. An older Azure CLI does
 * not know the command, and a region may not have the strategy: then updates end running calls, as they do by default.
 * Returns what was done.
 */
export async function keepRollingUpdates(az: Az, group: string, app: string): Promise<string> {
  const config = ['functionapp', 'update-strategy', 'config'];
  const at = ['--resource-group', group, '--name', app];
  try {
    const { type } = await azJson(az, [...config, 'show', ...at]);
    if (type === ROLLING) return 'kept';
    await az([...config, 'set', ...at, '--type', ROLLING]);
    return 'set';
  } catch (error) {
    return `WARNING: not available here, so this update ends running calls. ${messageOf(error).split('\n')[0]}`;
  }
}
