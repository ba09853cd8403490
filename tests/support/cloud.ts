import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cloud, type PartName, startParts } from '../../scripts/local/cloud.ts';
import { openDataFolder } from '../../scripts/local/data-folder.ts';
import { anyPort } from '../../scripts/local/ports.ts';
import type { Ports, Records } from '../../scripts/local/settings.ts';
import { startCosmosEmulator } from './store-emulator.ts';

export type CloudOptions = {
  store: 'sqlite' | 'cosmos';
  seed: boolean;
  env?: Record<string, string>;
  /** Runs the web server: true serves the built app, false the sources through Vite. Without it no web server runs. */
  built?: boolean;
  /** Staff sign in through the Entra stand-in; otherwise with the fake accounts of demo mode. */
  entra?: boolean;
  /** A module that registers other functions than the API's. */
  entry?: string;
};

export type TestCloud = Omit<Cloud, 'parts'> & {
  dataDir: string;
  parts: Cloud['parts'];
  /** Kills a part with SIGKILL; resolves when it has been restarted and answers. */
  killPart(name: PartName): Promise<void>;
};

const EMULATOR_KEY =
  'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw==';

/** Cosmos DB at COSMOS_TEST_ENDPOINT, or the npm emulator in this process. */
async function openRecords(store: CloudOptions['store']): Promise<[Records, () => Promise<void>]> {
  if (store === 'sqlite') return [{ store }, async () => {}];
  const cosmosEndpoint = process.env.COSMOS_TEST_ENDPOINT;
  if (cosmosEndpoint) {
    const key = process.env.COSMOS_TEST_KEY ?? EMULATOR_KEY;
    return [{ store, endpoint: cosmosEndpoint, key }, async () => {}];
  }
  const { endpoint, key, stop } = await startCosmosEmulator();
  return [{ store, endpoint, key }, stop];
}

async function distinctPorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < 6) ports.add(await anyPort());
  const [web = 0, api = 0, azurite = 0, mailbox = 0, graph = 0, entra = 0] = ports;
  return { web, api, azurite, mailbox, graph, entra };
}

/**
 * Starts the local cloud of `npm start` for a test, on free ports and in a folder of its own, with its output in
 * cloud.log.
 */
export async function startCloud(options: CloudOptions): Promise<TestCloud> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vse-cloud-'));
  const data = openDataFolder(dataDir, false);
  const [records, closeRecords] = await openRecords(options.store);
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    appendFileSync(join(dataDir, 'cloud.log'), `${line}\n`);
  };
  const close = async () => {
    await closeRecords();
    data.release();
    if (!process.env.KEEP_TEST_DATA) rmSync(dataDir, { recursive: true, force: true });
  };
  const ports = await distinctPorts();
  try {
    const cloud = await startParts({
      data,
      ports,
      signIn: options.entra ? 'entra' : 'demo',
      records,
      web: options.built === undefined ? 'none' : options.built ? 'built' : 'dev',
      withSamples: options.seed,
      ...(options.entry === undefined ? {} : { entry: options.entry }),
      // All tests share a few demo accounts, which send more invites than one person may in an hour.
      env: { MAIL_LIMIT_PER_SENDER: '100000', ...options.env },
      say,
      lost: say,
    });
    return {
      ...cloud,
      dataDir,
      killPart: async (name) => cloud.parts[name]?.kill(),
      stop: async () => {
        await cloud.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw new Error(`The local cloud did not start:\n${lines.join('\n')}`, { cause: error });
  }
}
