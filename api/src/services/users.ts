import { DEFAULT_LANGUAGE } from '@vse/domain/limits';
import { userMail } from '@vse/domain/mail-templates';
import {
  EMAIL_LOCKED,
  type NewUserSetting,
  NO_ROLE,
  USER_EXISTS,
  type UserSetting,
  type UserSteps,
} from '@vse/domain/users';
import type { Config } from '../config.ts';
import { notFound, Problem } from '../http/errors.ts';
import type { Blobs } from './blobs.ts';
import type { Directory } from './directory.ts';
import type { Ids } from './ids.ts';
import type { Mails } from './mails.ts';
import { emailKey, type Records, type UserSettingDoc } from './records.ts';
import { createOnce, everything, removeDoc, revise } from './revise.ts';
import type { Condition, Query } from './store/store.ts';

type NewUser = Omit<NewUserSetting, 'requestId'>;
type Change = Omit<NewUser, 'role'> & { role: UserSetting['role']; language?: string | undefined };

export type Users = {
  findByEmail(email: string): Promise<UserSettingDoc | undefined>;
  findByMemberId(memberId: string): Promise<UserSettingDoc | undefined>;
  read(id: string): Promise<UserSettingDoc | undefined>;
  /** A page of the users that the conditions let through, by last name, with signed logo URLs. */
  page(
    where: Condition[],
    page: Pick<Query, 'after' | 'limit'>,
  ): Promise<{ items: UserSetting[]; nextPage?: string }>;
  count(where: Condition[]): Promise<number>;
  /** Keeps a user's settings alone, for who is in the directory already. Answers the id. Throws Problem 409 for a known e-mail. */
  keep(id: string, user: NewUser): Promise<string>;
  /**
   * Lets a person in: directory account (found, or invited as a guest), settings, role groups, mail. Each step can be
   * repeated, so a retry goes on where the try before broke off. Throws Problem 409 for a known e-mail, 503 when the
   * directory does not answer; nothing is kept then.
   */
  add(id: string, user: NewUser): Promise<UserSteps>;
  /** Throws Problem 400, 404, 409 or 412. */
  update(
    id: string,
    etag: string | undefined,
    change: Change,
  ): Promise<Pick<UserSteps, 'role' | 'roleReason'>>;
  /** Takes the user out of the role groups, then deletes the settings. Throws Problem 404, 412 or 503. */
  remove(id: string, etag: string | undefined): Promise<void>;
  setLanguage(id: string, language: string): Promise<void>;
  recordLanguage(userId: string, language: string): Promise<void>;
  resendMail(id: string): Promise<void>;
  /** Tries again to set the roles that the directory has not taken on yet. */
  applyPendingRoles(): Promise<void>;
};

type Needs = {
  records: Records;
  blobs: Blobs;
  directory: Directory;
  mails: Mails;
  ids: Ids;
  config: Config;
  now: () => Date;
};

