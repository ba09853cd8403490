import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract, Issue } from '../contract/contract.ts';
import { CountQuery, ListCount } from '../contract/counts.ts';
import {
  Created,
  creation,
  Direction,
  Done,
  Email,
  Id,
  IsoDate,
  Name,
  PageQuery,
  PersonName,
  pageOf,
  RequestId,
  required,
  revision,
} from '../contract/fields.ts';
import { INVITE_CODE_LENGTH, MAX_BULK_INVITES, NAME_LENGTH } from '../limits.ts';
import { said } from '../messages/said.ts';
import { isHardCode } from '../rules/invite-code.ts';
import { MailState } from './mail.ts';
import { QuizResult } from './quiz-results.ts';

const FILL_OUT = said('FILL_OUT_ALL_FIELDS');
/** Visible ASCII. The codes that the server makes use only a part of it (`invite-code.ts`). */
const CODE_CHARACTERS = /^[!-~]*$/;

const fields = {
  name: PersonName('NAME_REQUIRED', 'NAME_TOO_LONG'),
  email: Email({ minimum: 3 }),
  provider: required('PROVIDER_REQUIRED', 'PROVIDER_TOO_LONG', { minimum: 3 }),
  salesperson: required('SALESPERSON_REQUIRED', 'SALESPERSON_TOO_LONG', { minimum: 3 }),
  code: required('CODE_REQUIRED', 'CODE_TOO_LONG', {
    minimum: INVITE_CODE_LENGTH,
    maximum: INVITE_CODE_LENGTH,
  }).pipe(z.string().regex(CODE_CHARACTERS, { error: said('CODE_INVALID'), abort: true })),
};

const newCode = fields.code.refine(isHardCode, said('CODE_TOO_SIMPLE'));

/** True to invite an e-mail again that has an open invite; refused (409) otherwise. */
const repeated = { isRepeated: z.boolean().optional() };

export const NewInvite = z.object({ ...fields, code: newCode, ...creation, ...repeated });
export type NewInvite = z.output<typeof NewInvite>;

export const Invite = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  code: z.string(),
  provider: z.string(),
  salesperson: z.string(),
  inviteDate: IsoDate,
  responseDate: IsoDate.nullable(),
  /** The invite can be redeemed until then. Sending it again restarts the time. */
  expiresDate: IsoDate,
  revokedDate: IsoDate.nullable(),
  mail: MailState.nullable(),
  etag: z.string().optional(),
});
export type Invite = z.output<typeof Invite>;

/** A respondent's input. The code is compared exactly; the e-mail ignores letter case. */
export const RedeemInvite = z.object({
  email: z.string(FILL_OUT).trim().min(1, FILL_OUT).max(NAME_LENGTH, FILL_OUT),
  code: z.string(FILL_OUT).trim().length(INVITE_CODE_LENGTH, FILL_OUT),
});

export const redeemInvite = contract({
  ...calls.redeemInvite,
  summary: 'Returns the quiz of an e-mail and a code with a token for it, and starts it if needed',
  access: permissions.invites.redeem,
  audit: { unrecorded: "a respondent's call: their result and the invite say when" },
  input: RedeemInvite,
  output: z.object({
    id: Id,
    isQuizCompleted: z.boolean(),
    token: z.string(),
    /** As reading it with the token would answer: on a phone the first question is there a round trip earlier. */
    result: QuizResult,
  }),
});

/** An invite that was redeemed stays redeemed, even if it is withdrawn or expires later. */
export const INVITE_STATES = ['open', 'redeemed', 'expired', 'withdrawn'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

const listFilters = { find: Name.optional(), status: z.enum(INVITE_STATES).optional() };

export const listInvites = contract({
  ...calls.listInvites,
  lists: 'invites',
  summary:
    'Invites the caller may see, oldest first by default; filtered by state and by beginnings of words in name or e-mail',
  access: permissions.invites.read,
  input: PageQuery.extend({
    ...listFilters,
    sort: z.enum(['name', 'email', 'sent', 'redeemed']).optional(),
    direction: Direction.optional(),
  }),
  output: pageOf(Invite),
});

export const countInvites = contract({
  ...calls.countInvites,
  summary:
    'How many invites the list has with the same filters, and how many of them are in each state',
  access: permissions.invites.read,
  input: CountQuery.extend(listFilters),
  output: ListCount.extend({
    /** Of the invites that match `find`, whatever the `status` of the query. */
    counts: z.record(z.enum(INVITE_STATES), z.number().int()),
  }),
});

/** Checks a list before it is sent, because a screen has loaded only some of the open invites. */
export const findOpenInvites = contract({
  ...calls.findOpenInvites,
  summary: 'Which of these e-mails have an open invite that the caller may see, in lower case',
  access: permissions.invites.read,
  input: z.object({ emails: z.array(Name).max(MAX_BULK_INVITES) }),
  output: z.object({ items: z.array(z.string()) }),
});

export const createInvite = contract({
  ...calls.createInvite,
  summary: 'Invites someone to the quiz',
  access: permissions.invites.write,
  audit: { kind: 'invite' },
  input: NewInvite,
  output: Created,
});

export const updateInvite = contract({
  ...calls.updateInvite,
  summary: 'Changes an invite',
  access: permissions.invites.write,
  audit: { kind: 'invite' },
  input: z.object({ ...revision, ...fields }),
  output: Done,
});

export const deleteInvite = contract({
  ...calls.deleteInvite,
  summary: 'Deletes an invite',
  access: permissions.invites.write,
  audit: { kind: 'invite' },
  input: z.object(revision),
  output: Done,
});

export const resendInvite = contract({
  ...calls.resendInvite,
  summary: 'Sends the mail of an invite again and restarts its time',
  access: permissions.invites.write,
  audit: { kind: 'invite' },
  input: z.object(revision),
  output: Done,
});

export const revokeInvite = contract({
  ...calls.revokeInvite,
  summary: 'Withdraws an invite: it can no longer be redeemed, but stays in the list',
  access: permissions.invites.write,
  audit: { kind: 'invite' },
  input: z.object(revision),
  output: Done,
});

/** One row of a bulk invite, pasted or uploaded. */
export const BulkRow = z.object({ name: fields.name, email: fields.email });
export type BulkRow = z.output<typeof BulkRow>;

export const createInvites = contract({
  ...calls.createInvites,
  summary: 'Invites many people at once, each with their own code; returns the result of each row',
  access: permissions.invites.write,
  audit: { kind: 'invite' },
  input: z.object({
    rows: z.array(BulkRow).min(1, said('ROW_REQUIRED')).max(MAX_BULK_INVITES),
    provider: fields.provider,
    salesperson: fields.salesperson,
    requestId: RequestId,
    ...repeated,
  }),
  output: z.object({
    items: z.array(
      z.object({
        email: z.string(),
        id: Id.nullable(),
        errors: z.array(z.string()),
        issues: z.array(Issue),
      }),
    ),
  }),
});
