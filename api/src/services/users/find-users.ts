import type { UserSetting } from '@vse/domain/records/users';
import type { UserSettingDoc } from '../../store/document-types.ts';
import type { Condition, Paging, Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { mailStates } from '../mail/mail-queue.ts';
import { type Readable, type ReadablePage, readablePage, readEach } from '../readable.ts';

export async function readUser(
  { records }: Needs<'records'>,
  id: string,
): Promise<UserSettingDoc | undefined> {
  return (await records.userSettings.read(id))?.doc;
}

/** What a list shows of a user. */
const LISTED = [
  'email',
  'firstName',
  'lastName',
  'provider',
  'joined',
  'role',
  'activeDirectoryMemberId',
  'logo',
  'language',
  'roleState',
  'roleReason',
  'changedById',
  'changedDate',
] as const;
type ListedUser = Pick<UserSettingDoc, 'id' | (typeof LISTED)[number]>;

/** A page of the matching users, by last and first name, with signed logo URLs. */
export async function pageUsers(
  { records, blobs }: Needs<'records' | 'blobs'>,
  where: Condition[],
  page: Paging,
): Promise<ReadablePage<UserSetting>> {
  const orderBy = { field: 'sortKey', direction: 'ascending' } as const;
  const found = await records.userSettings.page({
    where,
    orderBy,
    ...page,
    fields: LISTED,
  });
  return readablePage(await usersOf({ records, blobs }, found.items), found);
}

export async function usersOf(
  { records, blobs }: Needs<'records' | 'blobs'>,
  docs: Stored<ListedUser>[],
): Promise<Readable<UserSetting>> {
  const ids = docs.map(({ doc }) => doc.id);
  const [states, sign] = await Promise.all([mailStates({ records }, ids), blobs.signer()]);
  return readEach('userSettings', docs, ({ doc, etag }) => ({
    ...doc,
    etag,
    logo: sign(doc.logo),
    mail: states.get(doc.id) ?? null,
    // A projected field that the document has not is null.
    changedById: doc.changedById ?? undefined,
    changedDate: doc.changedDate ?? undefined,
  }));
}
