import { z } from 'zod';
import { contract, Done, EMAIL_INVALID, Email, required } from './contract.ts';
import { DIRECTORY_ID_MIN_LENGTH } from './limits.ts';
import { permissions } from './permissions.ts';

const access = permissions.directory.call;

const MEMBER_ID = new RegExp(`^[a-z0-9-]{${DIRECTORY_ID_MIN_LENGTH},64}$`);
export const MEMBER_ID_INVALID = 'The member id is not valid.';

/**
 * The directory's id of an account, which compares without regard to letter case; a shorter one counts as none
 * (specification, text 1 section 5).
 */
export const MemberId = required('A member id is required.')
  .toLowerCase()
  .pipe(z.string().regex(MEMBER_ID, MEMBER_ID_INVALID));
const GroupId = required('A group id is required.');

export const DIRECTORY_UNAVAILABLE = 'The directory does not answer. Please try again later.';
export const UNKNOWN_MEMBER = 'The directory does not know this person or group.';
export const UNKNOWN_GROUP = 'The group is none of the role groups.';

export const DirectoryUser = z.object({
  id: z.string(),
  displayName: z.string().nullish(),
  givenName: z.string().nullish(),
  mail: z.string().nullish(),
});

export type DirectoryUser = z.output<typeof DirectoryUser>;

export const listApplicationUsers = contract({
  name: 'adListApplicationUsers',
  summary: 'The members of a role group',
  method: 'POST',
  access,
  input: z.object({ groupId: GroupId }),
  output: z.object({ res: z.object({ value: z.array(DirectoryUser) }) }),
});

export const getUserByEmailAddress = contract({
  name: 'adGetUserByEmailAddress',
  summary: 'Directory users with an e-mail address',
  method: 'POST',
  access,
  // Also the names that the directory gives to guests, which are no e-mail addresses.
  input: z.object({
    email: required('Email is required.').refine((email) => email.isWellFormed(), EMAIL_INVALID),
  }),
  output: z.object({ user: z.object({ value: z.array(DirectoryUser) }) }),
});

export const addDirectoryUser = contract({
  name: 'adAddUser',
  summary: 'Invites someone into the directory as a guest',
  method: 'POST',
  access,
  input: z.object({ memberEmail: Email('Email is required.') }),
  output: z.object({
    newUser: z.object({
      invitedUser: z.object({ id: z.string() }),
      invitedUserEmailAddress: z.string(),
    }),
  }),
});

export const addGroupMember = contract({
  name: 'adAddGroupMember',
  summary: 'Puts a directory member into a role group',
  method: 'POST',
  access,
  input: z.object({ memberId: MemberId, groupId: GroupId }),
  output: Done,
});

export const removeMemberFromGroup = contract({
  name: 'adRemoveMemberFromGroup',
  summary: 'Takes a directory member out of a role group',
  method: 'POST',
  access,
  input: z.object({ memberId: MemberId, groupId: GroupId }),
  output: Done,
});
