import { z } from 'zod';
import { type Asked, json, parsed, type Reply } from '../entra/http.ts';
import type { Directory } from './directory.ts';
import { type Graph, USUAL_BEHAVIOUR } from './graph.ts';
import { groups } from './groups.ts';

const Control = z.strictObject({
  /** Back to the sample staff and the usual behavior, with an empty log; the rest comes after it. */
  reset: z.literal(true).optional(),
  mode: z.enum(['ok', 'throttle', 'unavailable', 'silent', 'invitations-disabled']).optional(),
  times: z.number().int().positive().optional(),
  retryAfterSeconds: z.number().int().min(0).optional(),
  slowSeconds: z.number().min(0).optional(),
  freshGuestSeconds: z.number().min(0).optional(),
  pageSize: z.number().int().min(1).max(999).optional(),
});
export type ControlRequest = z.input<typeof Control>;

/** `POST /control`, for tests. */
export function control(graph: Graph, { body }: Asked, forgetLog: () => void): Reply {
  const asked = Control.safeParse(parsed(body));
  if (!asked.success) return json(400, { error: asked.error.message });
  const { reset, mode, times, ...rest } = asked.data;
  const { behavior } = graph;
  if (reset) {
    graph.directory.reset();
    Object.assign(behavior, USUAL_BEHAVIOUR);
    forgetLog();
  }
  if (mode !== undefined) {
    behavior.mode = mode;
    behavior.times = times;
  }
  Object.assign(behavior, rest);
  return json(200, behavior);
}

const EVERYONE = 1_000_000;

/** What is in the directory; the Entra stand-in reads roles from it. */
export const stateOf = (directory: Directory) => ({
  users: directory.users(),
  groups: groups.map((group) => ({
    ...group,
    members: directory.members(group.id, 0, EVERYONE).map(({ user }) => user.id),
  })),
});
