import * as z from 'zod';
import type { Access } from '../access/permissions.ts';
import type { Audited } from './audited.ts';
import type { Call } from './calls.ts';
import type { ListedKind } from './listed.ts';

/**
 * Describes an endpoint. Registration, parsing, the role check, output stripping, the typed client, the OpenAPI
 * document and the tests that call every endpoint as every kind of caller all come from it.
 */
export type Contract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Name extends string = string,
> = {
  /** The wire name, exactly as in the specification. The path is /api/{name} unless `route` is set. */
  name: Name;
  summary: string;
  access: Access;
  /** Read from the query for GET and uploads, from a JSON body for POST (also of a GET that `searches`) and DELETE. */
  input: Input;
  output: Output;
  /** The kind of records in `items`. One that cannot be read is left out and counted, and the others are answered. */
  lists?: ListedKind;
  /** The request also carries one file, in the multipart field `file`. */
  upload?: true;
  /** Multipart fields for further files of the same upload: the smaller widths of a picture. */
  uploadFields?: readonly string[];
  /** Its record is a quiz result, whose id is its permalink: the logs name it by a keyed hash of the id. */
  isIdSecret?: true;
} & Pick<Call, 'route' | 'keyless'> &
  (Reads | Writes);

/** A call that may change something declares what the audit log records of it. */
type Reads = (
  | { method: 'GET'; reads?: never; searches?: true }
  | { method: 'POST'; reads: true; searches?: never }
) & { audit?: never };
type Writes = {
  method: Exclude<Call['method'], 'GET'>;
  reads?: never;
  searches?: never;
  audit: Audited;
};

export type Input<C extends Contract> = z.input<C['input']>;
export type Parsed<C extends Contract> = z.output<C['input']>;
export type Output<C extends Contract> = z.input<C['output']>;

export function contract<I extends z.ZodType, O extends z.ZodType, N extends string>(
  definition: Contract<I, O, N>,
): Contract<I, O, N> {
  return definition;
}

/** One error: its code (for programs and translations), the input's field, and the English sentence. */
export const Issue = z.object({
  code: z.string(),
  field: z.string().nullable(),
  message: z.string(),
  /** The values of the sentence's placeholders, if it has any. */
  params: z.record(z.string(), z.string()).optional(),
});
export type Issue = z.output<typeof Issue>;

/**
 * RFC 9457 problem details, plus the specification's fields: `error` for its log screen, `message` for its logo toasts.
 */
export const Problem = z.object({
  type: z.string(),
  status: z.number().int(),
  title: z.string(),
  detail: z.string(),
  /** The response's x-request-id: people quote it, and the log lines contain it. */
  requestId: z.string().optional(),
  errors: z.array(z.string()),
  error: z.string(),
  message: z.string(),
  issues: z.array(Issue),
});
export type Problem = z.output<typeof Problem>;
