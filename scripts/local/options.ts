import { parseArgs } from 'node:util';

export type StartOptions = {
  port: number | undefined;
  data: string;
  reset: boolean;
  empty: boolean;
  built: boolean;
  entra: boolean;
  cosmos: string | undefined;
};

export const HELP = `npm start -- [options]     brings VSE up on this machine

  --port N      port of the web app (4280, or the next free one)
  --data DIR    folder that keeps the data between runs (.local)
  --reset       forget the data and begin anew
  --empty       begin without the sample catalogue
  --built       serve what 'npm run build' made, as it would be deployed
  --entra       sign in through a stand-in for Entra rather than with fake accounts
  --cosmos URL  keep records in a Cosmos DB emulator (COSMOS_KEY: its key, if not the usual one)
  --help        these lines`;

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port ${text}: a port is a number from 1 to 65535.`);
  return port;
}

/** What follows `npm start --`; 'help' when that is all that is wanted. Errors are lines for the user. */
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
      help: { type: 'boolean', default: false },
    },
  });
  const { port, data, reset, empty, built, entra, cosmos } = values;
  if (values.help) return 'help';
  if (cosmos !== undefined && !/^https?:$/.test(URL.parse(cosmos)?.protocol ?? ''))
    throw new Error(`--cosmos ${cosmos}: not the address of a server (http://… or https://…).`);
  return { port: portOf(port), data, reset, empty, built, entra, cosmos };
}
