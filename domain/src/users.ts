import { z } from 'zod';
import {
  contract,
  creation,
  Done,
  Email,
  FileUrl,
  Id,
  IsoDate,
  Name,
  PageQuery,
  PROVIDER_REQUIRED,
  pageOf,
  required,
  revision,
} from './contract.ts';
import { MEMBER_ID_INVALID, MemberId } from './directory.ts';
import { DEFAULT_LANGUAGE } from './limits.ts';
import { MailState } from './mail.ts';
import { permissions, ROLES } from './permissions.ts';

export const USER_EXISTS = 'User already exists with given email address.';
export const SELECT_ROLE = 'Select a valid role.';
export const ROLE_REQUIRED = 'Role is required.';
export const COULD_NOT_ADD_USER = 'API Error, could not add user. Please try again later.';
export const ACCOUNT_HAS_ROLE =
  'This person has another role already. Please ask an administrator to add them.';
export const ACCOUNT_LOCKED =
  'The directory account of a user is that of their e-mail address and cannot be chosen.';
export const EMAIL_LOCKED = "An e-mail address of the company's own domain cannot be changed.";

/** '0' is the role of nobody: a deleted user's, and the add form's before a choice (text 1 section 4). */
export const NO_ROLE = '0';
const LanguageCode = z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/);

const fields = {
  firstName: required('First Name is required.'),
  lastName: required('Last Name is required.'),
  email: Email('Email is required.'),
  provider: required(PROVIDER_REQUIRED),
  activeDirectoryMemberId: z.union([z.literal(''), MemberId], MEMBER_ID_INVALID).default(''),
  logo: FileUrl.default(''),
};

export const NewUserSetting = z.object({
  ...fields,
  role: z.enum(ROLES, SELECT_ROLE),
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
  language: z.string().default(DEFAULT_LANGUAGE),
  /** Whether the directory's role groups show the role already; a timer goes on trying while they do not. */
  roleState: z.enum(['applied', 'pending']).default('applied'),
  /** Why the directory could not be changed yet; empty when nothing went wrong. */
  roleReason: z.string().default(''),
  mail: MailState.nullable().default(null),
  etag: z.string().optional(),
});
export type UserSetting = z.output<typeof UserSetting>;

export const listUserSettings = contract({
  name: 'vseListUserSettings',
  summary: 'Users the caller may see, by name, a page at a time',
  method: 'GET',
  access: permissions.users.read,
  input: PageQuery,
  output: pageOf(UserSetting),
});

/** What was done and what was not (yet): the directory account, the settings, the role groups, the mail. */
export const UserSteps = z.object({
  id: Id,
  directory: z.enum(['found', 'invited']),
  role: z.enum(['applied', 'pending']),
  roleReason: z.string(),
  mail: MailState.nullable(),
});
export type UserSteps = z.output<typeof UserSteps>;

/** What a change did; with another account behind the user, the mail is the one that the new address was sent. */
export const UserChange = UserSteps.omit({ id: true }).extend({
  directory: z.enum(['unchanged', ...UserSteps.shape.directory.options]),
});
export type UserChange = z.output<typeof UserChange>;

export const createUserSetting = contract({
  name: 'vseCreateUserSetting',
  summary:
    'Lets a person in: finds or invites them in the directory, keeps their settings, sets the role, sends the mail',
  method: 'POST',
  access: permissions.users.write,
  input: NewUserSetting,
  output: UserSteps,
});

export const resendUserMail = contract({
  name: 'vseResendUserMail',
  summary: "Sends a user's invitation mail again",
  method: 'POST',
  access: permissions.users.write,
  input: z.object({ id: Id }),
  output: Done,
});

export const updateUserSetting = contract({
  name: 'vseUpdateUserSetting',
  summary:
    'Changes the settings of a user, the role groups with the role, and the account with the e-mail address',
  method: 'POST',
  access: permissions.users.update,
  input: z.object({
    ...revision,
    ...fields,
    role: z.enum([...ROLES, NO_ROLE], ROLE_REQUIRED),
    /** Left out, the language stays as it is. */
    language: LanguageCode.optional(),
  }),
  output: UserChange,
});

export const deleteUserSetting = contract({
  name: 'vseDeleteUserSetting',
  summary: 'Takes a user out of the role groups, then deletes the settings',
  method: 'DELETE',
  access: permissions.users.write,
  input: z.object({ ...revision, email: Name }),
  output: Done,
});

export const createUserLanguageHistory = contract({
  name: 'vseCreateUserLanguageHistory',
  summary: 'Records that a user chose a language',
  method: 'POST',
  access: permissions.users.language,
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

/** Who the caller is: what the header, the dashboard and the project start need to know of the signed-in person. */
export const Session = z.object({
  kind: z.enum(ROLES),
  email: z.string(),
  name: z.string(),
  userId: Id.nullable(),
  /** What the user log calls the person: the id of their settings, without any the directory's. */
  logId: Id,
  provider: z.object({ id: Id, name: z.string() }).nullable(),
  logo: z.string(),
  language: z.string(),
  /** The settings kept of the person, null for who has none: they go back whole with another language. */
  settings: OwnSettings.nullable(),
});
export type Session = z.output<typeof Session>;

export const getSession = contract({
  name: 'vseGetSession',
  summary: 'Who is signed in',
  method: 'GET',
  access: permissions.session.read,
  input: z.object({}),
  output: Session,
});
