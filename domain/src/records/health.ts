import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

/** Checks only the API itself, not the services that it uses. */
export const getHealth = contract({
  ...calls.getHealth,
  summary: 'Says that the API runs; for probes',
  access: permissions.app.read,
  input: z.object({}),
  output: z.object({
    status: z.literal('ok'),
    /** The caller's own address, as rate limits count it; '' if no proxy passed one on. A deployment compares it. */
    network: z.string(),
  }),
});

const Part = z.enum(['ok', 'failing', 'not set up']);

export const Readiness = z.object({
  /** Degraded: a service other than the database fails. Without the database the response is 503. */
  status: z.enum(['ok', 'degraded']),
  /** Only for Admins; null for all others. */
  parts: z.object({ records: Part, files: Part, mail: Part, directory: Part }).nullable(),
});
export type Readiness = z.output<typeof Readiness>;

export const getReadiness = contract({
  ...calls.getReadiness,
  summary: 'Says whether records, files, mail and directory answer; which of them, to an Admin',
  access: permissions.app.read,
  input: z.object({}),
  output: Readiness,
});
