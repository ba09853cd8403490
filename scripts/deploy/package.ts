import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Az } from './az.ts';
import type { Outputs } from './infra.ts';
import { publish } from './publish.ts';
import type { RunProgram } from './run-program.ts';
import { zip } from './zip.ts';

const root = resolve(import.meta.dirname, '../..');
/** What the build makes of the API. */
export const API_FOLDER = resolve(root, 'api/dist');
/** The Static Web Apps CLI has a lockfile of its own: a clone that does not deploy needs none of its packages. */
const SWA_FOLDER = resolve(import.meta.dirname, 'swa');
const SWA_CLI = resolve(SWA_FOLDER, 'node_modules/@azure/static-web-apps-cli/dist/cli/bin.js');

/** Builds app and API; the app lets pictures come from this environment's storage only. */
export const buildAll = (run: RunProgram, { VSE_BLOB_HOST }: Outputs) =>
  run(process.execPath, [resolve(root, 'scripts/build.ts')], { VSE_BLOB_HOST });

/** The files of the API's package: `api/dist` without what a developer's machine adds. */
export const packageFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => name !== 'local.settings.json' && !name.startsWith('.'));

/**
 * Uploads `api/dist` as it is: nothing is installed or built in Azure. Returns the archive's size in bytes. The Azure CLI
 * would also ask the host for its health, directly and with a key, which the host refuses (decision 0041).
 */
export async function deployApi(
  tools: Parameters<typeof publish>[0],
  outputs: Outputs,
  from: string,
): Promise<number> {
  const names = packageFiles(from);
  // Azure takes an empty package as well, and then serves nothing.
  if (names.length === 0) throw new Error(`There is nothing to upload in ${from}.`);
  const archive = zip(Object.fromEntries(names.map((name) => [name, join(from, name)])));
  await publish(tools, outputs.VSE_FUNCTION_HOST, archive);
  return archive.length;
}

/** Uploads `web/dist`. The token goes through the environment: other users of the machine see arguments. */
export async function deployWeb(az: Az, run: RunProgram, outputs: Outputs): Promise<void> {
  const { AZURE_RESOURCE_GROUP: group, VSE_SITE_NAME: site } = outputs;
  const at = ['--resource-group', group, '--name', site];
  const query = ['--query', 'properties.apiKey', '--output', 'tsv'];
  const token = (await az(['staticwebapp', 'secrets', 'list', ...at, ...query])).trim();
  if (token === '') throw new Error('The Static Web App has no upload token.');
  // No package's own scripts run beside a signed-in `az`.
  const install = ['ci', '--prefix', SWA_FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', install);
  const args = [SWA_CLI, 'deploy', resolve(root, 'web/dist'), '--env', 'production'];
  await run(process.execPath, args, { SWA_CLI_DEPLOYMENT_TOKEN: token });
}
