import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { json, parseJson, type Reply, type StandInRequest, serverOf } from '../http/toolkit.ts';
import type { Mails } from './mails.ts';
import { mailboxPage, PAGE_SIZE } from './page.ts';
import { Control, isSigned, mailboxKey, SentMail } from './wire.ts';

const favicon = resolve(import.meta.dirname, '../../../web/public/favicon.svg');
const OPERATIONS = '/emails/operations/';
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src *",
};

const refuse = (status: number, code: string, message: string, headers = {}) =>
  json(status, { error: { code, message } }, headers);

/** Never answers: the promise resolves when the caller gives up and closes the connection. */
const neverAnswer = ({ closed }: StandInRequest) =>
  new Promise<Reply>((resolve) => {
    closed.addEventListener('abort', () => resolve({ status: 503 }), { once: true });
  });

/**
 * The Communication Services stand-in, with a page that shows what was sent. `POST /control` makes it fail or go
 * silent.
 */
export function mailboxServer(mails: Mails): Server {
  let { mode, retryAfter } = Control.parse({ mode: 'ok' });
  /** How often a mail was offered, whether or not it was accepted. */
  let offered = 0;

  const send = ({ body, headers }: StandInRequest): Reply => {
    const mail = SentMail.safeParse(parseJson(body));
    if (!mail.success) return refuse(400, 'BadRequest', mail.error.message);
    const operation = headers['operation-id'];
    const id = mails.add(
      mail.data,
      mode === 'fail' ? 'Failed' : 'Succeeded',
      typeof operation === 'string' ? operation : undefined,
    );
    return json(
      202,
      { id, status: 'Running' },
      { 'operation-location': `http://${headers.host}${OPERATIONS}${id}`, 'retry-after': '1' },
    );
  };

  const operation = (id: string): Reply => {
    const status = mails.stateOf(id);
    if (status === undefined) return refuse(404, 'NotFound', 'Unknown operation');
    const error = { code: 'EmailDropped', message: 'The mailbox was told to fail.' };
    return json(200, status === 'Failed' ? { id, status, error } : { id, status });
  };

  /** Handles a request to the service: first the mode, then the signature, then the call. */
  const callService = (request: StandInRequest): Reply | Promise<Reply> => {
    const { method, url, headers, bytes } = request;
    if (url.pathname === '/emails:send') offered += 1;
    if (mode === 'silent') return neverAnswer(request);
    if (mode === 'down') return refuse(503, 'ServiceUnavailable', 'Told to be down');
    if (!isSigned({ method, url: url.pathname + url.search, headers }, bytes, mailboxKey))
      return refuse(401, 'Denied', 'The signature does not fit the access key');
    if (method === 'GET' && url.pathname.startsWith(OPERATIONS))
      return operation(url.pathname.slice(OPERATIONS.length));
    if (method !== 'POST' || url.pathname !== '/emails:send')
      return refuse(404, 'NotFound', 'No such call');
    if (mode === 'throttle')
      return refuse(429, 'TooManyRequests', 'Told to throttle', {
        'retry-after': String(retryAfter),
      });
    return send(request);
  };

  const page = ({ searchParams }: URL): Reply => {
    const total = mails.count();
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const number = Math.min(last, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
    const shown = mails.page(PAGE_SIZE, (number - 1) * PAGE_SIZE);
    const body = mailboxPage(shown, { number, last, total });
    return { status: 200, headers: PAGE_HEADERS, body };
  };

  const control = (body: string): Reply => {
    const parsedControl = Control.safeParse(parseJson(body));
    if (!parsedControl.success) return refuse(400, 'BadRequest', parsedControl.error.message);
    ({ mode, retryAfter } = parsedControl.data);
    return json(200, parsedControl.data);
  };

  return serverOf(async (request) => {
    const { method, url, body } = request;
    if (url.pathname.startsWith('/emails')) return callService(request);
    switch (`${method} ${url.pathname}`) {
      case 'GET /':
        return page(url);
      case 'GET /favicon.svg': {
        const headers = { 'content-type': 'image/svg+xml' };
        return { status: 200, headers, body: readFileSync(favicon) };
      }
      case 'GET /mailbox.json':
        return json(200, { offered, mails: mails.list(url.searchParams.get('to') ?? undefined) });
      case 'DELETE /mailbox.json':
        mails.clear();
        return { status: 204 };
      case 'POST /control':
        return control(body);
      default:
        return refuse(404, 'NotFound', 'No such page');
    }
  });
}
