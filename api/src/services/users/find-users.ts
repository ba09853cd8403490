import type { UserSetting } from '@vse/domain/records/users';
import { emailKey, type UserSettingDoc } from '../../store/document-types.ts';
import { findBy } from '../../store/documents.ts';
import type { Condition, Paging } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { mailStates } from '../mail/mail-queue.ts';

export const findUserByEmail = (context: Needs<'records'>, email: string) =>
  findBy(context.records.userSettings, 'emailKey', emailKey(email));

export const findUserByMemberId = (context: Needs<'records'>, memberId: string) =>
  findBy(context.records.userSettings, 'activeDirectoryMemberId', memberId);

export async function readUser(
  { records }: Needs<'records'>,
  id: string,
): Promise<UserSettingDoc | undefined> {
  return (await records.userSettings.read(id))?.doc;
}

/** A page of the matching users, by last name, with signed logo URLs. */
export async function pageUsers(
  { records, blobs }: Needs<'records' | 'blobs'>,
  where: Condition[],
  page: Paging,
): Promise<{ items: UserSetting[]; nextPage?: string }> {
  const orderBy = { field: 'lastName', direction: 'ascending' } as const;
  const [found, sign] = await Promise.all([
    records.userSettings.page({ where, orderBy, ...page }),
    blobs.signer(),
  ]);
  const ids = found.items.map(({ doc }) => doc.id);
  const states = await mailStates({ records }, ids);
  return {
    items: found.items.map(({ doc, etag }) => ({
      ...doc,
      etag,
      logo: sign(doc.logo),
      mail: states.get(doc.id) ?? null,
    })),
    ...(found.after && { nextPage: found.after }),
  };
}
