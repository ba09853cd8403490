import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Done, Etag } from '../contract/fields.ts';
import { DELETABLE_KINDS, LISTED_KINDS } from '../contract/listed.ts';
import { STORED_ID_LENGTH } from '../limits.ts';

/** Any id that a database can hold: the id itself may be what is wrong with the record. */
const StoredId = z.string().min(1).max(STORED_ID_LENGTH);

/** Where a record differs from what lists show, '' for the whole record, and how. */
const RecordProblem = z.object({ path: z.string(), message: z.string() });
export type RecordProblem = z.output<typeof RecordProblem>;

export const getUnreadable = contract({
  ...calls.getUnreadable,
  summary:
    'A record that lists leave out: its stored JSON without secrets, and why it cannot be read',
  access: permissions.unreadable.read,
  input: z.object({ kind: z.enum(LISTED_KINDS), id: StoredId }),
  output: z.object({ etag: z.string(), text: z.string(), problems: z.array(RecordProblem) }),
});

export const deleteUnreadable = contract({
  ...calls.deleteUnreadable,
  summary:
    'Deletes a record that lists leave out, as its own call would; refused (409) when it can be read',
  access: permissions.unreadable.remove,
  audit: { kind: 'unreadable', detail: 'kind' },
  input: z.object({ kind: z.enum(DELETABLE_KINDS), id: StoredId, etag: Etag }),
  output: Done,
});
