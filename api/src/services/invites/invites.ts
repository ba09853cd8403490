import { type Bound, bindVerbs } from '../bind-verbs.ts';
import type { Context } from '../context.ts';
import {
  removeInvite,
  resendInvite,
  respondToInvite,
  revokeInvite,
  updateInvite,
} from './change-invite.ts';
import { createInvite, createInviteWithFreshCode } from './create-invite.ts';
import {
  emailsWithOpenInvite,
  findInvite,
  pageInvites,
  readInvite,
  whereExpiringSoon,
  whereState,
} from './find-invites.ts';
import { codeOf, hasCode } from './invite-codes.ts';
import { inviteMails, providerOf } from './invite-mail.ts';

const verbs = {
  find: findInvite,
  read: readInvite,
  codeOf,
  hasCode,
  page: pageInvites,
  whereState,
  whereExpiringSoon,
  emailsWithOpenInvite,
  add: createInvite,
  addWithFreshCode: createInviteWithFreshCode,
  mailOf: inviteMails,
  providerOf,
  update: updateInvite,
  respond: respondToInvite,
  resend: resendInvite,
  revoke: revokeInvite,
  remove: removeInvite,
};

export type Invites = Bound<typeof verbs>;
export const createInvites = (context: Context): Invites => bindVerbs(context, verbs);
