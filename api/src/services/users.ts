import { PROVIDER_REQUIRED } from '@vse/domain/contract';
import { DIRECTORY_UNAVAILABLE } from '@vse/domain/directory';
import { DEFAULT_LANGUAGE } from '@vse/domain/limits';
import { userMail } from '@vse/domain/mail-templates';
import {
  ACCOUNT_LOCKED,
  EMAIL_LOCKED,
  type NewUserSetting,
  NO_ROLE,
  type UserChange,
  type UserSetting,
  type UserSteps,
} from '@vse/domain/users';
import type { Config } from '../config.ts';
import { notFound, Problem } from '../http/errors.ts';
import type { Blobs } from './blobs.ts';
import type { Ids } from './ids.ts';
import type { Mails } from './mails.ts';
import { accountsOf, emailKey, type Records, type UserSettingDoc } from './records.ts';
import { CHANGED_MEANWHILE, createOnce, revise } from './revise.ts';
import type { Condition, Query } from './store/store.ts';
import type { UserAccounts } from './user-accounts.ts';
import type { Identity, UserIdentities } from './user-identity.ts';
import type { UserRoles } from './user-roles.ts';

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
  /**
   * Keeps a user's settings alone, for who is in the directory already. Answers the id. Throws Problem 409 for an e-mail
   * or account that is another user's.
   */
  keep(id: string, user: NewUser): Promise<string>;
  /**
   * Lets a person in: directory account (found, or invited as a guest), settings, role groups, mail. Each step can be
   * repeated, so a retry goes on where the try before broke off. Throws Problem 400 for an unknown provider, 409 for an
   * e-mail or account that is another user's, 503 when the directory does not answer; nothing is kept then. Nobody but
   * an Admin takes another role away: for the others an account that has one is refused with 409.
   */
  add(id: string, user: NewUser, isByAdmin: boolean): Promise<UserSteps>;
  /**
   * Changes the settings, and the role groups with the role. With another e-mail address comes the account behind it,
   * found or invited as `add` does it: it gets the role, and the account from before is taken out of the role groups.
   * Throws Problem 400, 404, 409, 412, or 503 when the directory does not answer; nothing is changed then.
   */
  update(
    id: string,
    etag: string | undefined,
    change: Change,
    isByAdmin: boolean,
  ): Promise<UserChange>;
  /** Takes the user out of the role groups, then deletes the settings. Throws Problem 404, 412 or 503. */
  remove(id: string, etag: string | undefined): Promise<void>;
  setLanguage(id: string, language: string): Promise<void>;
  recordLanguage(userId: string, language: string): Promise<void>;
  resendMail(id: string): Promise<void>;
};

type Needs = {
  records: Records;
  blobs: Blobs;
  accounts: UserAccounts;
  identities: UserIdentities;
  roles: UserRoles;
  mails: Mails;
  ids: Ids;
  config: Config;
  now: () => Date;
};

