import { z } from 'zod';
import {
  Created,
  contract,
  creation,
  Done,
  Email,
  Id,
  IsoDate,
  items,
  Name,
  PageQuery,
  PROVIDER_REQUIRED,
  pageOf,
  RequestId,
  required,
  revision,
} from './contract.ts';
import { INVITE_CODE_LENGTH, MAX_BULK_INVITES, NAME_LENGTH } from './limits.ts';
import { MailState } from './mail.ts';
import { permissions } from './permissions.ts';

export const FILL_OUT_ALL_FIELDS = 'Please fill out all fields.';
export const INVITE_NOT_FOUND = "We're sorry, we were unable to find your invitation.";
export const INVITE_EXPIRED = 'Your invitation has expired. Please ask for a new one.';
export const INVITE_REVOKED = 'Your invitation has been withdrawn. Please ask for a new one.';
export const UNKNOWN_SALESPERSON = 'Salesperson is not a known user.';
export const CODE_TAKEN = 'This code is in use. Please generate a new code.';
export const INVITE_ANSWERED = 'This invitation has been redeemed already.';
export const TOO_MANY_TRIES = 'Too many tries. Please wait a few minutes and try again.';

const CODE_REQUIRED = 'Code is required.';
/** What every keyboard has and no transport changes; the server's own codes use less of it (`invite-code.ts`). */
const CODE_CHARACTERS = /^[!-~]*$/;

const fields = {
  name: required('Name is required.'),
  email: Email('Email is required.', 3),
  provider: required(PROVIDER_REQUIRED, 3),
  salesperson: required('Salesperson is required.', 3),
  code: required(CODE_REQUIRED, INVITE_CODE_LENGTH, INVITE_CODE_LENGTH).pipe(
    z.string().regex(CODE_CHARACTERS, 'Code is not valid.'),
  ),
};

export const NewInvite = z.object({ ...fields, ...creation });
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
  /** Until when it can be redeemed; sending it again begins the time anew. */
  expiresDate: IsoDate,
  revokedDate: IsoDate.nullable(),
  mail: MailState.nullable(),
  etag: z.string().optional(),
});
export type Invite = z.output<typeof Invite>;

/** What a respondent types; the code is compared exactly, the e-mail without regard to letter case. */
export const RedeemInvite = z.object({
  email: z
    .string(FILL_OUT_ALL_FIELDS)
    .trim()
    .min(1, FILL_OUT_ALL_FIELDS)
    .max(NAME_LENGTH, FILL_OUT_ALL_FIELDS),
  code: z.string(FILL_OUT_ALL_FIELDS).trim().length(INVITE_CODE_LENGTH, FILL_OUT_ALL_FIELDS),
});

export const redeemInvite = contract({
  name: 'vseRedeemInvite',
  summary: 'From an e-mail and a code to the quiz behind them, begun now or before',
  method: 'POST',
  access: permissions.invites.redeem,
  input: RedeemInvite,
  output: z.object({ id: Id, isQuizCompleted: z.boolean(), token: z.string() }),
});

export const listInvites = contract({
  name: 'vseListInvites',
  summary:
    'Invites the caller may see, or those of them whose name or e-mail holds a text, oldest first',
  method: 'GET',
  access: permissions.invites.read,
  input: PageQuery.extend({ find: Name.optional() }),
  output: pageOf(Invite),
});

/** The list that is about to be sent is compared with what is open already, whatever of it a screen has loaded. */
export const findOpenInvites = contract({
  name: 'vseFindOpenInvites',
  summary: 'Which of these e-mails have an open invite that the caller may see, in lower case',
  method: 'POST',
  access: permissions.invites.read,
  input: z.object({ emails: z.array(Name).max(MAX_BULK_INVITES) }),
  output: items(z.string()),
});

export const createInvite = contract({
  name: 'vseCreateInvite',
  summary: 'Invites someone to the quiz',
  method: 'POST',
  access: permissions.invites.write,
  input: NewInvite,
  output: Created,
});

export const updateInvite = contract({
  name: 'vseUpdateInvite',
  summary: 'Changes an invite',
  method: 'POST',
  access: permissions.invites.write,
  input: z.object({ ...revision, ...fields }),
  output: Done,
});

export const deleteInvite = contract({
  name: 'vseDeleteInvite',
  summary: 'Takes an invite back',
  method: 'DELETE',
  access: permissions.invites.write,
  input: z.object(revision),
  output: Done,
});

const Changed = z.object(revision);

export const resendInvite = contract({
  name: 'vseResendInvite',
  summary: 'Sends the mail of an open invite again and begins its time anew',
  method: 'POST',
  access: permissions.invites.write,
  input: Changed,
  output: Done,
});

export const revokeInvite = contract({
  name: 'vseRevokeInvite',
  summary: 'Withdraws an invite: it can no longer be redeemed, but stays in the list',
  method: 'POST',
  access: permissions.invites.write,
  input: Changed,
  output: Done,
});

/** One row of a bulk invite, as it is pasted or uploaded. */
export const BulkRow = z.object({ name: fields.name, email: fields.email });
export type BulkRow = z.output<typeof BulkRow>;

export const createInvites = contract({
  name: 'vseCreateInvites',
  summary:
    'Invites many people at once, each with a code of their own; says of each whether it went well',
  method: 'POST',
  access: permissions.invites.write,
  input: z.object({
    rows: z.array(BulkRow).min(1, 'At least one row is required.').max(MAX_BULK_INVITES),
    provider: fields.provider,
    salesperson: fields.salesperson,
    requestId: RequestId,
  }),
  output: z.object({
    items: z.array(z.object({ email: z.string(), id: Id.nullable(), errors: z.array(z.string()) })),
  }),
});
