import { z } from 'zod';
import { MAX_PAGE_SIZE, NAME_LENGTH, PAGE_SIZE, PAGE_TOKEN_LENGTH, URL_LENGTH } from './limits.ts';
import type { Access } from './permissions.ts';

/**
 * What an endpoint is. From this come its registration, parsing and refusal, the role check, output stripping, the
 * typed client, the OpenAPI document and the tests that try every endpoint as every kind of caller.
 */
export type Contract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** The wire name, exactly as in the specification: the path is /api/{name}. */
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'DELETE';
  access: Access;
  /** GET reads it from the query, POST and DELETE from a JSON body, an upload from the query. */
  input: Input;
  output: Output;
  /** An upload carries one file besides, in the multipart field `file`. */
  upload?: true;
  /** Without a function key: only what the app needs before it can know the key. */
  keyless?: true;
};

export type Input<C extends Contract> = z.input<C['input']>;
export type Parsed<C extends Contract> = z.output<C['input']>;
export type Output<C extends Contract> = z.input<C['output']>;

export function contract<I extends z.ZodType, O extends z.ZodType>(
  definition: Contract<I, O>,
): Contract<I, O> {
  return definition;
}

/** An id as the stores hold it; anything else cannot name a record. */
export const Id = z
  .string('The id is not valid.')
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'The id is not valid.');

/** An id with the specification's message for when it is missing. */
export const IdOf = (message: string) => z.string(message).trim().min(1, message).pipe(Id);

/**
 * Text that must not be empty, with the specification's message for when it is. `field` is what the text is called when
 * it is too long, for messages that do not begin with its name.
 */
export const required = (
  message: string,
  minimum = 1,
  maximum = NAME_LENGTH,
  field = message.replace(/ is required\.$/, ''),
) => z.string(message).trim().min(minimum, message).max(maximum, `${field} is too long.`);

/** Said of users and of invites alike. */
export const PROVIDER_REQUIRED = 'Provider is required.';
export const EMAIL_INVALID = 'Email is not valid.';
/** An e-mail address as the mail standard has it: quotes, `#` and `+` are letters like others in front of the `@`. */
export const Email = (message: string, minimum = 1) =>
  required(message, minimum).pipe(
    z.email({ pattern: z.regexes.rfc5322Email, error: EMAIL_INVALID }),
  );

/*
 * Limits are for what comes in. What goes out is plain text and lists of any length: something that was let in once, or
 * that another system keeps, must not make the list that holds it unreadable.
 */
export const Name = z.string().trim().max(NAME_LENGTH);
/** A file on its way in: the signed URL that was answered for it, or the stored path. */
export const FileUrl = z.string().max(URL_LENGTH);
export const IsoDate = z.iso.datetime({ offset: true });
export const Etag = z.string().max(NAME_LENGTH);

/** A client-made id that makes a retried create harmless. */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Whether each of the ids is there but once. */
export const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** What every create takes besides its record, and every update. */
export const creation = { requestId: RequestId.optional() };
export const revision = { id: Id, etag: Etag.optional() };

export const Done = z.object({});
export const Created = z.object({ id: Id });
export const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** A page of a list that grows with history: `page` is the opaque `nextPage` of the page before. */
export const PageQuery = z.object({
  page: z.string().max(PAGE_TOKEN_LENGTH).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
/** `total` comes with the first page: how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    nextPage: z.string().optional(),
    total: z.number().int().optional(),
  });

/** RFC 9457, plus the fields of the specification: `error` for its log screen, `message` for its logo toasts. */
export const Problem = z.object({
  type: z.string(),
  status: z.number().int(),
  title: z.string(),
  detail: z.string(),
  errors: z.array(z.string()),
  error: z.string(),
  message: z.string(),
});
export type Problem = z.output<typeof Problem>;
