import * as z from 'zod';
import { json, parseJson, type Reply, type StandInRequest } from '../http/toolkit.ts';
import type { Directory } from './directory.ts';
import { type Graph, USUAL_BEHAVIOR } from './graph.ts';
import { groups } from './groups.ts';

const Control = z.strictObject({
  /** Restores the sample staff and the usual behavior and clears the log, before the other fields are applied. */
  reset: z.literal(true).optional(),
  mode: z.enum(['ok', 'throttle', 'unavailable', 'silent', 'invitations-disabled']).optional(),
  after: z.number().int().min(0).optional(),
  times: z.number().int().positive().optional(),
  retryAfterSeconds: z.number().int().min(0).optional(),
  slowSeconds: z.number().min(0).optional(),
  freshGuestSeconds: z.number().min(0).optional(),
  pageSize: z.number().int().min(1).max(999).optional(),
});
export type ControlRequest = z.input<typeof Control>;

/** `POST /control`, for tests. */
export function control(graph: Graph, { body }: StandInRequest, forgetLog: () => void): Reply {
  const request = Control.safeParse(parseJson(body));
  if (!request.success) return json(400, { error: request.error.message });
  const { reset, mode, after = 0, times, ...rest } = request.data;
  const { behavior } = graph;
  if (reset) {
    graph.directory.reset();
    Object.assign(behavior, USUAL_BEHAVIOR);
    forgetLog();
  }
  if (mode !== undefined) {
    behavior.mode = mode;
    behavior.after = after;
    behavior.times = times;
  }
  Object.assign(behavior, rest);
  return json(200, behavior);
}

const EVERYONE = 1_000_000;

/** The directory's content. The Entra stand-in reads roles from it. */
export const stateOf = (directory: Directory) => ({
  users: directory.users(),
  groups: groups.map((group) => ({
    ...group,
    members: directory.members(group.id, 0, EVERYONE).map(({ user }) => user.id),
  })),
});
