import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type Packaged, restore, restoredFile } from './restore.ts';

const root = resolve(import.meta.dirname, '../..');

/** The version that is restored where no other CLI is found, and that the workflows use. */
export const BICEP_VERSION = '0.49.2';
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'osx',
  linux: 'linux',
  win32: 'win',
};
const EXE = process.platform === 'win32' ? 'bicep.exe' : 'bicep';
const CLI: Packaged = {
  name: `Azure.Bicep.CommandLine.${SYSTEMS[process.platform]}-${process.arch}`,
  version: BICEP_VERSION,
  file: `tools/${EXE}`,
};

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 256 * 2 ** 20,
  });
  return { code: status ?? 127, out: stdout ?? '', errors: stderr ?? '' };
}

/**
 * Finds a Bicep CLI that knows snapshots: the one named by BICEP, restored before, on the PATH, or of the Azure CLI.
 * Returns its command.
 */
export function findBicep(): string | undefined {
  const { BICEP } = process.env;
  const others = [restoredFile(CLI), 'bicep', join(homedir(), '.azure/bin', EXE)];
  return [...(BICEP ? [BICEP] : []), ...others].find((command) => {
    const { code, out } = run(command, ['snapshot', '--help']);
    return code === 0 && /snapshot/i.test(out);
  });
}

/** Restores the pinned Bicep CLI through `dotnet`. Returns its command, or undefined after saying why there is none. */
export const restoreBicep = (dotnet?: string) => restore(CLI, dotnet);

export const templateFiles = () => globSync('infra/**/*.bicep', { cwd: root }).sort();
export const parameterFiles = () => globSync('infra/**/*.bicepparam', { cwd: root }).sort();

export type Template = { resources: Record<string, unknown> };
export type Compiled = {
  /** What the compiler and its linter say, hints included. */
  findings: string[];
  /** Undefined where it does not compile. */
  template: Template | undefined;
  parameters: Record<string, { value: unknown }>;
  /** An extension was not downloaded, so that nothing was compiled. */
  isUnrestored: boolean;
};

/** Example values of the environment variables that the parameter files need. */
export const EXAMPLES = {
  AZURE_ENV_NAME: 'prod',
  AZURE_LOCATION: 'westeurope',
  VSE_SUPPORT_EMAIL: 'help@aurum.example',
  VSE_COMPANY_PROVIDER: 'Aurum',
  VSE_COMPANY_DOMAIN: 'aurum.example',
  VSE_ALERT_EMAIL: 'ops@aurum.example',
  VSE_ENTRA_CLIENT_ID: 'none',
  VSE_SITE_DOMAIN: 'none',
  VSE_COSMOS_THROUGHPUT: '0',
  VSE_PREVIOUS_SERVER_VERSION: 'none',
};

/** Compiles a parameter file and its template with these values of the environment variables that it reads. */
export function compile(
  bicep: string,
  file: string,
  env: Record<string, string>,
  options: string[] = [],
): Compiled {
  const { code, out, errors } = run(bicep, ['build-params', file, '--stdout', ...options], env);
  const lines = errors.split('\n').filter((line) => /: (Info|Warning|Error) /.test(line));
  const findings = lines.map((line) => line.replace(`${root}/`, ''));
  if (code !== 0 && findings.length === 0) findings.push(`${file}: ended with ${code}. ${errors}`);
  const { templateJson = 'null', parametersJson = '{}' } = code === 0 ? JSON.parse(out) : {};
  return {
    findings: [...new Set(findings)],
    template: JSON.parse(templateJson) ?? undefined,
    parameters: JSON.parse(parametersJson).parameters ?? {},
    isUnrestored: /Error BCP19(0|2): .*(restore the artifact|not been restored)/.test(errors),
  };
}

export type Resource = { id: string; type: string; name: string; properties: object };
type Value = string | number | boolean | { [key: string]: Value };

/**
 * Evaluates infra/main.bicep once for each set of parameters, as Azure would before it deploys. What Azure alone knows,
 * such as the host name of a new site, stays an expression. Returns the resources of each set, in its order.
 */
export function evaluate(bicep: string, sets: Record<string, Value>[]): Resource[][] {
  const folder = mkdtempSync(join(tmpdir(), 'vse-snapshot-'));
  try {
    const main = relative(folder, resolve(root, 'infra/main.bicep')).replaceAll('\\', '/');
    const modules = sets.map(
      (set, index) =>
        `module m${index} '${main}' = {\n  name: 'set-${index}'\n  params: ${literal(set)}\n}\n`,
    );
    const file = join(folder, 'all.bicepparam');
    writeFileSync(join(folder, 'all.bicep'), `targetScope = 'subscription'\n${modules.join('')}`);
    writeFileSync(file, `using 'all.bicep'\n`);
    const { code, errors } = run(bicep, ['snapshot', file, '--mode', 'overwrite', ...PLACE]);
    if (code !== 0) throw new Error(errors);
    const snapshot = JSON.parse(readFileSync(join(folder, 'all.snapshot.json'), 'utf8'));
    const resources: Resource[] = snapshot.predictedResources;
    return sets.map(({ environmentName }) =>
      resources.filter(({ id }) => `${id}/`.includes(`/resourceGroups/rg-vse-${environmentName}/`)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PLACE = [
  ...['--subscription-id', '00000000-0000-0000-0000-000000000001'],
  ...['--tenant-id', '00000000-0000-0000-0000-000000000002'],
  ...['--location', 'westeurope', '--deployment-name', 'snapshot'],
];

/** A value as Bicep writes it. */
function literal(value: Value): string {
  if (typeof value === 'string') return `'${value.replace(/['\\$]/g, '\\$&')}'`;
  if (typeof value !== 'object') return `${value}`;
  const lines = Object.entries(value).map(([key, one]) => `'${key}': ${literal(one)}`);
  return `{\n${lines.join('\n')}\n}`;
}
