import * as z from 'zod';
import { permissions, ROLES } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import {
  creation,
  Done,
  Email,
  FileUrl,
  Id,
  IsoDate,
  Name,
  PageQuery,
  PersonName,
  pageOf,
  required,
  revision,
} from '../contract/fields.ts';
import { said } from '../messages/said.ts';
import { MemberId } from './directory.ts';
import { MailState } from './mail.ts';

/** No role: that of a user who is being deleted, and the add form's before a choice (text 1 section 4). */
export const NO_ROLE = '0';
const LanguageCode = z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/);

const fields = {
  firstName: PersonName('FIRST_NAME_REQUIRED', 'FIRST_NAME_TOO_LONG'),
  lastName: PersonName('LAST_NAME_REQUIRED', 'LAST_NAME_TOO_LONG'),
  email: Email(),
  provider: required('PROVIDER_REQUIRED', 'PROVIDER_TOO_LONG'),
  activeDirectoryMemberId: z
    .union([z.literal(''), MemberId], said('MEMBER_ID_INVALID'))
    .default(''),
  logo: FileUrl.default(''),
};

export const NewUserSetting = z.object({
  ...fields,
  role: z.enum(ROLES, said('SELECT_ROLE')),
  ...creation,
});
export type NewUserSetting = z.output<typeof NewUserSetting>;

export const UserSetting = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  provider: z.string(),
  joined: IsoDate,
  role: z.enum([...ROLES, NO_ROLE]),
  activeDirectoryMemberId: z.string(),
  logo: z.string(),
  language: z.string(),
  /** Whether the directory's role groups match the role. While they do not, a timer retries. */
  roleState: z.enum(['applied', 'pending']),
  /** The message code of why the directory could not be changed yet; '' if nothing went wrong. */
  roleReason: z.string(),
  mail: MailState.nullable(),
  /** The id of the user who last saved the settings ('' without settings of their own), and the date. */
  changedById: z.string().optional(),
  changedDate: IsoDate.optional(),
  etag: z.string().optional(),
});
export type UserSetting = z.output<typeof UserSetting>;

export const listUserSettings = contract({
  ...calls.listUserSettings,
  lists: 'userSettings',
  summary: 'Users the caller may see, by name, a page at a time',
  access: permissions.users.read,
  input: PageQuery,
  output: pageOf(UserSetting),
});

/** The result of each step of adding a user: directory account, role groups, mail. */
export const UserSteps = z.object({
  id: Id,
  directory: z.enum(['found', 'invited']),
  role: z.enum(['applied', 'pending']),
  roleReason: z.string(),
  mail: MailState.nullable(),
});
export type UserSteps = z.output<typeof UserSteps>;

/** The result of each step of a change. `mail` is the one to a new address; null without one. */
export const UserChange = UserSteps.omit({ id: true }).extend({
  directory: z.enum(['unchanged', ...UserSteps.shape.directory.options]),
  /** Of the settings as they are now; absent when a step after the change may have written them again. */
  etag: z.string().optional(),
});
export type UserChange = z.output<typeof UserChange>;

export const createUserSetting = contract({
  ...calls.createUserSetting,
  summary:
    'Adds a user: finds or invites them in the directory, stores the settings, sets the role, sends the mail',
  access: permissions.users.write,
  audit: { kind: 'user', detail: 'role' },
  input: NewUserSetting,
  output: UserSteps,
});

export const resendUserMail = contract({
  ...calls.resendUserMail,
  summary: "Sends a user's invitation mail again",
  access: permissions.users.write,
  audit: { kind: 'user' },
  input: z.object({ id: Id }),
  output: Done,
});

export const updateUserSetting = contract({
  ...calls.updateUserSetting,
  summary:
    'Changes the settings of a user, the role groups with the role, and the account with the e-mail address',
  access: permissions.users.update,
  audit: { kind: 'user', detail: 'role' },
  input: z.object({
    ...revision,
    ...fields,
    role: z.enum([...ROLES, NO_ROLE], said('ROLE_REQUIRED')),
    /** Without it, the language stays unchanged. */
    language: LanguageCode.optional(),
  }),
  output: UserChange,
});

export const deleteUserSetting = contract({
  ...calls.deleteUserSetting,
  summary: 'Removes a user from the role groups, then deletes the settings',
  access: permissions.users.write,
  audit: { kind: 'user' },
  input: z.object({ ...revision, email: Name }),
  output: Done,
});

export const createUserLanguageHistory = contract({
  ...calls.createUserLanguageHistory,
  summary: 'Records that a user chose a language',
  access: permissions.users.language,
  audit: { unrecorded: 'the history is a record of its own' },
  input: z.object({ userId: Id, language: LanguageCode }),
  output: Done,
});

const OwnSettings = UserSetting.pick({
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  provider: true,
  role: true,
  activeDirectoryMemberId: true,
  logo: true,
});

/** The signed-in person, for the header, the dashboard and the start of a project. */
export const Session = z.object({
  kind: z.enum(ROLES),
  email: z.string(),
  name: z.string(),
  userId: Id.nullable(),
  /** The person's id in the user log: that of their settings, or the directory's without settings. */
  logId: Id,
  provider: z.object({ id: Id, name: z.string() }).nullable(),
  logo: z.string(),
  language: z.string(),
  /** False for a person without settings or role, who may only do what anyone may. */
  hasAccess: z.boolean(),
  /** The person's settings, null without any. A change of the language sends them back as a whole. */
  settings: OwnSettings.nullable(),
});
export type Session = z.output<typeof Session>;

export const getSession = contract({
  ...calls.getSession,
  summary: 'Who is signed in',
  access: permissions.session.read,
  input: z.object({}),
  output: Session,
});

export const signOut = contract({
  ...calls.signOut,
  summary: "Ends the account's tokens that were issued up to the caller's own",
  access: permissions.session.end,
  audit: { unrecorded: "ends only the caller's own tokens" },
  input: z.object({}),
  output: Done,
});

export const endSessions = contract({
  ...calls.endSessions,
  summary: "Ends all tokens of a user's account that were issued so far, on every device",
  access: permissions.session.endAll,
  audit: { kind: 'user' },
  input: z.object({ id: Id }),
  output: Done,
});
