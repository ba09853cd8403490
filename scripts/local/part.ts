import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Message } from './child.ts';

export type PartPlan = {
  title: string;
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Called when the part gives up at its start, or has ended too often. */
  lost: (line: string) => void;
  say: (line: string) => void;
};

export type Part = {
  pid(): number | undefined;
  /** Resolves when the part answers, also after a restart. */
  up(): Promise<void>;
  /** Kills the part with SIGKILL; resolves when it has been restarted and answers. */
  kill(): Promise<void>;
  /** Prevents further restarts. */
  retire(): void;
  stop(): Promise<void>;
};

const RESTART_MS = 100;
const MAX_FAILURES = 5;
const STOP_MS = 10_000;

function printLines(child: ChildProcess, print: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', print);
}

/** Runs a part of the local cloud as a child process, and restarts it when it ends. */
export function startPart({ title, script, args, env, lost, say }: PartPlan): Part {
  let child: ChildProcess;
  let isStopping = false;
  let failures = 0;
  let restartTimer: NodeJS.Timeout | undefined;
  let up = Promise.withResolvers<void>();
  let isUp = false;

  const giveUp = (line: string) => {
    isStopping = true;
    up.reject(new Error(line));
    lost(line);
  };

  const retire = () => {
    isStopping = true;
    clearTimeout(restartTimer);
  };

  const launch = () => {
    let fatal: string | undefined;
    child = spawn(process.execPath, [script, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    printLines(child, (line) => say(`${title}: ${line}`));
    child.on('message', (message: Message) => {
      if (message.type === 'fatal') fatal = message.line;
      else {
        failures = 0;
        isUp = true;
        up.resolve();
      }
    });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      failures += 1;
      if (isUp) up = Promise.withResolvers();
      else if (fatal !== undefined) return giveUp(`${title}: ${fatal}`);
      up.promise.catch(() => {});
      isUp = false;
      if (failures > MAX_FAILURES) return giveUp(`${title} ends again and again.`);
      say(`${title} ended (${signal ?? `exit code ${code}`}); starting it again.`);
      restartTimer = setTimeout(launch, RESTART_MS * failures);
    });
  };

  up.promise.catch(() => {});
  launch();
  return {
    pid: () => child.pid,
    up: () => up.promise,
    async kill() {
      await up.promise;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await up.promise;
    },
    retire,
    async stop() {
      retire();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(killTimer);
    },
  };
}
