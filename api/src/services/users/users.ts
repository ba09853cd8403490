import { type Bound, bindVerbs } from '../bind-verbs.ts';
import type { Context } from '../context.ts';
import { changeUser } from './change-user.ts';
import { findUserByEmail, findUserByMemberId, pageUsers, readUser } from './find-users.ts';
import { addSettings, addUser } from './let-in-user.ts';
import { removeUser } from './remove-user.ts';
import { recordLanguage, setUserLanguage } from './user-history.ts';
import { resendUserMail } from './user-mail.ts';

const verbs = {
  findByEmail: findUserByEmail,
  findByMemberId: findUserByMemberId,
  read: readUser,
  page: pageUsers,
  add: addUser,
  addSettings,
  update: changeUser,
  remove: removeUser,
  setLanguage: setUserLanguage,
  recordLanguage,
  resendMail: resendUserMail,
};

export type Users = Bound<typeof verbs>;
export const createUsers = (context: Context): Users => bindVerbs(context, verbs);
