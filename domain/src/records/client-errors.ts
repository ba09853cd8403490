import { z } from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';

const PATH_LENGTH = 500;
const TEXT_LENGTH = 2000;

/** An error that a browser met: where it was, what it says, and the places in the code it came through. */
export const ClientError = z.object({
  path: z.string().max(PATH_LENGTH),
  message: z.string().max(TEXT_LENGTH),
  stack: z.string().max(TEXT_LENGTH).default(''),
});
export type ClientError = z.output<typeof ClientError>;

export const reportClientError = contract({
  ...calls.reportClientError,
  summary: 'Puts an error of a browser into the log, a few of them each minute',
  access: permissions.app.report,
  audit: { unrecorded: 'writes a log line only' },
  input: ClientError,
  /** False beyond the cap: nobody has to send it again. */
  output: z.object({ isLogged: z.boolean() }),
});
