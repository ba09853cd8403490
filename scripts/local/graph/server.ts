import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, json, type Reply, serverOf } from '../entra/http.ts';
import { control, stateOf } from './control.ts';
import type { Directory } from './directory.ts';
import { badRequest, Fault } from './fault.ts';
import { type Call, type Graph, USUAL_BEHAVIOUR } from './graph.ts';
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

function answerOf(graph: Graph, asked: Asked): Reply {
  for (const [path, handlers] of calls) {
    const found = path.exec(asked.url.pathname);
    if (!found) continue;
    const handler = handlers[asked.method];
    if (handler) return handler(graph, { asked, ids: found.slice(1).map(decoded) });
    throw new Fault(405, 'Request_BadRequest', 'Specified HTTP method is not allowed.');
  }
  throw new Fault(404, 'BadRequest', `Resource not found for the segment '${asked.url.pathname}'.`);
}

const INVITATIONS_DISABLED =
  'Guest invitations not allowed for your company. Contact your company administrator for more details.';

const refuse = (status: number, code: string, message: string, headers = {}) =>
  json(status, new Fault(status, code, message).body(), headers);

/** Stands in for Microsoft Graph. `POST /control` changes how it behaves; `/state.json` shows what it holds. */
export function graphServer(directory: Directory, silentMs = SILENT_MS): Server {
  const graph: Graph = { directory, behavior: { ...USUAL_BEHAVIOUR } };
  const log: Logged[] = [];

  /** The mode for this request; the last of its `times` ends it. */
  const modeFor = ({ url }: Asked) => {
    const { behavior } = graph;
    const { mode } = behavior;
    if (mode === 'invitations-disabled' && url.pathname !== INVITATIONS) return 'ok';
    if (behavior.times !== undefined) behavior.times -= 1;
    if (behavior.times === 0) Object.assign(behavior, { mode: 'ok', times: undefined });
    return mode;
  };

  const service = async (asked: Asked): Promise<Reply> => {
    const mode = modeFor(asked);
    const { slowSeconds, retryAfterSeconds } = graph.behavior;
    await wait(slowSeconds * 1000, undefined, { signal: asked.gone });
    if (mode === 'silent') await wait(silentMs, undefined, { signal: asked.gone });
    if (mode === 'throttle')
      return refuse(429, 'TooManyRequests', 'Too many requests.', {
        'retry-after': String(retryAfterSeconds),
      });
    if (mode === 'unavailable' || mode === 'silent')
      return refuse(503, 'ServiceNotAvailable', 'The service is temporarily unavailable.');
    if (mode === 'invitations-disabled') return refuse(403, 'Forbidden', INVITATIONS_DISABLED);
    try {
      return answerOf(graph, asked);
    } catch (error) {
      if (error instanceof Fault) return json(error.status, error.body());
      throw error;
    }
  };

  return serverOf(async (asked) => {
    switch (`${asked.method} ${asked.url.pathname}`) {
      case 'POST /control':
        return control(graph, asked, () => log.splice(0));
      case 'GET /state.json':
        return json(200, { ...graph.behavior, ...stateOf(directory), log });
    }
    const entry: Logged = {
      at: new Date().toISOString(),
      method: asked.method,
      url: asked.url.pathname + asked.url.search,
      body: asked.body,
      // Stands while the request is waiting, and for one whose caller went away.
      status: 0,
    };
    log.push(entry);
    if (log.length > LOG) log.shift();
    const reply = await service(asked);
    entry.status = reply.status;
    return reply;
  });
}
