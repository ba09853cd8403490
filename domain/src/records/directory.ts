import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Done, Email, required } from '../contract/fields.ts';
import { DIRECTORY_ID_MIN_LENGTH } from '../limits.ts';
import { said } from '../messages/said.ts';

const access = permissions.directory.call;

const MEMBER_ID = new RegExp(`^[a-z0-9-]{${DIRECTORY_ID_MIN_LENGTH},64}$`);

/**
 * The directory's id of an account. The directory ignores its letter case. The specification (text 1 section 5) takes a
 * shorter one as no id.
 */
export const MemberId = required('MEMBER_ID_REQUIRED', 'MEMBER_ID_TOO_LONG')
  .toLowerCase()
  .pipe(z.string().regex(MEMBER_ID, said('MEMBER_ID_INVALID')));
const GroupId = required('GROUP_ID_REQUIRED', 'GROUP_ID_TOO_LONG');

export const DirectoryUser = z.object({
  id: z.string(),
  displayName: z.string().nullish(),
  givenName: z.string().nullish(),
  mail: z.string().nullish(),
});

export type DirectoryUser = z.output<typeof DirectoryUser>;

export const listApplicationUsers = contract({
  ...calls.listApplicationUsers,
  summary: 'The members of a role group',
  access,
  input: z.object({ groupId: GroupId }),
  output: z.object({ res: z.object({ value: z.array(DirectoryUser) }) }),
});

export const getUserByEmailAddress = contract({
  ...calls.getUserByEmailAddress,
  summary: 'Directory users with an e-mail address',
  access,
  // Not only e-mail addresses: the user names that the directory gives to guests are not valid ones.
  input: z.object({
    email: required('EMAIL_REQUIRED', 'EMAIL_TOO_LONG').refine(
      (email) => email.isWellFormed(),
      said('EMAIL_INVALID'),
    ),
  }),
  output: z.object({ user: z.object({ value: z.array(DirectoryUser) }) }),
});

export const addDirectoryUser = contract({
  ...calls.addDirectoryUser,
  summary: 'Invites someone into the directory as a guest',
  access,
  audit: { kind: 'user' },
  input: z.object({ memberEmail: Email() }),
  output: z.object({
    newUser: z.object({
      invitedUser: z.object({ id: z.string() }),
      invitedUserEmailAddress: z.string(),
    }),
  }),
});

export const addGroupMember = contract({
  ...calls.addGroupMember,
  summary: 'Puts a directory member into a role group',
  access,
  audit: { kind: 'role' },
  input: z.object({ memberId: MemberId, groupId: GroupId }),
  output: Done,
});

export const removeMemberFromGroup = contract({
  ...calls.removeMemberFromGroup,
  summary: 'Takes a directory member out of a role group',
  access,
  audit: { kind: 'role' },
  input: z.object({ memberId: MemberId, groupId: GroupId }),
  output: Done,
});
