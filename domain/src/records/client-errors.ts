import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

const PATH_LENGTH = 500;
const TEXT_LENGTH = 2000;

/** An error in a browser: the page's path, the message, and the stack. */
export const ClientError = z.object({
  path: z.string().max(PATH_LENGTH),
  message: z.string().max(TEXT_LENGTH),
  stack: z.string().max(TEXT_LENGTH).default(''),
});
export type ClientError = z.output<typeof ClientError>;

export const reportClientError = contract({
  ...calls.reportClientError,
  summary: 'Logs an error of a browser; limited per minute',
  access: permissions.app.report,
  audit: { unrecorded: 'writes a log line only' },
  input: ClientError,
  /** False beyond the limit; the client does not retry. */
  output: z.object({ isLogged: z.boolean() }),
});
