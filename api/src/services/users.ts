import { DEFAULT_LANGUAGE } from '@vse/domain/limits';
import { type NewUserSetting, USER_EXISTS, type UserSetting } from '@vse/domain/users';
import { Problem } from '../http/errors.ts';
import type { Blobs } from './blobs.ts';
import { emailKey, type Records, type UserSettingDoc } from './records.ts';
import { createOnce } from './revise.ts';
import type { Condition, Query } from './store/store.ts';

export type Users = {
  findByEmail(email: string): Promise<UserSettingDoc | undefined>;
  /** A page of the users that the conditions let through, by last name, with signed logo URLs. */
  page(
    where: Condition[],
    page: Pick<Query, 'after' | 'limit'>,
  ): Promise<{ items: UserSetting[]; nextPage?: string }>;
  /** Answers the id. Throws Problem 409 when somebody else has the e-mail address. */
  add(id: string, user: NewUserSetting): Promise<string>;
};

export function createUsers({ userSettings }: Records, blobs: Blobs, now: () => Date): Users {
  async function findByEmail(email: string) {
    const where = [{ field: 'emailKey', equals: emailKey(email) }];
    return (await userSettings.page({ where, limit: 1 })).items[0]?.doc;
  }
  return {
    findByEmail,
    async page(where, page) {
      const orderBy = { field: 'lastName', direction: 'ascending' } as const;
      const [found, sign] = await Promise.all([
        userSettings.page({ where, orderBy, ...page }),
        blobs.signer(),
      ]);
      return {
        items: found.items.map(({ doc, etag }) => ({ ...doc, etag, logo: sign(doc.logo) })),
        ...(found.after && { nextPage: found.after }),
      };
    },
    async add(id, { requestId: _, ...user }) {
      const existing = await findByEmail(user.email);
      if (existing && existing.id !== id) throw new Problem(409, USER_EXISTS);
      return createOnce(userSettings, {
        ...user,
        id,
        emailKey: emailKey(user.email),
        logo: blobs.toPath(user.logo),
        joined: now().toISOString(),
        language: DEFAULT_LANGUAGE,
      });
    },
  };
}
