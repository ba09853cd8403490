import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `az` with these arguments and returns what it printed. Throws AzError when it fails. */
export type Az = (args: string[], env?: Record<string, string>) => Promise<string>;

export class AzError extends Error {
  readonly args: string[];

  constructor(args: string[], output: string) {
    super(output.trim() || `az ${args.slice(0, 3).join(' ')} failed`);
    this.args = args;
  }
}

/** The Azure CLI of this machine, or the one named by AZ. */
export const azureCli =
  (command = process.env.AZ ?? 'az'): Az =>
  (args, env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        env: withoutEmpty({ ...process.env, ...env }),
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      child.on('error', () => reject(new AzError(args, 'az is not installed')));
      child.on('close', (code) =>
        code === 0 ? resolve(output) : reject(new AzError(args, errors || output)),
      );
    });

/** A workflow passes on variables that nobody has set as '', which the parameter files would take for a value. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** What `az` printed as JSON; `undefined` where it printed nothing. */
export async function azJson(az: Az, args: string[], env?: Record<string, string>) {
  const text = await az([...args, '--output', 'json'], env);
  return text.trim() === '' ? undefined : JSON.parse(text);
}

/** True where the failure says that the thing is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof AzError &&
  /not ?found|does not exist|could not be found|Request_ResourceNotFound/i.test(error.message);

type RestCall = { method: 'get' | 'patch' | 'post' | 'put'; url: string; body?: unknown };

/**
 * A call of Resource Manager or Graph by `az rest`. The body goes through a file that only this user can read: other
 * users of the machine see a process's arguments.
 */
export async function azRest(az: Az, { method, url, body }: RestCall, headers: string[] = []) {
  const args = ['rest', '--method', method, '--url', url];
  if (headers.length > 0) args.push('--headers', ...headers);
  if (body === undefined) return azJson(az, args);
  const folder = mkdtempSync(join(tmpdir(), 'vse-deploy-'));
  const file = join(folder, 'body.json');
  try {
    writeFileSync(file, JSON.stringify(body), { mode: 0o600 });
    return await azJson(az, [...args, '--body', `@${file}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
