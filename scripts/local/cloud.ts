import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureCosmosContainers } from '../../api/src/store/cosmos/cosmos-emulator.ts';
import { oneLine } from './child.ts';
import type { DataFolder, Invite } from './data-folder.ts';
import { type Part, type PartPlan, startPart } from './part.ts';
import { seed } from './seed.ts';
import { apiSettings, type Ports, type Records, type SignIn, webUrlOf } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');
const builtApi = resolve(root, 'api/dist/main.js');

export type CloudPlan = {
  data: DataFolder;
  ports: Ports;
  records: Records;
  signIn?: SignIn;
  web: 'dev' | 'built' | 'none';
  withSamples: boolean;
  /** The module that calls `app.*`, if it is not the API itself. */
  entry?: string;
  env?: Record<string, string>;
  say: (line: string) => void;
  /** Called when all parts have their ports and answer. */
  up?: () => void;
  /** Called when a part cannot be started or kept running. */
  lost: (line: string) => void;
};

export type PartName = 'api' | 'azurite' | 'mailbox' | 'graph' | 'entra' | 'web';
export type Cloud = {
  webUrl: string;
  apiUrl: string;
  mailboxUrl: string;
  graphUrl: string;
  entraUrl: string;
  functionKey: string;
  /** The API's settings. */
  env: NodeJS.ProcessEnv;
  invites: Invite[];
  parts: Partial<Record<PartName, Part>>;
  stop(): Promise<void>;
};

/** The built API runs with the built app, as they are deployed, if it exists. */
const entryOf = (plan: CloudPlan) =>
  plan.entry ??
  (plan.web === 'built' && existsSync(builtApi) ? builtApi : resolve(root, 'api/src/main.ts'));

function plansOf(plan: CloudPlan, apiEnv: NodeJS.ProcessEnv): [PartName, PartPlan][] {
  const { data, ports, web, say, lost } = plan;
  const part = (
    name: PartName,
    title: string,
    folder: string,
    args: string[],
    env = process.env,
  ): [PartName, PartPlan] => {
    const script = resolve(import.meta.dirname, folder, 'main.ts');
    return [
      name,
      { title, script, args: [...args, '--port', String(ports[name])], env, say, lost },
    ];
  };
  const graph = ['--graph', `http://127.0.0.1:${ports.graph}`];
  const api = ['--api', `http://127.0.0.1:${ports.api}`];
  const signIn = plan.signIn === 'entra' ? ['--sign-in', `http://localhost:${ports.entra}`] : [];
  const built = web === 'built' ? ['--built'] : [];
  const parts = [
    part('azurite', 'Blob storage', 'azurite', ['--folder', data.file('azurite')]),
    part('mailbox', 'Mailbox', 'mailbox', ['--file', data.file('mailbox.sqlite')]),
    part('graph', 'Directory', 'graph', ['--file', data.file('graph.sqlite')]),
    part('entra', 'Sign-in', 'entra', ['--file', data.file('entra.sqlite'), ...graph]),
    part('api', 'API', 'host', ['--entry', entryOf(plan)], apiEnv),
  ];
  return web === 'none'
    ? parts
    : [...parts, part('web', 'Web app', 'web', [...api, ...signIn, ...built])];
}

const STAND_INS = ['azurite', 'mailbox', 'graph', 'entra'] as const;

/** Starts all parts, waits until they answer, and loads the sample catalogue if it is missing. */
export async function startParts(plan: CloudPlan): Promise<Cloud> {
  const { data, ports, records, say } = plan;
  if (records.store === 'cosmos')
    await ensureCosmosContainers(records).catch((error: unknown) => {
      throw new Error(`No Cosmos DB answers at ${records.endpoint}: ${oneLine(error)}`);
    });
  const env = { ...apiSettings(data, ports, records, plan.signIn), ...plan.env };
  const parts: Cloud['parts'] = {};
  const stop = async () => {
    // The signal that ends us may have reached the parts too, so they must not be restarted.
    for (const part of Object.values(parts)) part.retire();
    await Promise.all([parts.web?.stop(), parts.api?.stop()]);
    await Promise.all(STAND_INS.map((name) => parts[name]?.stop()));
  };
  try {
    for (const [name, partPlan] of plansOf(plan, env)) parts[name] = startPart(partPlan);
    await Promise.all(Object.values(parts).map((part) => part.up()));
    plan.up?.();
    // A Cosmos DB may be empty whatever the data folder says, so the seed checks it every time.
    const needsSamples = data.seeded() === undefined || records.store === 'cosmos';
    if (plan.withSamples && needsSamples) await seed(env, say);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    webUrl: webUrlOf(ports),
    apiUrl: `http://127.0.0.1:${ports.api}/api`,
    mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
    graphUrl: `http://127.0.0.1:${ports.graph}`,
    entraUrl: `http://127.0.0.1:${ports.entra}`,
    functionKey: data.secrets.functionKey,
    env,
    invites: data.seeded() ?? [],
    parts,
    stop,
  };
}
