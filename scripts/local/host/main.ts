import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithParent, giveUp, oneLine, ready } from '../child.ts';
import { closeServer, listen } from '../listen.ts';
import { runHooks } from './functions-core.ts';
import { invoke } from './invoke.ts';
import { loadFunctions, triggeredBy } from './load.ts';
import { routerOf } from './routes.ts';
import { hostServer } from './server.ts';
import { startTimers } from './timers.ts';

/** The real host's default (FUNCTIONS_REQUEST_BODY_SIZE_LIMIT), 100 MiB. */
const BODY_CAP = 104_857_600;
const root = resolve(import.meta.dirname, '../../..');

function routePrefix(): string {
  const host = JSON.parse(readFileSync(resolve(root, 'api/host.json'), 'utf8'));
  return host.extensions?.http?.routePrefix ?? 'api';
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      entry: { type: 'string', default: resolve(root, 'api/src/main.ts') },
      port: { type: 'string', default: '7071' },
    },
  });
  const functions = await loadFunctions(resolve(values.entry));
  const http = triggeredBy('httpTrigger', functions);
  const key = process.env.FUNCTION_KEY;
  if (!key && http.some(({ binding }) => binding.authLevel === 'function'))
    throw new Error('FUNCTION_KEY is missing, and functions are registered that ask for it');
  const timers = startTimers(triggeredBy('timerTrigger', functions));
  const server = hostServer({
    router: routerOf(http, routePrefix()),
    invoke,
    key,
    bodyCap: Number(process.env.FUNCTIONS_REQUEST_BODY_SIZE_LIMIT ?? BODY_CAP),
    runTimer: timers.runNow,
  });
  const port = await listen(server, Number(values.port));
  endWithParent(async () => {
    await Promise.all([closeServer(server), timers.stop()]);
    await runHooks('appTerminate');
  });
  await ready();
  if (process.send === undefined)
    console.log(`${http.length} functions on http://127.0.0.1:${port}`);
}

main().catch((error: unknown) => giveUp(oneLine(error)));
