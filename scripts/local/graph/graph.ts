import { type Asked, parsed } from '../entra/http.ts';
import type { Directory } from './directory.ts';
import { badRequest, notFound } from './fault.ts';
import { groups } from './groups.ts';
import type { User } from './user.ts';

/** What a test may change of the way the stand-in behaves; kept in memory only. */
export type Behavior = {
  mode: 'ok' | 'throttle' | 'unavailable' | 'silent' | 'invitations-disabled';
  /** How many more requests the mode is for; undefined for all. */
  times: number | undefined;
  /** What a throttled caller is asked to wait. */
  retryAfterSeconds: number;
  /** How long each answer takes. */
  slowSeconds: number;
  /** For how long a new guest is not found yet. */
  freshGuestSeconds: number;
  /** The most that one page holds, whatever `$top` asks for. */
  pageSize: number;
};
export const USUAL_BEHAVIOUR: Behavior = {
  mode: 'ok',
  times: undefined,
  retryAfterSeconds: 1,
  slowSeconds: 0,
  freshGuestSeconds: 0,
  pageSize: 5,
};

export type Graph = { directory: Directory; behavior: Behavior };

/** One call, with the ids of its path. */
export type Call = { asked: Asked; ids: string[] };

/** Whether the directory's other replicas know the user by now. */
export const isSettled = ({ behavior }: Graph, { createdDateTime, userType }: User) =>
  userType === 'Member' ||
  Date.now() >= Date.parse(createdDateTime) + behavior.freshGuestSeconds * 1000;

/** The user with an id or a user name. Throws a Fault when there is none yet. */
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

export function jsonBody({ body }: Asked): unknown {
  const value = parsed(body);
  if (value === undefined) throw badRequest('Unable to read JSON request payload.', 'BadRequest');
  return value;
}

/** Where this server is reached, for the links it gives out. */
export const originOf = ({ url }: Asked) => url.origin;
export const contextOf = (asked: Asked, what: string) => ({
  '@odata.context': `${originOf(asked)}/v1.0/$metadata#${what}`,
});
