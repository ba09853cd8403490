import { parseArgs } from 'node:util';

export type StartOptions = {
  port: number | undefined;
  data: string;
  reset: boolean;
  empty: boolean;
  built: boolean;
  entra: boolean;
  cosmos: string | undefined;
  log: boolean;
};

export const HELP = `npm start -- [options]     starts VSE on this machine

  --port N      port of the web app (4280, or the next free one)
  --data DIR    folder for the data, which stays between runs (.local)
  --reset       delete the data first
  --empty       start without the sample catalogue
  --built       serve the output of 'npm run build', as it is deployed
  --entra       sign in through the Entra stand-in instead of fake accounts
  --cosmos URL  store records in a Cosmos DB emulator (COSMOS_KEY: its key, if not the usual one)
  --log         print every log line of the API, not only warnings and errors
  --help        print this help`;

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port ${text}: a port is a number from 1 to 65535.`);
  return port;
}

/**
 * Parses what follows `npm start --`; 'help' when help is requested. The messages of its errors are lines for the user.
 */
export function readOptions(args: string[]): StartOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      data: { type: 'string', default: '.local' },
      reset: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      entra: { type: 'boolean', default: false },
      cosmos: { type: 'string' },
      log: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { port, data, reset, empty, built, entra, cosmos, log } = values;
  if (values.help) return 'help';
  if (cosmos !== undefined && !/^https?:$/.test(URL.parse(cosmos)?.protocol ?? ''))
    throw new Error(`--cosmos ${cosmos}: not the address of a server (http://… or https://…).`);
  return { port: portOf(port), data, reset, empty, built, entra, cosmos, log };
}
