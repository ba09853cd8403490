import { z } from 'zod';
import {
  contract,
  creation,
  Done,
  Email,
  Etag,
  FileUrl,
  Id,
  IsoDate,
  Name,
  PageQuery,
  pageOf,
  required,
  revision,
  Text,
} from './contract.ts';
import { DEFAULT_LANGUAGE } from './limits.ts';
import { MailState } from './mail.ts';
import { permissions, ROLES } from './permissions.ts';

export const USER_EXISTS = 'User already exists with given email address.';
export const SELECT_ROLE = 'Select a valid role.';
export const ROLE_REQUIRED = 'Role is required.';
export const COULD_NOT_ADD_USER = 'API Error, could not add user. Please try again later.';
export const EMAIL_LOCKED = "An e-mail address of the company's own domain cannot be changed.";

/** '0' is the role of nobody: a deleted user's, and the add form's before a choice (text 1 section 4). */
export const NO_ROLE = '0';
const LanguageCode = z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/);

const fields = {
  firstName: required('First Name is required.'),
  lastName: required('Last Name is required.'),
  email: Email('Email is required.'),
  provider: required('Provider is required.'),
  activeDirectoryMemberId: Name.default(''),
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
  email: Name,
  firstName: Name,
  lastName: Name,
  provider: Name,
  joined: IsoDate,
  role: z.enum([...ROLES, NO_ROLE]),
  activeDirectoryMemberId: Name,
  logo: FileUrl,
  language: z.string().default(DEFAULT_LANGUAGE),
  /** Whether the directory's role groups show the role already; a timer goes on trying while they do not. */
  roleState: z.enum(['applied', 'pending']).default('applied'),
  /** Why the directory could not be changed yet; empty when nothing went wrong. */
  roleReason: Text.default(''),
  mail: MailState.nullable().default(null),
  etag: Etag.optional(),
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
  roleReason: Text,
  mail: MailState.nullable(),
});
export type UserSteps = z.output<typeof UserSteps>;

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
  summary: 'Changes the settings of a user, and the role groups with the role',
  method: 'POST',
  access: permissions.users.update,
  input: z.object({
    ...revision,
    ...fields,
    role: z.enum([...ROLES, NO_ROLE], ROLE_REQUIRED),
    /** Left out, the language stays as it is. */
    language: LanguageCode.optional(),
  }),
  output: z.object({ role: z.enum(['applied', 'pending']), roleReason: Text }),
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
  email: Name,
  name: Name,
  userId: Id.nullable(),
  provider: z.object({ id: Id, name: Name }).nullable(),
  logo: FileUrl,
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
