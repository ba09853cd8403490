import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import viteConfig from '../../../web/vite.config.ts';
import { type SwaConfig, serve } from './swa-config.ts';

/** Vite's development server on the server that also forwards `/api`, with the deployed app's headers. */
export async function devServer(server: Server, config: SwaConfig) {
  const vite = await createServer({
    ...viteConfig,
    configFile: false,
    server: { middlewareMode: true, hmr: { server } },
    clearScreen: false,
    logLevel: 'warn',
  });
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const { headers } = serve(config, request.method ?? 'GET', path, () => true);
    for (const [name, value] of Object.entries(headers))
      if (name !== 'Cache-Control') response.setHeader(name, value);
    vite.middlewares(request, response);
  };
  return { handle, close: () => vite.close() };
}
