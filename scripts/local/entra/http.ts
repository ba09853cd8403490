import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

const MAX_BODY = 1024 * 1024;
/** A page elsewhere whose name someone points at this machine must not speak to a stand-in. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export type Asked = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  port: number;
  /** Aborted when the caller no longer waits. */
  gone: AbortSignal;
};
export type Reply = { status: number; headers?: Record<string, string>; body?: string };

export const json = (status: number, value: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const redirect = (location: string, headers: Record<string, string> = {}): Reply => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store', ...headers },
});

/** The JSON in a body, undefined when it is none. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Error('The request is larger than 1 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** A server that answers requests to this machine's own names only. */
export const serverOf = (answer: (asked: Asked) => Promise<Reply>): Server =>
  createServer(async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const { method = 'GET', headers } = request;
      const host = headers.host ?? '';
      const url = `http://${host}${request.url}`;
      if (!LOOPBACK.test(host) || !URL.canParse(url)) {
        response.writeHead(400).end();
        return;
      }
      const body = await bodyOf(request);
      const port = request.socket.localPort ?? 0;
      const reply = await answer({
        method,
        url: new URL(url),
        headers,
        body,
        port,
        gone: gone.signal,
      });
      response.writeHead(reply.status, reply.headers).end(reply.body);
    } catch (error) {
      if (!gone.signal.aborted) console.error(error);
      response.destroy();
    }
  });
