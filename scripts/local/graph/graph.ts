import { parseJson, type StandInRequest } from '../http/toolkit.ts';
import type { Directory } from './directory.ts';
import { badRequest, notFound } from './fault.ts';
import { groups } from './groups.ts';
import type { User } from './user.ts';

/** The stand-in's behavior that tests can change. Kept in memory only. */
export type Behavior = {
  mode: 'ok' | 'throttle' | 'unavailable' | 'silent' | 'invitations-disabled';
  /** How many requests are answered as usual before the mode begins. */
  after: number;
  /** How many more requests the mode applies to; undefined for all. */
  times: number | undefined;
  /** The Retry-After of throttled responses. */
  retryAfterSeconds: number;
  /** The delay of each response. */
  slowSeconds: number;
  /** How long a new guest cannot be found. */
  freshGuestSeconds: number;
  /** The largest page, whatever `$top` asks for. */
  pageSize: number;
};
export const USUAL_BEHAVIOR: Behavior = {
  mode: 'ok',
  after: 0,
  times: undefined,
  retryAfterSeconds: 1,
  slowSeconds: 0,
  freshGuestSeconds: 0,
  pageSize: 5,
};

export type Graph = { directory: Directory; behavior: Behavior };

/** One request, with the ids in its path. */
export type Call = { request: StandInRequest; ids: string[] };

/** Whether the user has reached all replicas of the directory. */
export const isSettled = ({ behavior }: Graph, { createdDateTime, userType }: User) =>
  userType === 'Member' ||
  Date.now() >= Date.parse(createdDateTime) + behavior.freshGuestSeconds * 1000;

/** Finds a user by id or user name. Throws a Fault when there is none, or not yet. */
export function foundUser(graph: Graph, id: string): User {
  const name = id.toLowerCase();
  const user =
    graph.directory.user(name) ??
    graph.directory.users().find((one) => one.userPrincipalName.toLowerCase() === name);
  if (user === undefined || !isSettled(graph, user)) throw notFound(id);
  return user;
}

export function foundGroup(id: string): string {
  if (!groups.some((group) => group.id === id)) throw notFound(id);
  return id;
}

export function jsonBody({ body }: StandInRequest): unknown {
  const value = parseJson(body);
  if (value === undefined) throw badRequest('Unable to read JSON request payload.', 'BadRequest');
  return value;
}

/** This server's address, for the links in its responses. */
export const originOf = ({ url }: StandInRequest) => url.origin;
export const contextOf = (request: StandInRequest, what: string) => ({
  '@odata.context': `${originOf(request)}/v1.0/$metadata#${what}`,
});
