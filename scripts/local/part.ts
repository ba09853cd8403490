import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Message } from './child.ts';

export type PartPlan = {
  title: string;
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Called when the part cannot be had: it gave up at its start, or ended again and again. */
  lost: (line: string) => void;
  say: (line: string) => void;
};

export type Part = {
  pid(): number | undefined;
  /** Resolves when the part answers, also after it had to be started again. */
  up(): Promise<void>;
  /** kill -9; resolves when it has been started again and answers. */
  kill(): Promise<void>;
  /** From now on it is not started again. */
  retire(): void;
  stop(): Promise<void>;
};

const RESTART_MS = 100;
const MOST_FAILURES = 5;
const STOP_MS = 10_000;

function tellLines(child: ChildProcess, tell: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', tell);
}

/** Runs a part of the local cloud as a process of its own, and starts it again when it dies. */
export function startPart({ title, script, args, env, lost, say }: PartPlan): Part {
  let child: ChildProcess;
  let isStopping = false;
  let failures = 0;
  let next: NodeJS.Timeout | undefined;
  let up = Promise.withResolvers<void>();
  let isUp = false;

  const giveUp = (line: string) => {
    isStopping = true;
    up.reject(new Error(line));
    lost(line);
  };

  const retire = () => {
    isStopping = true;
    clearTimeout(next);
  };

  const launch = () => {
    let fatal: string | undefined;
    child = spawn(process.execPath, [script, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    tellLines(child, (line) => say(`${title}: ${line}`));
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
      if (failures > MOST_FAILURES) return giveUp(`${title} ends again and again.`);
      say(`${title} ended (${signal ?? `exit code ${code}`}); starting it again.`);
      next = setTimeout(launch, RESTART_MS * failures);
    });
  };

  up.promise.catch(() => {});
  launch();
  return {
    pid: () => child.pid,
    up: () => up.promise,
    async kill() {
      await up.promise;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await up.promise;
    },
    retire,
    async stop() {
      retire();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(cut);
    },
  };
}
