import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { json, type Reply, type StandInRequest, serverOf } from '../http/toolkit.ts';
import { control, stateOf } from './control.ts';
import type { Directory } from './directory.ts';
import { badRequest, Fault } from './fault.ts';
import { type Call, type Graph, USUAL_BEHAVIOR } from './graph.ts';
import { invite, redeem } from './invitations.ts';
import { addMember, deleteMember, listMembers, removeMember } from './members.ts';
import { findUsers, readUser } from './users.ts';

const SILENT_MS = 30_000;
const LOG = 1000;
const INVITATIONS = '/v1.0/invitations';

type Handler = (graph: Graph, call: Call) => Reply;
export type Logged = { at: string; method: string; url: string; body: string; status: number };

const calls: [RegExp, Partial<Record<string, Handler>>][] = [
  [/^\/redeem$/, { GET: redeem }],
  [/^\/v1\.0\/users$/, { GET: findUsers }],
  [/^\/v1\.0\/users\/([^/]+)$/, { GET: readUser }],
  [/^\/v1\.0\/invitations$/, { POST: invite }],
  [/^\/v1\.0\/groups\/([^/]+)\/members(?:\/microsoft\.graph\.user)?$/, { GET: listMembers }],
  [/^\/v1\.0\/groups\/([^/]+)\/members\/\$ref$/, { POST: addMember }],
  [/^\/v1\.0\/groups\/([^/]+)\/members\/([^/]+)\/\$ref$/, { DELETE: removeMember }],
  [/^\/v1\.0\/groups\/([^/]+)\/members\/([^/]+)$/, { DELETE: deleteMember }],
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badRequest('The request URI is not valid.', 'BadRequest');
  }
}

function answerOf(graph: Graph, request: StandInRequest): Reply {
  for (const [path, handlers] of calls) {
    const found = path.exec(request.url.pathname);
    if (!found) continue;
    const handler = handlers[request.method];
    if (handler) return handler(graph, { request, ids: found.slice(1).map(decoded) });
    throw new Fault(405, 'Request_BadRequest', 'Specified HTTP method is not allowed.');
  }
  throw new Fault(
    404,
    'BadRequest',
    `Resource not found for the segment '${request.url.pathname}'.`,
  );
}

const INVITATIONS_DISABLED =
  'Guest invitations not allowed for your company. Contact your company administrator for more details.';

const refuse = (status: number, code: string, message: string, headers = {}) =>
  json(status, new Fault(status, code, message).body(), headers);

/** The Microsoft Graph stand-in. `POST /control` changes its behavior; `/state.json` shows its content. */
export function graphServer(directory: Directory, silentMs = SILENT_MS): Server {
  const graph: Graph = { directory, behavior: { ...USUAL_BEHAVIOR } };
  const log: Logged[] = [];

  /** The mode for this request. It begins after `after` requests, and the last of its `times` resets it. */
  const modeFor = ({ url }: StandInRequest) => {
    const { behavior } = graph;
    const { mode } = behavior;
    if (mode === 'invitations-disabled' && url.pathname !== INVITATIONS) return 'ok';
    if (behavior.after > 0) {
      behavior.after -= 1;
      return 'ok';
    }
    if (behavior.times !== undefined) behavior.times -= 1;
    if (behavior.times === 0) Object.assign(behavior, { mode: 'ok', times: undefined });
    return mode;
  };

  const service = async (request: StandInRequest): Promise<Reply> => {
    const mode = modeFor(request);
    const { slowSeconds, retryAfterSeconds } = graph.behavior;
    await wait(slowSeconds * 1000, undefined, { signal: request.closed });
    if (mode === 'silent') await wait(silentMs, undefined, { signal: request.closed });
    if (mode === 'throttle')
      return refuse(429, 'TooManyRequests', 'Too many requests.', {
        'retry-after': String(retryAfterSeconds),
      });
    if (mode === 'unavailable' || mode === 'silent')
      return refuse(503, 'ServiceNotAvailable', 'The service is temporarily unavailable.');
    if (mode === 'invitations-disabled') return refuse(403, 'Forbidden', INVITATIONS_DISABLED);
    try {
      return answerOf(graph, request);
    } catch (error) {
      if (error instanceof Fault) return json(error.status, error.body());
      throw error;
    }
  };

  return serverOf(async (request) => {
    switch (`${request.method} ${request.url.pathname}`) {
      case 'POST /control':
        return control(graph, request, () => log.splice(0));
      case 'GET /state.json':
        return json(200, { ...graph.behavior, ...stateOf(directory), log });
    }
    const entry: Logged = {
      at: new Date().toISOString(),
      method: request.method,
      url: request.url.pathname + request.url.search,
      body: request.body,
      // Stays 0 while the request is waiting, and when the caller has disconnected.
      status: 0,
    };
    log.push(entry);
    if (log.length > LOG) log.shift();
    const reply = await service(request);
    entry.status = reply.status;
    return reply;
  });
}
