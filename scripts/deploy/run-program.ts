import { spawn } from 'node:child_process';

/** Runs a program with these additions to the environment. Throws when it fails. */
export type RunProgram = (
  command: string,
  args: string[],
  env?: Record<string, string>,
) => Promise<void>;

const MINUTE = 60_000;
/** The longest, the upload of the app, waits for Azure ten minutes at most. */
const LIMIT = 30 * MINUTE;

/** Runs a program whose output is shown. One that hangs is ended. */
export const runProgram =
  (limit = LIMIT): RunProgram =>
  (command, args, env = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
        shell: process.platform === 'win32' && command === 'npm',
        timeout: limit,
        killSignal: 'SIGKILL',
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        if (code === 0) resolve();
        else if (signal === 'SIGKILL')
          reject(new Error(`${command} was ended: it ran for ${limit / MINUTE} minutes.`));
        else reject(new Error(`${command} ended with ${code ?? signal}`));
      });
    });
