import { oneLine } from './child.ts';
import { type Cloud, startParts } from './cloud.ts';
import { openDataFolder } from './data-folder.ts';
import { HELP, readOptions, type StartOptions } from './options.ts';
import { freePort, isFree } from './ports.ts';
import type { Ports, Records } from './settings.ts';
import { takeTurn } from './turn.ts';
import { printWelcome } from './welcome.ts';

/** The key of every Microsoft emulator, from its documentation. */
const EMULATOR_KEY =
  'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw==';

const say = (line: string) => console.log(line);

function fail(error: unknown): never {
  console.error(oneLine(error));
  process.exit(1);
}

async function choosePorts(preferred: number | undefined): Promise<Ports> {
  if (preferred !== undefined && !(await isFree(preferred)))
    throw new Error(`Port ${preferred} is taken. Choose another with --port, or leave --port out.`);
  const mailbox = await freePort(4900);
  const graph = await freePort(Math.max(4901, mailbox + 1));
  return {
    web: preferred ?? (await freePort(4280)),
    api: await freePort(7071),
    azurite: await freePort(10_000),
    mailbox,
    graph,
    entra: await freePort(Math.max(4902, graph + 1)),
  };
}

const recordsOf = ({ cosmos }: StartOptions): Records =>
  cosmos === undefined
    ? { store: 'sqlite' }
    : { store: 'cosmos', endpoint: cosmos, key: process.env.COSMOS_KEY ?? EMULATOR_KEY };

async function start(options: StartOptions): Promise<void> {
  const data = openDataFolder(options.data, options.reset);
  let cloud: Cloud | undefined;
  let isEnding = false;
  const endWith = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    say('Stopping…');
    await cloud?.stop();
    data.release();
    process.exit(code);
  };
  process.on('SIGINT', () => endWith(0));
  process.on('SIGTERM', () => endWith(0));
  process.on('SIGHUP', () => endWith(0));
  // The parent process (run.mjs) has ended.
  process.on('disconnect', () => endWith(0));

  say(`Starting VSE with its data in ${data.path}`);
  const endTurn = await takeTurn(() =>
    say('Another VSE is just starting on this machine. Waiting until it has its ports…'),
  );
  const plan = {
    data,
    records: recordsOf(options),
    web: options.built ? ('built' as const) : ('dev' as const),
    signIn: options.entra ? ('entra' as const) : ('demo' as const),
    withSamples: !options.empty,
    env: options.log ? { HOST_LOG: 'all' } : {},
    say,
    up: endTurn,
    lost: (line: string) => {
      // During the start, startParts rejects with this line.
      if (cloud === undefined) return;
      console.error(line);
      endWith(1);
    },
  };
  const startOnFreePorts = async () =>
    startParts({ ...plan, ports: await choosePorts(options.port) });
  // Another program may have taken a port since it was chosen, so try once more.
  cloud = await startOnFreePorts().catch((error: Error) => {
    if (!/Port \d+ is taken/.test(error.message)) throw error;
    return startOnFreePorts();
  });
  printWelcome(cloud, say);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') say(HELP);
  else await start(options);
} catch (error) {
  fail(error);
}
