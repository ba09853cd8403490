import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithParent, giveUp, oneLine, ready } from '../child.ts';
import { closeServer, listen } from '../listen.ts';
import { proxyTo } from './proxy.ts';
import { staticFiles } from './static-files.ts';
import { readSwaConfig, withSources } from './swa-config.ts';

const root = resolve(import.meta.dirname, '../../..');
const dist = resolve(root, 'web/dist');

/** Azurite and the Entra stand-in run on other ports of this machine, so the CSP must allow them. */
const localSources = (signIn: string) => ({
  'img-src': 'http://127.0.0.1:*',
  'connect-src': signIn,
  'frame-src': signIn,
});
/** Vite's client runs an inline script and uses a web socket. */
const devSources = (signIn: string) => ({
  ...localSources(signIn),
  'default-src': "'unsafe-inline'",
  'connect-src': `ws://localhost:* ws://127.0.0.1:* ${signIn}`,
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4280' },
      api: { type: 'string', default: 'http://127.0.0.1:7071' },
      built: { type: 'boolean', default: false },
      'sign-in': { type: 'string', default: '' },
    },
  });
  if (values.built && !existsSync(resolve(dist, 'index.html')))
    throw new Error("web/dist is not there; 'npm run build' makes it");
  const config = readSwaConfig(resolve(values.built ? dist : root, 'staticwebapp.config.json'));
  const passOn = proxyTo(values.api);
  const server = createServer((request, response) => {
    if (/^\/api(\/|\?|$)/i.test(request.url ?? '')) passOn(request, response);
    else pages.handle(request, response);
  });
  type Pages = {
    handle(request: IncomingMessage, response: ServerResponse): void;
    close(): Promise<void>;
  };
  const pages: Pages = values.built
    ? {
        handle: staticFiles(dist, withSources(config, localSources(values['sign-in']))),
        close: async () => {},
      }
    : await (await import('./dev-server.ts')).devServer(
        server,
        withSources(config, devSources(values['sign-in'])),
      );
  const port = await listen(server, Number(values.port));
  endWithParent(async () => {
    await pages.close();
    await closeServer(server);
  });
  await ready();
  if (process.send === undefined) console.log(`Web app on http://localhost:${port}`);
}

main().catch((error: unknown) => giveUp(oneLine(error)));
