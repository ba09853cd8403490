import { z } from 'zod';
import { contract, Done, Id, IsoDate } from './contract.ts';
import { permissions } from './permissions.ts';

/** `lastLoginTimestamp` is in epoch seconds (text 2 section 9). */
const UserLog = z.object({
  user_id: z.string(),
  totalCount: z.number(),
  lastLoginTimestamp: z.number(),
});

export const createUserLogs = contract({
  name: 'vseCreateUserLogs',
  summary: 'Records a sign-in of the caller',
  method: 'POST',
  access: permissions.userLogs.write,
  /** The session's `logId`: nobody records a sign-in of somebody else. */
  input: z.object({ userId: Id }),
  output: Done,
});

export const getUserLogs = contract({
  name: 'vseGetUserLogs',
  summary: 'Sign-ins, counted by user or one by one for a single user',
  method: 'GET',
  access: permissions.userLogs.read,
  input: z.object({
    fromDate: IsoDate.optional(),
    toDate: IsoDate.optional(),
    userId: Id.optional(),
    isShowUserWiseLogs: z.stringbool().optional(),
  }),
  output: z.object({ logs: z.array(UserLog) }),
});
