import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** Ends the running tools on a signal to end, or when the parent process has ended. */
for (const event of ['SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(event, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(143);
  });

// Listening for it would keep this process alive after its work.
process.channel?.unref();

async function exitCodeOf(child: ChildProcess): Promise<number> {
  running.add(child);
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    running.delete(child);
  }
}

/** Runs an installed program. Returns what it printed with its exit code, 127 if it is not installed. */
export async function runQuietly(
  name: string,
  args: string[],
): Promise<{ code: number; printed: string }> {
  const child = spawn(name, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const code = await exitCodeOf(child).catch(() => 127);
  return { code, printed: lines.join('') };
}

/** Environment variables beside those of this process, and the file descriptor that gets what is printed. */
type Running = { env?: Record<string, string> | undefined; output?: number };

/** Runs a package's command with this Node, and returns its exit code. */
export function runTool(
  name: string,
  args: string[],
  running: Running = {},
  command = name.split('/').at(-1) ?? name,
): Promise<number> {
  const folder = resolve(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const file = resolve(folder, typeof bin === 'string' ? bin : bin[command]);
  return runScript(file, args, running);
}

/** Runs a script with this Node, and returns its exit code. */
export const runScript = (
  file: string,
  args: string[] = [],
  { env = {}, output = 1 }: Running = {},
) =>
  exitCodeOf(
    spawn(process.execPath, [resolve(root, file), ...args], {
      cwd: root,
      stdio: ['ignore', output, output === 1 ? 2 : output],
      env: { ...process.env, ...env },
    }),
  );
