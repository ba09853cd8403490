import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildApi, bundleForWorker } from '../build-api.ts';

const RUNS = 11;
const run = promisify(execFile);
const here = import.meta.dirname;

/** Settings with which the API loads. No service runs at these addresses, because loading calls none. */
const SETTINGS = {
  SITE_URL: 'http://localhost:4280',
  SERVER_SECRET: 'x'.repeat(32),
  COSMOS_ENDPOINT: 'https://localhost:8081',
  COSMOS_KEY: 'a2V5',
  BLOB_ACCOUNT_URL: 'https://vse.blob.core.windows.net',
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
};

/** Milliseconds of the API and of the smallest function over Cosmos DB, and their ratio. */
export type ColdStart = { what: string; apiMs: number; helloWorldMs: number; ratio: number };
type Times = { loadedMs: number; answeredMs: number };

/** Compares the packaged API with a function that does nothing: medians over new processes. */
export async function coldStart(): Promise<ColdStart[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-cold-start-'));
  try {
    await buildApi(join(folder, 'api'));
    await bundleForWorker(resolve(here, 'hello-world.ts'), join(folder, 'hello'));
    const api: Times[] = [];
    const hello: Times[] = [];
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < RUNS; round++) {
      api.push(await measureOnce(join(folder, 'api/main.js'), 'vseGetHealth'));
      hello.push(await measureOnce(join(folder, 'hello/main.js'), 'hello'));
    }
    return [
      rowOf('cold start until loaded', api, hello, 'loadedMs'),
      rowOf('cold start until the first answer', api, hello, 'answeredMs'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureOnce(entry: string, name: string): Promise<Times> {
  const env = { ...process.env, ...SETTINGS };
  const args = [resolve(here, 'load-once.ts'), entry, name];
  const { stdout } = await run(process.execPath, args, { env });
  // The function's log lines come before the result.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function rowOf(what: string, api: Times[], hello: Times[], field: keyof Times): ColdStart {
  const [apiMs, helloWorldMs] = [median(api, field), median(hello, field)];
  return { what, apiMs, helloWorldMs, ratio: apiMs / helloWorldMs };
}

const median = (runs: Times[], field: keyof Times) =>
  runs.map((times) => times[field]).sort((a, b) => a - b)[(RUNS - 1) / 2] ?? Number.NaN;
