import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

const MAX_BODY = 10 * 1024 * 1024;
/**
 * Prevents DNS rebinding: a page of another site cannot reach a stand-in through a name that points to this machine.
 */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export type StandInRequest = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** The unparsed body, for signatures. */
  bytes: Buffer;
  port: number;
  /** Aborted when the connection closes. */
  closed: AbortSignal;
};
export type Reply = { status: number; headers?: Record<string, string>; body?: string | Buffer };

export const json = (status: number, value: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const redirect = (location: string, headers: Record<string, string> = {}): Reply => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store', ...headers },
});

/** Parses JSON; undefined for anything else. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Error('The request is larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Browsers send the origin of a page with a POST; programs do not. */
function isCrossSite({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site === 'cross-site') return true;
  return origin !== undefined && !LOOPBACK.test(origin.replace(/^https?:\/\//, ''));
}

/** A server that only answers requests to this machine's own names. */
export const serverOf = (answer: (request: StandInRequest) => Promise<Reply>): Server =>
  createServer(async (request, response) => {
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    try {
      const { method = 'GET', headers } = request;
      const host = headers.host ?? '';
      const url = `http://${host}${request.url}`;
      if (!LOOPBACK.test(host) || !URL.canParse(url)) {
        response.writeHead(400).end();
        return;
      }
      // A page of another site could change a stand-in's behavior with a POST whose response it cannot read.
      if (method !== 'GET' && new URL(url).pathname === '/control' && isCrossSite(headers)) {
        response.writeHead(403).end();
        return;
      }
      const bytes = await bodyOf(request);
      const port = request.socket.localPort ?? 0;
      const reply = await answer({
        method,
        url: new URL(url),
        headers,
        body: bytes.toString(),
        bytes,
        port,
        closed: closed.signal,
      });
      response.writeHead(reply.status, reply.headers).end(reply.body);
    } catch (error) {
      if (!closed.signal.aborted) console.error(error);
      response.destroy();
    }
  });
