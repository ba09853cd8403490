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
  invites: Invite[];
  parts: Partial<Record<PartName, Part>>;
  stop(): Promise<void>;
};

const script = (path: string) => resolve(import.meta.dirname, path);

/** The built API runs with the built app, as they are deployed, if it exists. */
const entryOf = (plan: CloudPlan) =>
  plan.entry ??
  (plan.web === 'built' && existsSync(builtApi) ? builtApi : resolve(root, 'api/src/main.ts'));

function plansOf(plan: CloudPlan, env: NodeJS.ProcessEnv) {
  const { data, ports, web, say, lost } = plan;
  const common = { env: process.env, say, lost };
  const port = (name: keyof Ports) => ['--port', String(ports[name])];
  const plans: [PartName, PartPlan][] = [
    [
      'azurite',
      {
        ...common,
        title: 'Blob storage',
        script: script('azurite/main.ts'),
        args: ['--folder', data.file('azurite'), ...port('azurite')],
      },
    ],
    [
      'mailbox',
      {
        ...common,
        title: 'Mailbox',
        script: script('mailbox/main.ts'),
        args: ['--file', data.file('mailbox.sqlite'), ...port('mailbox')],
      },
    ],
    [
      'graph',
      {
        ...common,
        title: 'Directory',
        script: script('graph/main.ts'),
        args: ['--file', data.file('graph.sqlite'), ...port('graph')],
      },
    ],
    [
      'entra',
      {
        ...common,
        title: 'Sign-in',
        script: script('entra/main.ts'),
        args: [
          ...['--file', data.file('entra.sqlite'), ...port('entra')],
          ...['--graph', `http://127.0.0.1:${ports.graph}`],
        ],
      },
    ],
    [
      'api',
      {
        ...common,
        title: 'API',
        script: script('host/main.ts'),
        args: ['--entry', entryOf(plan), ...port('api')],
        env,
      },
    ],
  ];
  if (web !== 'none') {
    const api = ['--api', `http://127.0.0.1:${ports.api}`];
    const signIn = plan.signIn === 'entra' ? ['--sign-in', `http://localhost:${ports.entra}`] : [];
    const args = [...port('web'), ...api, ...signIn, ...(web === 'built' ? ['--built'] : [])];
    plans.push(['web', { ...common, title: 'Web app', script: script('web/main.ts'), args }]);
  }
  return plans;
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
    invites: data.seeded() ?? [],
    parts,
    stop,
  };
}
