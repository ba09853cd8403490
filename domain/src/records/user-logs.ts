import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { areInOrder, Done, Id, IsoDate, PageQuery, pagesAround } from '../contract/fields.ts';
import { leftOut } from '../contract/listed.ts';
import { said } from '../messages/said.ts';

/** `lastLoginTimestamp` is in epoch seconds (text 2 section 9). */
export const UserLog = z.object({
  user_id: z.string(),
  totalCount: z.number(),
  lastLoginTimestamp: z.number(),
});
export type UserLog = z.output<typeof UserLog>;

export const createUserLogs = contract({
  ...calls.createUserLogs,
  summary: 'Records a sign-in of the caller',
  access: permissions.userLogs.write,
  audit: { unrecorded: 'the sign-in is a record of its own' },
  /** Must be the session's `logId`: nobody records another person's sign-in. */
  input: z.object({ userId: Id }),
  output: Done,
});

export const getUserLogs = contract({
  ...calls.getUserLogs,
  lists: 'userLogs',
  summary: 'Sign-ins, counted by user or one by one for a single user',
  access: permissions.userLogs.read,
  /** `fromDate` is inclusive, `toDate` exclusive. With isShowUserWiseLogs, each sign-in of `userId` is an entry. */
  input: PageQuery.extend({
    fromDate: IsoDate.optional(),
    toDate: IsoDate.optional(),
    userId: Id.optional(),
    isShowUserWiseLogs: z.stringbool().optional(),
  })
    .refine(({ fromDate, toDate }) => !fromDate === !toDate, {
      error: said('RANGE_INCOMPLETE'),
      path: ['toDate'],
    })
    .refine(({ fromDate, toDate }) => areInOrder(fromDate, toDate), {
      error: said('RANGE_BACKWARDS'),
      path: ['toDate'],
    }),
  output: z.object({ logs: z.array(UserLog), ...pagesAround, ...leftOut }),
});
