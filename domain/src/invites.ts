import { z } from 'zod';
import {
  Created,
  contract,
  creation,
  Done,
  Etag,
  Id,
  IsoDate,
  Name,
  PageQuery,
  pageOf,
  required,
  revision,
} from './contract.ts';
import { INVITE_CODE_LENGTH, NAME_LENGTH } from './limits.ts';
import { permissions } from './permissions.ts';

export const FILL_OUT_ALL_FIELDS = 'Please fill out all fields.';
export const INVITE_NOT_FOUND = "We're sorry, we were unable to find your invitation.";
export const TOO_MANY_TRIES = 'Too many tries. Please wait a few minutes and try again.';

const CODE_REQUIRED = 'Code is required.';

const fields = {
  name: required('Name is required.'),
  email: required('Email is required.', 3).pipe(z.email('Email is not valid.')),
  provider: required('Provider is required.', 3),
  salesperson: required('Salesperson is required.', 3),
  code: required(CODE_REQUIRED, INVITE_CODE_LENGTH, INVITE_CODE_LENGTH),
};

export const NewInvite = z.object({ ...fields, ...creation });
export type NewInvite = z.output<typeof NewInvite>;

export const Invite = z.object({
  id: Id,
  name: Name,
  email: Name,
  code: Name,
  provider: Name,
  salesperson: Name,
  inviteDate: IsoDate,
  responseDate: IsoDate.nullable(),
  etag: Etag.optional(),
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
  summary: 'Invites the caller may see, oldest first, a page at a time',
  method: 'GET',
  access: permissions.invites.read,
  input: PageQuery,
  output: pageOf(Invite),
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