export function createUsers(needs: Needs): Users {
  const { records, blobs, accounts, identities, roles, mails, ids, config, now } = needs;
  const { providers, userSettings, userLanguageHistory } = records;

  async function first(field: string, equals: string) {
    return (await userSettings.page({ where: [{ field, equals }], limit: 1 })).items[0]?.doc;
  }
  const findByEmail = (email: string) => first('emailKey', emailKey(email));

  async function requireProvider(id: string) {
    if (!(await providers.read(id))) throw new Problem(400, PROVIDER_REQUIRED);
  }

  async function queueMail(mailId: string, { id, email, firstName, redeemUrl }: UserSettingDoc) {
    const text = userMail({
      firstName,
      siteUrl: config.SITE_URL,
      redeemUrl: redeemUrl ?? undefined,
    });
    await mails.queue({ id: mailId, purpose: 'access', about: id, recipient: email, text });
  }

  /** Sends a queued mail, and says where the newest mail about a user stands. */
  async function sendMail(mailId: string, userId: string) {
    await mails.trySend(mailId);
    return (await mails.statesOf([userId])).get(userId) ?? null;
  }

  /** The company's own e-mail addresses stay as they are, and nobody chooses the account behind one. */
  function requireChangeable(change: Change, before: UserSettingDoc) {
    const isCompanys = before.emailKey.endsWith(`@${config.COMPANY_DOMAIN.toLowerCase()}`);
    if (isCompanys && emailKey(change.email) !== before.emailKey)
      throw new Problem(400, EMAIL_LOCKED);
    const [given, kept] = [change.activeDirectoryMemberId, before.activeDirectoryMemberId];
    if (given && kept && given !== kept) throw new Problem(400, ACCOUNT_LOCKED);
  }

  /** The account that a changed user is to have; the directory is asked only for a new e-mail address. */
  async function accountFor(change: Change, before: UserSettingDoc) {
    const { activeDirectoryMemberId: kept, redeemUrl } = before;
    if (emailKey(change.email) !== before.emailKey)
      return accounts.ofNewAddress(change.email, before);
    const activeDirectoryMemberId = kept || change.activeDirectoryMemberId;
    return { activeDirectoryMemberId, redeemUrl, directory: 'unchanged' as const };
  }

  type Changed = Change & Identity & Pick<UserSettingDoc, 'redeemUrl' | 'language'>;
  function changed(doc: UserSettingDoc, change: Changed): UserSettingDoc {
    const isAccountSame = change.activeDirectoryMemberId === doc.activeDirectoryMemberId;
    const formerMemberIds = isAccountSame
      ? doc.formerMemberIds
      : accountsOf(doc).filter((id) => id !== '' && id !== change.activeDirectoryMemberId);
    return {
      ...doc,
      ...change,
      logo: blobs.toPath(change.logo),
      formerMemberIds,
      ...(!(isAccountSame && change.role === doc.role) && { roleState: 'pending', roleReason: '' }),
    };
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
      const doc = docOf(id, user);
      return identities.holding(id, doc, () => createOnce(userSettings, doc));
    },
    async add(id, user, isByAdmin) {
      await requireProvider(user.provider);
      const doc = docOf(id, user);
      const step = await identities.holding(id, { emailKey: doc.emailKey }, async () => {
        const account = await accounts.of(user.email, user.activeDirectoryMemberId);
        const { directory, activeDirectoryMemberId, redeemUrl } = account;
        await identities.holding(id, { activeDirectoryMemberId }, async () => {
          if (!isByAdmin) await accounts.requireNoHigherRole(activeDirectoryMemberId);
          const found = { activeDirectoryMemberId, redeemUrl, roleState: 'pending' } as const;
          await createOnce(userSettings, { ...doc, ...found });
        });
        return directory;
      });
      const applied = await roles.apply(id);
      await queueMail(`${id}_1`, applied);
      const mail = await sendMail(`${id}_1`, id);
      const { roleState: role, roleReason } = applied;
      return { id, directory: step, role, roleReason, mail };
    },
    async update(id, etag, { language, ...change }, isByAdmin) {
      const stored = await userSettings.read(id);
      if (!stored) throw notFound('The user');
      // Nobody is invited for a change that is refused.
      if (etag !== undefined && stored.etag !== etag) throw new Problem(412, CHANGED_MEANWHILE);
      const before = stored.doc;
      requireChangeable(change, before);
      if (change.provider !== before.provider) await requireProvider(change.provider);
      const address = { emailKey: emailKey(change.email) };
      const { after, directory } = await identities.holding(id, address, async () => {
        const { directory, ...account } = await accountFor(change, before);
        return identities.holding(id, account, async () => {
          if (directory !== 'unchanged' && !isByAdmin)
            await accounts.requireNoHigherRole(account.activeDirectoryMemberId);
          const after = await revise(userSettings, id, etag, (doc) => {
            if (!isSamePerson(doc, before)) throw new Problem(412, CHANGED_MEANWHILE);
            const kept = { language: language ?? doc.language };
            return changed(doc, { ...change, ...address, ...account, ...kept });
          });
          return { after, directory };
        });
      });
      const mailId = `${id}_${now().getTime()}`;
      if (directory !== 'unchanged') {
        // What is still on its way to the old address would let its account in.
        await mails.cancel(id);
        await queueMail(mailId, after);
      }
      const { roleState: role, roleReason } =
        after.roleState === 'pending' ? await roles.apply(id) : after;
      await identities.releaseUnused(id, before);
      const mail = directory === 'unchanged' ? null : await sendMail(mailId, id);
      return { directory, role, roleReason, mail };
    },
    async remove(id, etag) {
      // The role is reset first: whoever keeps a group without settings would still get in.
      const before = await revise(
        userSettings,
        id,
        etag,
        (user): UserSettingDoc => ({ ...user, role: NO_ROLE, roleState: 'pending' }),
      );
      const { roleState, roleReason } = await roles.apply(id);
      if (roleState === 'pending') throw new Problem(503, roleReason || DIRECTORY_UNAVAILABLE);
      const stored = await userSettings.read(id);
      if (!stored) throw notFound('The user');
      // Somebody gave the role back meanwhile.
      if (stored.doc.role !== NO_ROLE) throw new Problem(412, CHANGED_MEANWHILE);
      await userSettings.remove(id, stored.etag);
      await identities.releaseUnused(id, before);
      await mails.cancel(id);
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
      await mails.cancel(id);
      const mailId = `${id}_${now().getTime()}`;
      await queueMail(mailId, stored.doc);
      await sendMail(mailId, id);
    },
  };
}

const isSamePerson = (one: Identity, other: Identity) =>
  one.emailKey === other.emailKey && one.activeDirectoryMemberId === other.activeDirectoryMemberId;
