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

const MINUTE = 60_000;
/** The failure of a call that did not answer within these milliseconds, and may have been obeyed. */
export const unanswered = (args: string[], limit: number) =>
  new AzError(args, `az did not answer within ${limit / MINUTE} minutes.`);

/** Deploying the templates takes 10 to 20 minutes. */
const limitOf = (args: string[]) =>
  (args.join(' ').startsWith('deployment sub create') ? 60 : 5) * MINUTE;

/** The Azure CLI of this machine, or the one named by AZ. A call that hangs is ended. */
export const azureCli =
  (command = process.env.AZ ?? 'az', limit = limitOf): Az =>
  (args, env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, withSubscription(args), {
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
      // The Azure CLI is a shell script whose own child would keep the pipes open, so nothing waits for their end.
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        child.stdout.destroy();
        child.stderr.destroy();
        reject(unanswered(args, limit(args)));
      }, limit(args));
      child.on('error', () => {
        clearTimeout(timer);
        reject(new AzError(args, 'az is not installed'));
      });
      child.on('close', (code) => {
        clearTimeout(timer);
        if (code === 0) resolve(output);
        else reject(new AzError(args, errors || output));
      });
    });

/** azd names its subscription, which may be another than the default one of `az`. */
function withSubscription(args: string[]): string[] {
  const { AZURE_SUBSCRIPTION_ID: id } = process.env;
  // Addresses of Resource Manager hold the subscription, and the directory has none.
  return !id || ['ad', 'rest'].includes(args[0] ?? '') ? args : [...args, '--subscription', id];
}

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

type RestCall = {
  method: 'delete' | 'get' | 'patch' | 'post' | 'put';
  url: string;
  body?: unknown;
};

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
