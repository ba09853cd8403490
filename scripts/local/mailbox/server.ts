import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Mails } from './mails.ts';
import { mailboxPage } from './page.ts';
import { Control, isSigned, mailboxKey, SentMail } from './wire.ts';

const favicon = resolve(import.meta.dirname, '../../../web/public/favicon.svg');
const MAX_BODY = 10 * 1024 * 1024;
const OPERATIONS = '/emails/operations/';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Error('The mail is larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

const refuse = (response: ServerResponse, status: number, code: string, message: string) =>
  json(response, status, { error: { code, message } });

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** Stands in for Communication Services on the wire, and shows what was sent. `POST /control` makes it fail or fall silent. */
export function mailboxServer(mails: Mails): Server {
  let { mode, retryAfter } = Control.parse({ mode: 'ok' });

  const send = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const mail = SentMail.safeParse(parsed(body));
    if (!mail.success) return refuse(response, 400, 'BadRequest', mail.error.message);
    const operation = request.headers['operation-id'];
    const id = mails.add(
      mail.data,
      mode === 'fail' ? 'Failed' : 'Succeeded',
      typeof operation === 'string' ? operation : undefined,
    );
    response.setHeader('operation-location', `http://${request.headers.host}${OPERATIONS}${id}`);
    response.setHeader('retry-after', '1');
    return json(response, 202, { id, status: 'Running' });
  };

  const operation = (response: ServerResponse, id: string) => {
    const status = mails.stateOf(id);
    if (status === undefined) return refuse(response, 404, 'NotFound', 'Unknown operation');
    const error = { code: 'EmailDropped', message: 'The mailbox was told to fail.' };
    return json(response, 200, status === 'Failed' ? { id, status, error } : { id, status });
  };

  /** The service's own side: what `mode` says, then the signature, then the call. */
  const service = (request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer) => {
    const { method = 'GET', headers } = request;
    if (mode === 'silent') return;
    if (mode === 'down') return refuse(response, 503, 'ServiceUnavailable', 'Told to be down');
    if (!isSigned({ method, url: request.url ?? '/', headers }, body, mailboxKey))
      return refuse(response, 401, 'Denied', 'The signature does not fit the access key');
    if (method === 'GET' && url.pathname.startsWith(OPERATIONS))
      return operation(response, url.pathname.slice(OPERATIONS.length));
    if (method !== 'POST' || url.pathname !== '/emails:send')
      return refuse(response, 404, 'NotFound', 'No such call');
    if (mode === 'throttle') {
      response.setHeader('retry-after', String(retryAfter));
      return refuse(response, 429, 'TooManyRequests', 'Told to throttle');
    }
    return send(request, response, body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://mailbox');
    const body = await bodyOf(request);
    if (url.pathname.startsWith('/emails')) return service(request, response, url, body);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /':
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src *",
        });
        return response.end(mailboxPage(mails.list()));
      case 'GET /favicon.svg':
        response.writeHead(200, { 'content-type': 'image/svg+xml' });
        return response.end(readFileSync(favicon));
      case 'GET /mailbox.json':
        return json(response, 200, { mails: mails.list(url.searchParams.get('to') ?? undefined) });
      case 'DELETE /mailbox.json':
        mails.clear();
        return response.writeHead(204).end();
      case 'POST /control': {
        const control = Control.safeParse(parsed(body));
        if (!control.success) return refuse(response, 400, 'BadRequest', control.error.message);
        ({ mode, retryAfter } = control.data);
        return json(response, 200, control.data);
      }
      default:
        return refuse(response, 404, 'NotFound', 'No such page');
    }
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
