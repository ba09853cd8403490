import { z } from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

/** The API runs: nothing behind it was looked at. */
export const getHealth = contract({
  ...calls.getHealth,
  summary: 'Says that the API runs; for probes',
  access: permissions.app.read,
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
  keyless: true,
});

const Part = z.enum(['ok', 'failing', 'not set up']);

export const Readiness = z.object({
  /** Degraded: a part can be away for a while. Without the records the answer is 503. */
  status: z.enum(['ok', 'degraded']),
  /** For Admins; null for everybody else. */
  parts: z.object({ records: Part, files: Part, mail: Part, directory: Part }).nullable(),
});
export type Readiness = z.output<typeof Readiness>;

export const getReadiness = contract({
  ...calls.getReadiness,
  summary: 'Says whether records, files, mail and directory answer; which of them, to an Admin',
  access: permissions.app.read,
  input: z.object({}),
  output: Readiness,
  keyless: true,
});
