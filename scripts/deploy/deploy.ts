import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { azureCli } from './az.ts';
import { messageOf } from './explain.ts';
import { API_FOLDER } from './package.ts';
import { type Options, readOptions } from './parameters.ts';
import { sendWithin } from './publish.ts';
import { runProgram } from './run-program.ts';
import { deploy } from './steps.ts';

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
    run: runProgram(),
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
