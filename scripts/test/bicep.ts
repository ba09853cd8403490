import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

type Cli = (
  args: string[],
  env?: Record<string, string>,
) => { code: number; out: string; errors: string };

/** Example values of the environment variables that the parameter files read. */
const EXAMPLES = {
  AZURE_ENV_NAME: 'test',
  AZURE_LOCATION: 'westeurope',
  VSE_SUPPORT_EMAIL: 'help@aurum.example',
  VSE_COMPANY_PROVIDER: 'Aurum',
  VSE_COMPANY_DOMAIN: 'aurum.example',
  VSE_ALERT_EMAIL: 'ops@aurum.example',
};

const cli =
  (command: string, prefix: string[] = []): Cli =>
  (args, env = {}) => {
    const options = {
      cwd: root,
      encoding: 'utf8' as const,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 2 ** 20,
      shell: process.platform === 'win32',
    };
    const { status, stdout, stderr } = spawnSync(command, [...prefix, ...args], options);
    return { code: status ?? 127, out: stdout ?? '', errors: stderr ?? '' };
  };

/** Finds the Bicep CLI: named by BICEP, on the PATH, or inside the Azure CLI. */
export function findBicep(): Cli | undefined {
  const { BICEP } = process.env;
  const candidates = [...(BICEP ? [cli(BICEP)] : []), cli('bicep'), cli('az', ['bicep'])];
  return candidates.find((candidate) => {
    const { code, out } = candidate([candidate === candidates.at(-1) ? 'version' : '--version']);
    return code === 0 && /Bicep CLI/i.test(out);
  });
}

export const templateFiles = () => globSync('infra/**/*.bicep', { cwd: root }).sort();
export const parameterFiles = () => globSync('infra/**/*.bicepparam', { cwd: root }).sort();

/** Compiles all templates. Returns the findings of the compiler and its linter, and the ARM JSON. */
export function compileAll(bicep: Cli) {
  const findings: string[] = [];
  const templates: Record<string, unknown> = {};
  const build = (command: string, file: string) => {
    const args = isAz(bicep) ? [command, '--file', file, '--stdout'] : [command, file, '--stdout'];
    const { code, out, errors } = bicep(args, EXAMPLES);
    findings.push(...errors.split('\n').filter((line) => /: (Warning|Error) /.test(line)));
    if (code !== 0 && errors.trim() === '') findings.push(`${file}: ended with ${code}`);
    return out;
  };
  for (const file of templateFiles()) {
    const out = build('build', file);
    if (out.trim()) templates[file] = JSON.parse(out);
  }
  for (const file of parameterFiles()) build('build-params', file);
  return { findings, templates };
}

const isAz = (bicep: Cli) => /--file/.test(bicep(['build', '--help']).out);
