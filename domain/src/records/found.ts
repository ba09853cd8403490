import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Id, IsoDate, Name } from '../contract/fields.ts';
import { Invite } from './invites.ts';

/** The most records of each kind that a search answers. */
export const MOST_FOUND = 12;

/** An invite that a search finds, with who sent it and the dates that say its state. */
export const FoundInvite = Invite.pick({
  id: true,
  name: true,
  email: true,
  salesperson: true,
  inviteDate: true,
  responseDate: true,
  expiresDate: true,
  revokedDate: true,
});

/** A result that a search finds, with the name of its invitee or client project; a project has no e-mail. */
export const FoundResult = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  quizStartDate: IsoDate,
  quizCompleteDate: IsoDate.nullable(),
});

const found = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), hasMore: z.boolean() });

/** A POST, because names and e-mail addresses must not stand in the address of a request. */
export const findRecords = contract({
  ...calls.findRecords,
  summary: `The newest invites and results that the caller may see with a word that begins with each typed one, at most ${MOST_FOUND} of each`,
  access: permissions.invites.read,
  input: z.object({ text: Name }),
  output: z.object({ invites: found(FoundInvite), quizResults: found(FoundResult) }),
});
