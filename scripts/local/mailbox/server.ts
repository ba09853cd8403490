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

/** What a proxy or a hotel's network answers in the service's place. */
const PROXY_PAGE: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Network sign-in</title>',
};

/** Never answers: the promise resolves when the caller gives up and closes the connection. */
const neverAnswer = ({ closed }: StandInRequest) =>
  new Promise<Reply>((resolve) => {
    closed.addEventListener('abort', () => resolve({ status: 503 }), { once: true });
  });

type Limit = { perMinute: number; perHour: number };
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Counts calls, and says whether one more is within the limit. Refused calls count too. */
function createCounter(now: () => Date) {
  const times: number[] = [];
  const within = (ms: number) => times.filter((at) => at > now().getTime() - ms).length;
  return (limit: Limit | undefined) => {
    const isWithin =
      !limit || (within(MINUTE_MS) < limit.perMinute && within(HOUR_MS) < limit.perHour);
    times.push(now().getTime());
    return isWithin;
  };
}

/**
 * The Communication Services stand-in, with a page that shows what was sent. `POST /control` makes it slow, throttle, fail
 * or go silent, all of it or only its status calls.
 */
export function mailboxServer(mails: Mails, now = () => new Date()): Server {
  let {
    mode,
    status: statusMode,
    runningSeconds,
    retryAfter,
    limits,
  } = Control.parse({ mode: 'ok' });
  const countMail = createCounter(now);
  const countStatusCall = createCounter(now);
  /** How often a mail was offered, whether or not it was accepted. */
  let offered = 0;
  /** How often the status of a mail was asked for, and how often that was refused by the limits. */
  const asked = { times: 0, refused: 0 };

  const throttled = () =>
    refuse(429, 'TooManyRequests', 'Too many calls', { 'retry-after': String(retryAfter) });

  const send = ({ body, headers }: StandInRequest): Reply => {
    const mail = SentMail.safeParse(parseJson(body));
    if (!mail.success) return refuse(400, 'BadRequest', mail.error.message);
    const operation = headers['operation-id'];
    const id = mails.add(
      mail.data,
      mode === 'fail' ? 'Failed' : 'Succeeded',
      typeof operation === 'string' ? operation : undefined,
      now(),
    );
    return json(
      202,
      { id, status: 'Running' },
      {
        'operation-location': `http://${headers.host}${OPERATIONS}${id}`,
        'retry-after': String(retryAfter),
      },
    );
  };

  const operation = (id: string): Reply => {
    const mail = mails.read(id);
    if (!mail || statusMode === 'missing') return refuse(404, 'NotFound', 'Unknown operation');
    const { state: status, receivedAt } = mail;
    if (now().getTime() < Date.parse(receivedAt) + runningSeconds * SECOND_MS)
      return json(200, { id, status: 'Running' }, { 'retry-after': String(retryAfter) });
    if (statusMode === 'canceled') return json(200, { id, status: 'Canceled' });
    if (statusMode === 'bare-fail') return json(200, { id, status: 'Failed', error: {} });
    if (statusMode === 'no-status') return json(200, { id });
    const error = { code: 'EmailDropped', message: 'The mailbox was told to fail.' };
    return json(200, status === 'Failed' ? { id, status, error } : { id, status });
  };

  const askOperation = (request: StandInRequest, id: string): Reply | Promise<Reply> => {
    asked.times += 1;
    if (statusMode === 'silent') return neverAnswer(request);
    if (statusMode === 'page') return PROXY_PAGE;
    if (!countStatusCall(limits?.statusCalls) || statusMode === 'throttle') {
      asked.refused += 1;
      return throttled();
    }
    return operation(id);
  };

  /** Handles a request to the service: first the mode, then the signature, then the call. */
  const callService = (request: StandInRequest): Reply | Promise<Reply> => {
    const { method, url, headers, bytes } = request;
    if (url.pathname === '/emails:send') offered += 1;
    if (mode === 'silent') return neverAnswer(request);
    if (mode === 'page') return PROXY_PAGE;
    if (mode === 'down') return refuse(503, 'ServiceUnavailable', 'Told to be down');
    if (!isSigned({ method, url: url.pathname + url.search, headers }, bytes, mailboxKey))
      return refuse(401, 'Denied', 'The signature does not fit the access key');
    if (method === 'GET' && url.pathname.startsWith(OPERATIONS))
      return askOperation(request, url.pathname.slice(OPERATIONS.length));
    if (method !== 'POST' || url.pathname !== '/emails:send')
      return refuse(404, 'NotFound', 'No such call');
    if (!countMail(limits?.mails) || mode === 'throttle') return throttled();
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
    ({ mode, status: statusMode, runningSeconds, retryAfter, limits } = parsedControl.data);
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
        return json(200, {
          offered,
          asked,
          mails: mails.list(url.searchParams.get('to') ?? undefined),
        });
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