export function createUsers({ records, blobs, directory, mails, ids, config, now }: Needs): Users {
  const { userSettings, userLanguageHistory } = records;

  async function first(field: string, equals: string) {
    return (await userSettings.page({ where: [{ field, equals }], limit: 1 })).items[0]?.doc;
  }
  const findByEmail = (email: string) => first('emailKey', emailKey(email));

  async function requireFree(email: string, id: string) {
    const existing = await findByEmail(email);
    if (existing && existing.id !== id) throw new Problem(409, USER_EXISTS);
  }

  /** Tries to bring the role groups in line with the settings; what did not work is kept as a reason and tried again. */
  async function applyRole(id: string): Promise<UserSettingDoc> {
    const stored = await userSettings.read(id);
    if (!stored) throw notFound('The user');
    const { activeDirectoryMemberId: memberId, role } = stored.doc;
    const reason = await directory.setRole(memberId, role === NO_ROLE ? undefined : role).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return revise(
      userSettings,
      id,
      undefined,
      (doc): UserSettingDoc => ({
        ...doc,
        roleState: reason === undefined ? 'applied' : 'pending',
        roleReason: reason ?? '',
        roleAttempts: reason === undefined ? 0 : doc.roleAttempts + 1,
      }),
    );
  }

  /** The account in the directory: found by e-mail, or a guest invited now. A guest invited before is found. */
  async function accountOf(user: NewUser) {
    if (user.activeDirectoryMemberId)
      return {
        id: user.activeDirectoryMemberId,
        redeemUrl: undefined,
        directory: 'found' as const,
      };
    const [known] = await directory.findByEmail(user.email);
    if (known) return { id: known.id, redeemUrl: undefined, directory: 'found' as const };
    return { ...(await directory.invite(user.email)), directory: 'invited' as const };
  }

  async function sendMail(mailId: string, { id, email, firstName, redeemUrl }: UserSettingDoc) {
    const text = userMail({
      firstName,
      siteUrl: config.SITE_URL,
      redeemUrl: redeemUrl ?? undefined,
    });
    await mails.send(mailId, id, email, text);
  }

  function docOf(id: string, user: NewUser): UserSettingDoc {
    return {
      ...user,
      id,
      emailKey: emailKey(user.email),
      logo: blobs.toPath(user.logo),
      joined: now().toISOString(),
      language: DEFAULT_LANGUAGE,
      roleState: 'applied',
      roleReason: '',
      roleAttempts: 0,
      redeemUrl: null,
    };
  }

  return {
    findByEmail,
    findByMemberId: (memberId) => first('activeDirectoryMemberId', memberId),
    read: async (id) => (await userSettings.read(id))?.doc,
    count: (where) => userSettings.count(where),
    async page(where, page) {
      const orderBy = { field: 'lastName', direction: 'ascending' } as const;
      const [found, sign] = await Promise.all([
        userSettings.page({ where, orderBy, ...page }),
        blobs.signer(),
      ]);
      const states = await mails.statesOf(found.items.map(({ doc }) => doc.id));
      return {
        items: found.items.map(({ doc, etag }) => ({
          ...doc,
          etag,
          logo: sign(doc.logo),
          mail: states.get(doc.id) ?? null,
        })),
        ...(found.after && { nextPage: found.after }),
      };
    },
    async keep(id, user) {
      await requireFree(user.email, id);
      return createOnce(userSettings, docOf(id, user));
    },
    async add(id, user) {
      await requireFree(user.email, id);
      const account = await accountOf(user);
      await createOnce(userSettings, {
        ...docOf(id, { ...user, activeDirectoryMemberId: account.id }),
        roleState: 'pending',
        redeemUrl: account.redeemUrl ?? null,
      });
      const applied = await applyRole(id);
      await sendMail(`${id}_1`, applied);
      const states = await mails.statesOf([id]);
      const { roleState: role, roleReason } = applied;
      return { id, directory: account.directory, role, roleReason, mail: states.get(id) ?? null };
    },
    async update(id, etag, { language, ...change }) {
      const before = await userSettings.read(id);
      if (!before) throw notFound('The user');
      const isChanged = emailKey(change.email) !== before.doc.emailKey;
      if (isChanged && before.doc.emailKey.endsWith(`@${config.COMPANY_DOMAIN.toLowerCase()}`))
        throw new Problem(400, EMAIL_LOCKED);
      await requireFree(change.email, id);
      const after = await revise(
        userSettings,
        id,
        etag,
        (doc): UserSettingDoc => ({
          ...doc,
          ...change,
          activeDirectoryMemberId: change.activeDirectoryMemberId || doc.activeDirectoryMemberId,
          emailKey: emailKey(change.email),
          logo: blobs.toPath(change.logo),
          language: language ?? doc.language,
          roleState: change.role === doc.role ? doc.roleState : 'pending',
        }),
      );
      const { roleState: role, roleReason } =
        after.roleState === 'pending' ? await applyRole(id) : after;
      return { role, roleReason };
    },
    async remove(id, etag) {
      // The role is reset first: whoever keeps a group without settings would still get in.
      const doc = await revise(
        userSettings,
        id,
        etag,
        (user): UserSettingDoc => ({
          ...user,
          role: NO_ROLE,
          roleState: 'pending',
        }),
      );
      if (doc.activeDirectoryMemberId)
        await directory.setRole(doc.activeDirectoryMemberId, undefined);
      await removeDoc(userSettings, id, undefined);
    },
    async setLanguage(id, language) {
      await revise(userSettings, id, undefined, (doc) =>
        doc.language === language ? undefined : { ...doc, language },
      );
    },
    async recordLanguage(userId, language) {
      await userLanguageHistory.create({
        id: ids.random(),
        userId,
        language,
        date: now().toISOString(),
      });
    },
    async resendMail(id) {
      const stored = await userSettings.read(id);
      if (!stored) throw notFound('The user');
      await sendMail(`${id}_${now().getTime()}`, stored.doc);
    },
    async applyPendingRoles() {
      const where = [{ field: 'roleState', equals: 'pending' }];
      for (const { doc } of await everything(userSettings, { where })) await applyRole(doc.id);
    },
  };
}
