import { createHash, randomBytes } from 'node:crypto';
import names from '../../infra/names.json' with { type: 'json' };
import { type Az, azJson, azRest, isMissing } from './az.ts';

const API = 'api-version=2025-05-01';

export type Vault = { subscription: string; group: string; vault: string };
/** `created`: in milliseconds since 1970. `hash`: of the value, where it is no secret. */
type Secret = { version: string; previous: string; created: number; hash: string };

const urlOf = ({ subscription, group, vault }: Vault, name: string) =>
  `https://management.azure.com/subscriptions/${subscription}/resourceGroups/${group}` +
  `/providers/Microsoft.KeyVault/vaults/${vault}/secrets/${name}?${API}`;

/**
 * A secret's version and the one it has replaced, never its value: Resource Manager does not give that out, so whoever
 * deploys needs no right to read secrets. `undefined` where there is none.
 */
export async function findSecret(
  az: Az,
  vault: Vault,
  name = names.serverSecret,
): Promise<Secret | undefined> {
  try {
    const found = await azRest(az, { method: 'get', url: urlOf(vault, name) });
    const version = String(found.properties.secretUriWithVersion).split('/').at(-1) ?? '';
    const { [names.previousVersionTag]: previous = '', [HASH_TAG]: hash = '' } = found.tags ?? {};
    const created = (found.properties.attributes?.created ?? 0) * 1000;
    return { version, previous, created, hash };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const put = (az: Az, vault: Vault, name: string, value: string, tags: Record<string, string>) =>
  azRest(
    az,
    {
      method: 'put',
      url: urlOf(vault, name),
      body: { properties: { value }, tags },
    },
    ['Content-Type=application/json'],
  );

const newSecret = () => randomBytes(48).toString('base64url');

/** ID_SECRET: made once and then kept for ever, since another one would orphan open quizzes. */
export async function keepIdSecret(az: Az, vault: Vault) {
  if (await findSecret(az, vault, names.idSecret)) return 'kept';
  await put(az, vault, names.idSecret, newSecret(), {});
  return 'made';
}

/**
 * SERVER_SECRET: made once and then kept. A rotation replaces it and remembers the version it replaces, which the main
 * deployment has made SERVER_SECRET_PREVIOUS before; a revocation remembers none.
 */
export async function keepServerSecret(
  az: Az,
  vault: Vault,
  replacement: 'rotate-secret' | 'revoke-secret' | undefined,
) {
  const found = await findSecret(az, vault);
  if (found && !replacement) return 'kept';
  const previous = replacement === 'revoke-secret' ? '' : (found?.version ?? '');
  const tags = { [names.previousVersionTag]: previous };
  await put(az, vault, names.serverSecret, newSecret(), tags).catch(async (error: unknown) => {
    // A call that broke off may have been obeyed: repeating it would end the sessions of the secret before.
    const now = await findSecret(az, vault).catch(() => undefined);
    if (!now || now.version === found?.version) throw error;
  });
  return found ? 'replaced' : 'made';
}

const HASH_TAG = 'sha256';
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type App = { group: string; app: string };

/**
 * FUNCTION_KEY: a host key first, then the secret that the setting names. A key that was renewed since is put there
 * again: the secret's tag has the key's hash, since nobody who deploys may read a secret. Returns what was done.
 */
export async function keepFunctionKey(az: Az, vault: Vault, { group, app }: App) {
  const at = ['--resource-group', group, '--name', app];
  const { functionKeys } = await azJson(az, ['functionapp', 'keys', 'list', ...at]);
  const there = functionKeys?.[names.hostKey];
  const kept = there && (await findSecret(az, vault, names.functionKey));
  if (kept && kept.hash === hashOf(there)) return 'kept';
  const key = there ?? (await makeHostKey(az, at));
  await put(az, vault, names.functionKey, key, { [HASH_TAG]: hashOf(key) });
  return there ? 'completed' : 'made';
}

async function makeHostKey(az: Az, at: string[]): Promise<string> {
  const kind = ['--key-type', 'functionKeys', '--key-name', names.hostKey];
  const { value } = await azJson(az, ['functionapp', 'keys', 'set', ...at, ...kind]);
  if (!value) throw new Error('The function host made no key.');
  return value;
}
