import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { drain, readBody } from './body.ts';
import type { HttpOut, Input, Metadata } from './core-types.ts';
import { mayCall } from './key.ts';
import { HEADER_BYTES, refusalOf } from './limits.ts';
import { reply, replyEmpty } from './reply.ts';
import type { Router } from './routes.ts';
import type { Timers } from './timers.ts';

export type HostSettings<F extends Metadata> = {
  router: Router<F>;
  invoke: (target: F, input: Input, traceParent?: string) => Promise<HttpOut | undefined>;
  key: string | undefined;
  bodyCap: number;
  runTimer: Timers['runNow'];
};

/** The real host's administrator API: runs a function that HTTP does not trigger. */
const ADMIN = /^\/admin\/functions\/(\w+)$/;

/** Appends the client's address and port to X-Forwarded-For, as App Service's front end does. */
function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const { remoteAddress, remotePort } = request.socket;
  headers.append('x-forwarded-for', `${remoteAddress}:${remotePort}`);
  return headers;
}

async function answer<F extends Metadata>(
  request: IncomingMessage,
  response: ServerResponse,
  settings: HostSettings<F>,
) {
  const { method = 'GET', url: target = '/' } = request;
  const refusal = refusalOf(request);
  if (refusal !== undefined) {
    response.setHeader('connection', 'close');
    drain(request);
    return replyEmpty(response, refusal);
  }
  const base = `http://${request.headers.host ?? 'localhost'}`;
  if (!URL.canParse(target, base)) return replyEmpty(response, 400);
  const url = new URL(target, base);
  const [, timer] = (method === 'POST' && ADMIN.exec(url.pathname)) || [];
  if (timer !== undefined) {
    if (!mayCall('function', settings.key, headersOf(request), url))
      return replyEmpty(response, 401);
    return replyEmpty(response, settings.runTimer(timer) ? 202 : 404);
  }
  const match = settings.router(method, url.pathname);
  if (match === undefined) return replyEmpty(response, 404);
  const headers = headersOf(request);
  const { target: called, binding, bindingName } = match.trigger;
  if (!mayCall(binding.authLevel, settings.key, headers, url)) return replyEmpty(response, 401);
  const bytes = await readBody(request, settings.bodyCap);
  if (bytes === undefined) {
    response.setHeader('connection', 'close');
    drain(request);
    // Not 413 or 408: the host's own code meets an error while it reads.
    return replyEmpty(response, 500);
  }
  const http = {
    method,
    url: url.href,
    headers: Object.fromEntries(headers),
    params: match.params,
    body: { bytes },
  };
  const input = { name: bindingName, data: { http } };
  return reply(
    response,
    await settings.invoke(called, input, headers.get('traceparent') ?? undefined),
  );
}

/** The host's HTTP server: limits, routes, function keys, and an empty 500 when a handler throws. */
export function hostServer<F extends Metadata>(settings: HostSettings<F>): Server {
  return createServer({ maxHeaderSize: HEADER_BYTES }, async (request, response) => {
    const started = performance.now();
    let status = 500;
    try {
      status = await answer(request, response, settings);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else replyEmpty(response, 500);
    }
    const ms = Math.round(performance.now() - started);
    if (status >= 500) console.error(`${status} ${request.method} ${request.url} after ${ms} ms`);
  });
}
