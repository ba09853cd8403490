import { z } from 'zod';
import { contract, Done, Email, Name, required } from './contract.ts';
import { permissions } from './permissions.ts';

const access = permissions.directory.call;
const MemberId = required('A member id is required.');
const GroupId = required('A group id is required.');

export const DIRECTORY_UNAVAILABLE = 'The directory does not answer. Please try again later.';
export const UNKNOWN_GROUP = 'The group is none of the role groups.';

export const DirectoryUser = z.object({
  id: Name,
  displayName: Name.nullish(),
  givenName: Name.nullish(),
  mail: Name.nullish(),
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
  input: z.object({ email: required('Email is required.') }),
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
      invitedUser: z.object({ id: Name }),
      invitedUserEmailAddress: Name,
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
