import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { azureCli } from './az.ts';
import { messageOf } from './explain.ts';
import { API_FOLDER, type Run } from './package.ts';
import { type Options, readOptions } from './parameters.ts';
import { sendWithin } from './publish.ts';
import { deploy } from './steps.ts';

const run: Run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && command === 'npm',
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });

async function confirm(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(question);
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}

function optionsOrStop(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
    return undefined;
  }
}

const options = optionsOrStop();
if (options) {
  const say = (line: string) => console.log(line);
  const get = (url: string, headers = {}) =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000), headers });
  process.exitCode = await deploy(options, {
    az: azureCli(),
    run,
    fetch: get,
    send: sendWithin,
    sleep,
    say,
    confirm,
    apiFolder: API_FOLDER,
    azdFolder: resolve(import.meta.dirname, '../../.azure'),
    env: process.env,
  });
}
